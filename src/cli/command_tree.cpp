#include "cli/command_tree.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "api/convert/convert.h"
#include "api/grid/games.h"
#include "api/puzzles.h"
#include "base/words.h"
#include "cli/common/subject_words.h"

namespace mitos::cli {
namespace {

template <class Entries>
std::vector<std::string> namesOf(const Entries& entries) {
    std::vector<std::string> names;
    for (const auto& entry : entries) names.emplace_back(entry.name);
    return names;
}

// Words written with bars, such as `king|plain [king]`.
std::vector<std::string> barred(const std::string& value) {
    const std::string words = value.substr(0, value.find(' '));
    if (words.find('|') == std::string::npos) return {};
    std::vector<std::string> list;
    std::istringstream stream(words);
    for (std::string word; std::getline(stream, word, '|');) list.push_back(word);
    return list;
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
        if (name == option.name) return wordsIn(option.values);
    }
    return {};
}

std::vector<std::string> valuesOf(const std::string& subject, const std::string& name, const std::string& value) {
    if (std::vector<std::string> words = barred(value); !words.empty()) return words;
    std::vector<std::string> words;
    api::Puzzles::forEach([&]<class A>() {
        if (subject == A::subject) words = puzzleValues<A>(name);
    });
    if (!words.empty()) return words;
    if (name == "game") return api::grid::gameNames();
    if (name == "--from" || name == "--to") return api::convert::formatNameList();
    return {};
}

OptionEntry entryOf(const std::string& subject, const CLI::Option& option) {
    OptionEntry entry;
    for (const std::string& name : option.get_snames()) entry.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) entry.names.push_back("--" + name);
    if (entry.names.empty()) entry.names.push_back(option.get_name());
    if (option.get_items_expected_max() > 0) entry.value = option.get_option_text();
    entry.help = option.get_description();
    entry.values = valuesOf(subject, entry.names.front(), entry.value);
    entry.isFile = option.get_type_name() == "FILE" || option.get_type_name() == "DIR";  // the same in every language
    return entry;
}

void collect(const CLI::App& app, const std::vector<std::string>& words, std::vector<CommandEntry>& tree) {
    CommandEntry command;
    command.words = words;
    command.help = app.get_description();
    command.footer = app.get_footer();
    for (const CLI::Option* option : app.get_options()) {
        (option->nonpositional() ? command.options : command.arguments).push_back(entryOf(app.get_name(), *option));
    }
    const auto subcommands = app.get_subcommands([](const CLI::App*) { return true; });
    for (const CLI::App* sub : subcommands) command.subcommands.push_back(sub->get_name());
    // The game may stand right after its verb.
    for (const CLI::App* sub : subcommands) {
        if (sub->get_name() != gridSubject) continue;
        for (const CLI::Option* option : sub->get_options()) {
            if (!option->nonpositional()) command.arguments.push_back(entryOf(app.get_name(), *option));
        }
    }
    tree.push_back(std::move(command));
    for (const CLI::App* sub : subcommands) {
        std::vector<std::string> longer = words;
        longer.push_back(sub->get_name());
        collect(*sub, longer, tree);
    }
}

}  // namespace

std::vector<CommandEntry> commandTree(const CLI::App& root) {
    std::vector<CommandEntry> tree;
    collect(root, {}, tree);
    return tree;
}

}  // namespace mitos::cli
