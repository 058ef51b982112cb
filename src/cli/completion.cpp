#include "cli/completion.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "base/words.h"
#include "cli/command_tree.h"
#include "cli/common/options.h"
#include "cli/common/subject_words.h"
#include "cli/common/values.h"
#include "options/programs.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

// All words that may follow a command: its subcommands, and its options.
std::string wordsAfter(const CommandEntry& command) {
    std::string words = base::joined(command.subcommands);
    for (const OptionEntry& option : command.options) {
        if (!words.empty()) words += ' ';
        words += base::joined(option.names);
    }
    for (const OptionEntry& argument : command.arguments) {
        if (!argument.values.empty()) words += ' ' + base::joined(argument.values);
    }
    return words;
}

// What was typed, where it is a command, then each form with words beyond a command, and the command that it means: `check FILE` is
// check, and `solve xox` is solve grid.
struct Meaning {
    std::string beginning, command;
};
std::vector<Meaning> meanings(const std::vector<CommandEntry>& tree) {
    std::vector<Meaning> list;
    for (const CommandEntry& command : tree) {
        if (!command.arguments.empty() && command.subcommands.empty()) {
            list.push_back({base::joined(command.words), base::joined(command.words)});
        }
    }
    for (const CommandEntry& command : tree) {
        if (std::find(command.subcommands.begin(), command.subcommands.end(), gridSubject) == command.subcommands.end())
            continue;
        list.push_back({base::joined(command.words), base::joined(command.words) + " " + gridSubject});
    }
    return list;
}

// The same as a `case` of bash and zsh.
std::string meaningCases(const std::vector<CommandEntry>& tree) {
    std::string known;
    for (const CommandEntry& command : tree) {
        known += fmt::format("{}\"{}\"", known.empty() ? "" : "|", base::joined(command.words));
    }
    std::string cases = fmt::format("    case \"$command\" in\n    {}) ;;\n", known);
    for (const Meaning& meaning : meanings(tree)) {
        cases += fmt::format("    \"{} \"*) command=\"{}\" ;;\n", meaning.beginning, meaning.command);
    }
    return cases + "    esac\n";
}

// Does a file's name stand by itself after this command?
bool takesFile(const CommandEntry& command) {
    return std::any_of(command.arguments.begin(), command.arguments.end(),
                       [](const OptionEntry& argument) { return argument.isFile; });
}

// The options that are followed by a value, as a pattern of alternatives: what stands after one is no verb.
std::string optionsWithValue(const std::vector<CommandEntry>& tree, std::string_view between) {
    std::vector<std::string> names;
    for (const CommandEntry& command : tree) {
        for (const OptionEntry& option : command.options) {
            if (option.value.empty()) continue;
            for (const std::string& name : option.names) {
                if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
            }
        }
    }
    return base::joined(names, between);
}

// The options of all commands whose values are known, each as `"command/--option"` with alternatives, and what to offer.
template <class Offer>
std::string valueCases(const std::vector<CommandEntry>& tree, const Offer& offer) {
    std::string cases;
    for (const CommandEntry& command : tree) {
        for (const OptionEntry& option : command.options) {
            if (option.values.empty() && !option.isFile) continue;
            std::string patterns;
            for (const std::string& name : option.names) {
                if (!patterns.empty()) patterns += '|';
                patterns += fmt::format("\"{}/{}\"", base::joined(command.words), name);
            }
            cases += fmt::format("    {}) {}; return ;;\n", patterns, offer(option));
        }
    }
    return cases;
}

// Older shells have no compopt; there the person types the name of the file.
constexpr const char* bashFiles = "COMPREPLY=(); type compopt >/dev/null 2>&1 && compopt -o default";

// The verb and the subject are the words that are neither options nor their values. Bash cuts `--lang=el` into three words.
std::string bashScript(const std::vector<CommandEntry>& tree) {
    std::string script = "# bash completion for mitos; from `mitos completion bash`\n"
                         "_mitos() {\n"
                         "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i\n"
                         "    if [[ $word == = ]]; then word=; else\n"
                         "        [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD-2]}\n"
                         "    fi\n"
                         "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
                         "        case \"${COMP_WORDS[i]}\" in\n";
    script += fmt::format("        {})\n", optionsWithValue(tree, "|"));
    script += "            [[ ${COMP_WORDS[i+1]} == = ]] && ((++i))\n"
              "            ((++i)) ;;\n"
              "        -*) ;;\n"
              "        *) command+=\"${command:+ }${COMP_WORDS[i]}\" ;;\n"
              "        esac\n"
              "    done\n" +
              meaningCases(tree) + "    case \"$command/$before\" in\n";
    script += valueCases(tree, [](const OptionEntry& option) -> std::string {
        if (option.isFile) return bashFiles;
        return fmt::format("COMPREPLY=($(compgen -W \"{}\" -- \"$word\"))", base::joined(option.values));
    });
    script += "    esac\n    case \"$command\" in\n";
    for (const CommandEntry& command : tree) {
        const std::string words = fmt::format("COMPREPLY=($(compgen -W \"{}\" -- \"$word\"))", wordsAfter(command));
        const std::string offer =
            takesFile(command) ? fmt::format("if [[ $word == -* ]]; then {}; else {}; fi", words, bashFiles) : words;
        script += fmt::format("    \"{}\") {} ;;\n", base::joined(command.words), offer);
    }
    return script + "    *) COMPREPLY=() ;;\n    esac\n}\ncomplete -F _mitos mitos\n";
}

