#include "cli/command_tree.h"

#include <CLI/CLI.hpp>

#include "api/convert/convert.h"
#include "api/grid/games.h"
#include "api/puzzles.h"
#include "base/words.h"
#include "cli/common/options.h"
#include "cli/common/subject_words.h"

namespace mitos::cli {
namespace {

template <class Entries>
std::vector<std::string> namesOf(const Entries& entries) {
    std::vector<std::string> names;
    for (const auto& entry : entries) names.emplace_back(entry.name);
    return names;
}

std::vector<std::string> wordsIn(std::string_view text) {
    std::vector<std::string> words;
    for (std::string_view word = base::takeWord(text); !word.empty(); word = base::takeWord(text))
        words.emplace_back(word);
    return words;
}

// What an option of this puzzle takes.
template <class A>
std::vector<std::string> puzzleValues(const std::string& name) {
    if (name.starts_with("--algorithm")) return namesOf(A::algorithms());
    if (name.starts_with("--heuristic")) return namesOf(A::estimates());
    if (name == "--goal") return wordsIn(A::goalNames);
    for (const auto& option : A::options()) {
        if (name == "--" + std::string(option.entry.name)) return wordsIn(option.values);
    }
    return {};
}

std::vector<std::string> wordsOf(const options::Option& option) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < options::wordCount(option); ++i) words.emplace_back(options::wordOf(option, i));
    return words;
}

std::vector<std::string> valuesOf(const std::string& subject, const std::string& name) {
    std::vector<std::string> words;
    api::Puzzles::forEach([&]<class A>() {
        if (subject == A::subject) words = puzzleValues<A>(name);
    });
    if (!words.empty()) return words;
    if (name == "game") return api::grid::gameNames();
    if (name == "--from" || name == "--to") return api::convert::formatNameList();
    return {};
}

class Collector {
  public:
    explicit Collector(const Context& context) : context_(context) {}

    void collect(const CLI::App& app, const std::vector<std::string>& words, std::vector<CommandEntry>& tree) const {
        CommandEntry command;
        command.words = words;
        command.help = app.get_description();
        command.footer = app.get_footer();
        for (const CLI::Option* option : app.get_options()) {
            (option->nonpositional() ? command.options : command.arguments).push_back(entry(app.get_name(), *option));
        }
        const auto subcommands = app.get_subcommands([](const CLI::App*) { return true; });
        for (const CLI::App* sub : subcommands) command.subcommands.push_back(sub->get_name());
        // The game may stand right after its verb.
        for (const CLI::App* sub : subcommands) {
            if (sub->get_name() != gridSubject) continue;
            for (const CLI::Option* option : sub->get_options()) {
                if (!option->nonpositional()) command.arguments.push_back(entry(app.get_name(), *option));
            }
        }
        tree.push_back(std::move(command));
        for (const CLI::App* sub : subcommands) {
            std::vector<std::string> longer = words;
            longer.push_back(sub->get_name());
            collect(*sub, longer, tree);
        }
    }

  private:
    [[nodiscard]] OptionEntry entry(const std::string& subject, const CLI::Option& option) const {
        OptionEntry found;
        for (const std::string& name : option.get_snames()) found.names.push_back("-" + name);
        for (const std::string& name : option.get_lnames()) found.names.push_back("--" + name);
        if (found.names.empty()) found.names.push_back(option.get_name());
        if (option.get_items_expected_max() > 0) found.value = option.get_option_text();
        found.help = option.get_description();
        if (const options::Option* known = entryOf(context_, option)) {
            found.values = wordsOf(*known);
            found.isFile = known->kind == options::Kind::file || known->kind == options::Kind::folder;
        }
        if (found.values.empty()) found.values = valuesOf(subject, found.names.front());
        return found;
    }

    const Context& context_;
};

}  // namespace

std::vector<CommandEntry> commandTree(const CLI::App& root, const Context& context) {
    std::vector<CommandEntry> tree;
    Collector(context).collect(root, {}, tree);
    return tree;
}

}  // namespace mitos::cli
