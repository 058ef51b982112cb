#include "cli/completion.h"

#include <fmt/format.h>

#include "base/error.h"
#include "base/texts.h"
#include "cli/command_tree.h"

namespace mitos::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

// All words that may follow a command: its subcommands, and its options.
std::string wordsAfter(const CommandEntry& command) {
    std::string words = joined(command.subcommands);
    for (const OptionEntry& option : command.options) {
        if (!words.empty()) words += ' ';
        words += joined(option.names);
    }
    for (const OptionEntry& argument : command.arguments) {
        if (!argument.values.empty()) words += ' ' + joined(argument.values);
    }
    return words;
}

std::string bashScript(const std::vector<CommandEntry>& tree) {
    std::string script = "# bash completion for mitos; from `mitos completion bash`\n"
                         "_mitos() {\n"
                         "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= part\n"
                         "    for part in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
                         "        [[ $part == -* ]] && break\n"
                         "        command+=\"${command:+ }$part\"\n"
                         "    done\n"
                         "    case \"$command/$before\" in\n";
    for (const CommandEntry& command : tree) {
        for (const OptionEntry& option : command.options) {
            if (option.values.empty() && !option.isFile) continue;
            std::string patterns;
            for (const std::string& name : option.names) {
                if (!patterns.empty()) patterns += '|';
                patterns += fmt::format("\"{}/{}\"", joined(command.words), name);
            }
            script += option.isFile ? fmt::format("    {}) compopt -o default; COMPREPLY=(); return ;;\n", patterns)
                                    : fmt::format("    {}) COMPREPLY=($(compgen -W \"{}\" -- \"$word\")); return ;;\n",
                                                  patterns, joined(option.values));
        }
    }
    script += "    esac\n    case \"$command\" in\n";
    for (const CommandEntry& command : tree) {
        script += fmt::format("    \"{}\") COMPREPLY=($(compgen -W \"{}\" -- \"$word\")) ;;\n", joined(command.words),
                              wordsAfter(command));
    }
    return script + "    esac\n}\ncomplete -F _mitos mitos\n";
}

// zsh takes what bash takes.
std::string zshScript(const std::vector<CommandEntry>& tree) {
    return "#compdef mitos\nautoload -U +X bashcompinit && bashcompinit\n" + bashScript(tree);
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
                         "    for word in $words[2..-1]\n"
                         "        string match -q -- '-*' $word; and break\n"
                         "        set -a command $word\n"
                         "    end\n"
                         "    test \"$command\" = \"$argv\"\n"
                         "end\n"
                         "complete -c mitos -f\n";
    for (const CommandEntry& command : tree) {
        const std::string condition = "-n " + quoted("__mitos_command " + joined(command.words));
        for (const std::string& sub : command.subcommands)
            script += fmt::format("complete -c mitos {} -a {}\n", condition, sub);
        for (const OptionEntry& argument : command.arguments) {
            if (!argument.values.empty()) {
                script += fmt::format("complete -c mitos {} -a {}\n", condition, quoted(joined(argument.values)));
            }
        }
        for (const OptionEntry& option : command.options) {
            std::string names;
            for (const std::string& name : option.names) {
                names += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            }
            std::string value;
            if (option.isFile) value = " -r -F";
            if (!option.values.empty()) value = " -x -a " + quoted(joined(option.values));
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
    app->add_option("shell", *shell, context.console.in(text::shellArgument))->required()->option_text("bash|zsh|fish");
    addCommon(*app, context);
    addExamples(*app, context,
                {"source <(mitos completion bash)", "mitos completion fish > ~/.config/fish/completions/mitos.fish"});
    app->callback([&context, &root, shell] {
        context.action = [&context, &root, shell] {
            const auto tree = commandTree(root);
            if (*shell == "bash") {
                context.console.print(bashScript(tree));
            } else if (*shell == "zsh") {
                context.console.print(zshScript(tree));
            } else if (*shell == "fish") {
                context.console.print(fishScript(tree));
            } else {
                throw base::Error(base::Fault::usage, base::say(text::unknownName, *shell, "shell", "bash, zsh, fish"));
            }
            return ExitCode::done;
        };
    });
}

}  // namespace mitos::cli