// Works as a file `_mitos` in $fpath and when it is sourced.
std::string zshScript(const std::vector<CommandEntry>& tree) {
    std::string script = "#compdef mitos\n"
                         "# zsh completion for mitos; from `mitos completion zsh`\n"
                         "_mitos() {\n"
                         "    local command= before=${words[CURRENT-1]} i\n"
                         "    for ((i = 2; i < CURRENT; i++)); do\n"
                         "        case \"${words[i]}\" in\n";
    script += fmt::format("        {}) ((++i)) ;;\n", optionsWithValue(tree, "|"));
    script += "        -*) ;;\n"
              "        *) command+=\"${command:+ }${words[i]}\" ;;\n"
              "        esac\n"
              "    done\n" +
              meaningCases(tree) +
              "    if compset -P 1 '--*='; then before=${IPREFIX%=}; fi\n"
              "    case \"$command/$before\" in\n";
    script += valueCases(tree, [](const OptionEntry& option) -> std::string {
        return option.isFile ? "_files" : "compadd -- " + base::joined(option.values);
    });
    script += "    esac\n    case \"$command\" in\n";
    for (const CommandEntry& command : tree) {
        script += fmt::format("    \"{}\") compadd -- {}{} ;;\n", base::joined(command.words), wordsAfter(command),
                              takesFile(command) ? "; _files" : "");
    }
    return script + "    esac\n}\n"
                    "if [[ $funcstack[1] == _mitos ]]; then _mitos \"$@\"; else compdef _mitos mitos; fi\n";
}

std::string quoted(const std::string& text) {  // for fish: single quotes
    std::string safe = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') safe += '\\';
        safe += c;
    }
    return safe + "'";
}

std::string fishScript(const std::vector<CommandEntry>& tree) {
    std::string script = "# fish completion for mitos; from `mitos completion fish`\n"
                         "function __mitos_command\n"
                         "    set -l words (commandline -opc)\n"
                         "    set -l command\n"
                         "    set -l isvalue no\n"
                         "    for word in $words[2..-1]\n"
                         "        if test $isvalue = yes\n"
                         "            set isvalue no\n"
                         "            continue\n"
                         "        end\n"
                         "        switch $word\n";
    script += fmt::format("            case {}\n", optionsWithValue(tree, " "));
    script += "                set isvalue yes\n"
              "            case '-*'\n"
              "            case '*'\n"
              "                set -a command $word\n"
              "        end\n"
              "    end\n"
              "    set command \"$command\"\n"
              "    switch \"$command\"\n";
    for (const CommandEntry& command : tree)
        script += fmt::format("        case {}\n", quoted(base::joined(command.words)));
    for (const Meaning& meaning : meanings(tree)) {
        script += fmt::format("        case {}\n            set command {}\n", quoted(meaning.beginning + " *"),
                              quoted(meaning.command));
    }
    script += "    end\n"
              "    test \"$command\" = \"$argv\"\n"
              "end\n"
              "complete -c mitos -f\n";
    for (const CommandEntry& command : tree) {
        const std::string condition = "-n " + quoted("__mitos_command " + base::joined(command.words));
        for (const std::string& sub : command.subcommands)
            script += fmt::format("complete -c mitos {} -a {}\n", condition, sub);
        if (takesFile(command)) script += fmt::format("complete -c mitos {} -F\n", condition);
        for (const OptionEntry& argument : command.arguments) {
            if (!argument.values.empty()) {
                script += fmt::format("complete -c mitos {} -a {}\n", condition, quoted(base::joined(argument.values)));
            }
        }
        for (const OptionEntry& option : command.options) {
            std::string names;
            for (const std::string& name : option.names) {
                names += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            }
            std::string value;
            if (option.isFile) value = " -r -F";
            if (!option.values.empty()) value = " -x -a " + quoted(base::joined(option.values));
            if (value.empty() && !option.value.empty()) value = " -x";
            script += fmt::format("complete -c mitos {}{}{} -d {}\n", condition, names, value, quoted(option.help));
        }
    }
    return script;
}

}  // namespace

void addCompletion(CLI::App& root, Context& context) {
    auto shell = std::make_shared<std::string>();
    CLI::App* app = addCommand(root, context, "completion", text::completionVerb, text::verbsLabel);
    addOption(*app, context, options::shell, *shell)->required();
    addCommon(*app, context, Json::none);
    addExamples(*app, context,
                {"source <(mitos completion bash)", "source <(mitos completion zsh)",
                 "mitos completion fish > ~/.config/fish/completions/mitos.fish"});
    app->callback([&context, &root, shell] {
        context.withoutJson = "completion";
        context.action = [&context, &root, shell] {
            constexpr std::array scripts{bashScript, zshScript, fishScript};
            const auto script = scripts.at(readChoice(options::shell, *shell));
            context.console.print(script(commandTree(root, context)));
            return ExitCode::done;
        };
    });
}

}  // namespace mitos::cli
