#include "cli/common/subject_words.h"

#include <CLI/CLI.hpp>

#include "api/grid/games.h"

namespace mitos::cli {
namespace {

const CLI::App* commandNamed(const CLI::App& app, const std::string& name) {
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (sub->get_name() == name) return sub;
    }
    return nullptr;
}

// Is the word after this one its value? `--lang el` yes, `--json` and `--lang=el` no.
bool takesNextWord(const CLI::App& app, const std::string& word) {
    const CLI::Option* option = word.find('=') == std::string::npos ? app.get_option_no_throw(word) : nullptr;
    return option != nullptr && option->get_items_expected_max() > 0;
}

// The first word from `from` on that is neither an option nor its value.
std::size_t nextPlainWord(const CLI::App& app, const std::vector<std::string>& words, std::size_t from) {
    while (from < words.size() && words[from].starts_with("-") && words[from] != "-") {
        from += takesNextWord(app, words[from]) ? 2 : 1;
    }
    return from;
}

// Names a game, or can only be meant as a path: then the reason why there is no such file is the answer.
bool meansGame(const std::string& word) {
    return api::grid::isGame(word) || word.find('/') != std::string::npos || word.ends_with(".toml");
}

}  // namespace

bool takesGames(const CLI::App& verb) { return commandNamed(verb, gridSubject) != nullptr; }

std::vector<std::string> withSubject(const CLI::App& root, std::vector<std::string> arguments) {
    const std::size_t verbAt = nextPlainWord(root, arguments, 0);
    if (verbAt >= arguments.size()) return arguments;
    const CLI::App* verb = commandNamed(root, arguments[verbAt]);
    if (verb == nullptr || !takesGames(*verb)) return arguments;
    const std::size_t subjectAt = nextPlainWord(*verb, arguments, verbAt + 1);
    if (subjectAt >= arguments.size()) return arguments;
    const std::string& word = arguments[subjectAt];
    if (commandNamed(*verb, word) == nullptr && meansGame(word)) {
        arguments.insert(arguments.begin() + static_cast<std::ptrdiff_t>(subjectAt), gridSubject);
    }
    return arguments;
}

}  // namespace mitos::cli
