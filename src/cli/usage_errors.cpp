#include "cli/usage_errors.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

#include "api/grid/games.h"
#include "base/error.h"
#include "base/words.h"
#include "cli/common/subject_words.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using base::Error;
using base::Fault;
using base::Message;
using base::say;

const auto everything = [](const CLI::App*) { return true; };

// The number of letters to change, insert or take out (Levenshtein 1966).
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row.back();
}

// The verb or option, among those that may stand here, that is nearest to a word that was not understood; empty when none
// is near, or when the word itself is known and merely stands in a wrong place.
std::string nearest(const CLI::App& app, const std::string& word) {
    std::string best;
    std::size_t least = std::max<std::size_t>(2, word.size() / 3) + 1;
    const auto consider = [&](const std::string& name) {
        const std::size_t distance = editDistance(word, name);
        if (distance < least) {
            least = distance;
            best = name;
        }
    };
    for (const CLI::App* sub : app.get_subcommands(everything)) consider(sub->get_name());
    if (takesGames(app)) {
        for (const std::string& game : api::grid::gameNames()) consider(game);
    }
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) consider("--" + name);
    }
    return best == word ? std::string() : best;
}

std::string subcommandsOf(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* sub : app.get_subcommands(everything)) names.push_back(sub->get_name());
    if (takesGames(app)) {
        for (const std::string& game : api::grid::gameNames()) names.push_back(game);
    }
    return base::listed(names);
}

// The words that no option and no command took.
std::vector<std::string> leftOver(const CLI::App& root) { return root.remaining(true); }

Message explainMissing(const CLI::App& root) {
    const CLI::App& app = chosenCommand(root);
    if (!app.get_subcommands(everything).empty()) {
        const std::vector<std::string> words = leftOver(root);
        const bool typed = !words.empty() && !words.front().starts_with("-");
        if (typed) return say(text::unknownSubject, words.front(), app.get_name(), subcommandsOf(app));
        if (!words.empty()) return say(text::unknownArgument, words.front());
        return say(text::missingSubject, subcommandsOf(app));
    }
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_required() && option->count() == 0)
            return say(text::missingArgument, option->get_name(), option->get_description());
    }
    return say(text::badUsage, commandLine(app));
}

Message explainMismatch(const CLI::ParseError& error, const CLI::App& root) {
    for (const CLI::App* app = &chosenCommand(root); app != nullptr; app = app->get_parent()) {
        for (const CLI::Option* option : app->get_options()) {
            if (option->get_items_expected_max() == 0 || option->count() < 2) continue;
            std::string values;
            for (const std::string& value : option->results()) values += (values.empty() ? "'" : ", '") + value + "'";
            return say(text::givenTwice, option->get_name(), values);
        }
    }
    // The name is all that is of use in the library's own words: `--start: 1 required TEXT missing`.
    const std::string words = error.what();
    return say(text::missingValue, words.substr(0, words.find(':')));
}

Message explain(const CLI::ParseError& error, const CLI::App& root) {
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) return explainMissing(root);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) return explainMismatch(error, root);
    const std::vector<std::string> words = leftOver(root);
    if (!words.empty()) return say(text::unknownArgument, words.front());
    return say(text::badUsage, error.what());
}

// Of the chosen command or one above it: the same name can take a value elsewhere.
bool isFlag(const CLI::App& root, const std::string& name) {
    for (const CLI::App* app = &chosenCommand(root); app != nullptr; app = app->get_parent()) {
        const CLI::Option* option = app->get_option_no_throw(name);
        if (option != nullptr) return option->get_items_expected_max() == 0;
    }
    return false;
}

// Their readers have something better to say of an empty value.
bool readsEmptyItself(const CLI::Option& option) {
    constexpr std::array<std::string_view, 3> names{"--start", "--goal", "--size"};
    return std::find(names.begin(), names.end(), option.get_name()) != names.end();
}

}  // namespace

const CLI::App& chosenCommand(const CLI::App& root) {
    const CLI::App* app = &root;
    while (!app->get_subcommands().empty()) app = app->get_subcommands().front();
    return *app;
}

std::string commandLine(const CLI::App& app) {
    return app.get_parent() == nullptr ? "mitos" : commandLine(*app.get_parent()) + " " + app.get_name();
}

void explainUsage(Console& console, const CLI::ParseError& error, const CLI::App& root) {
    const CLI::App& app = chosenCommand(root);
    std::string message = explain(error, root).in(console.language);
    const std::vector<std::string> words = leftOver(root);
    if (!words.empty()) {
        const std::string near = nearest(app, words.front().substr(0, words.front().find('=')));
        if (!near.empty()) message += "; " + say(text::didYouMean, near).in(console.language);
    }
    console.warn(message);
    console.warn(say(text::seeHelp, commandLine(app)));
}

void refuseFlagValues(const CLI::App& root, const std::vector<std::string>& arguments) {
    for (const std::string& argument : arguments) {
        const std::size_t sign = argument.find('=');
        if (!argument.starts_with("--") || sign == std::string::npos) continue;
        const std::string name = argument.substr(0, sign);
        if (isFlag(root, name)) throw Error(Fault::usage, say(text::flagWithValue, name));
    }
}

void refuseEmptyValues(const CLI::App& root) {
    for (const CLI::App* app = &chosenCommand(root); app != nullptr; app = app->get_parent()) {
        for (const CLI::Option* option : app->get_options()) {
            const auto& values = option->results();
            const bool empty = std::find(values.begin(), values.end(), std::string()) != values.end();
            if (empty && !readsEmptyItself(*option))
                throw Error(Fault::usage, say(text::emptyValue, option->get_name()));
        }
    }
}

}  // namespace mitos::cli
