#include "cli/othello/options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>
#include <tuple>

#include "api/othello/level_words.h"
#include "base/error.h"
#include "base/files.h"
#include "base/units.h"
#include "base/words.h"
#include "cli/common/interrupt.h"
#include "cli/common/values.h"
#include "texts/champion.h"
#include "texts/othello.h"
#include "texts/terminal.h"
#include "texts/turns.h"

namespace mitos::cli {
namespace {

using api::othello::Algorithm;
using base::Error;
using base::Fault;
using base::say;
using engine::othello::AskedFeature;
using engine::othello::Feature;

std::vector<std::string> wordsOf(const std::string& list) {
    std::vector<std::string> words;
    std::istringstream stream(list);
    for (std::string word; std::getline(stream, word, ',');) words.push_back(word);
    return words;
}

void addText(CLI::App& app, const Context& context, const std::string& name, std::optional<std::string>& value,
             const base::Phrase& help, const base::Phrase& shown) {
    app.add_option_function<std::string>(
           name, [&value](const std::string& typed) { value = typed; }, context.console.in(help))
        ->group(context.console.in(text::boardLabel))
        ->option_text(valueText(context, shown));
}

}  // namespace

void addPosition(CLI::App& app, const Context& context, std::optional<std::string>& position,
                 std::optional<std::string>& moves) {
    addText(app, context, "--position", position, text::othelloPositionOption, text::positionValue);
    addText(app, context, "--moves", moves, text::othelloMovesOption, text::othelloMovesValue);
}

void addChampion(CLI::App& app, const Context& context, std::string& threads, const base::Phrase& algorithm) {
    app.get_option("--algorithm")
        ->description(context.console.in(algorithm))
        ->option_text("minimax|alphabeta|champion [champion]");
    app.add_option("--threads", threads, context.console.in(text::championThreadsOption))
        ->group(context.console.in(text::techniquesLabel))
        ->option_text("N [1]");
}

std::optional<Algorithm> namedAlgorithm(const std::string& typed) {
    if (typed.empty()) return std::nullopt;
    const auto champion = api::othello::nameOf(Algorithm::champion);
    if (typed == champion) return Algorithm::champion;
    for (const auto& method : api::turns::methods) {
        if (typed == method.name) return Algorithm::textbook;
    }
    throw Error(Fault::usage, say(text::unknownName, base::shownWord(typed), "--algorithm",
                                  fmt::format("{}, {}", base::listedNames(api::turns::methods), champion)));
}

std::vector<AskedFeature> askedOfTextbook(const SearchOptions& search, const std::string& size) {
    const SearchOptions usual;
    const bool otherEvaluation = !search.evaluation.empty() && !api::othello::isPattern(search.evaluation);
    const bool otherSize = !size.empty() && size != "8";
    std::vector<AskedFeature> asked;
    for (const auto& [given, feature, option] :
         {std::tuple(otherEvaluation, Feature::otherEvaluation, "--evaluation"),
          std::tuple(search.closedSet, Feature::closedSet, "--closed-set"),
          std::tuple(!search.order.empty() && search.order != usual.order, Feature::moveOrder, "--order"),
          std::tuple(search.shallow != usual.shallow, Feature::shallowOrder, "--shallow"),
          std::tuple(search.extend != usual.extend, Feature::extension, "--extend"),
          std::tuple(search.deepen, Feature::deepening, "--deepen"),
          std::tuple(!search.tree.empty(), Feature::tree, "--tree"),
          std::tuple(otherSize, Feature::otherSize, "--size")}) {
        if (given) asked.push_back({feature, option});
    }
    return asked;
}

int readLevel(const std::string& typed) {
    const auto level = base::readWhole(typed);
    if (!level || *level < api::othello::leastLevel || *level > api::othello::mostLevel)
        throw Error(Fault::usage, say(text::unknownLevel, "--level", api::othello::leastLevel, api::othello::mostLevel,
                                      base::shownWord(typed)));
    return static_cast<int>(*level);
}

void addLevel(CLI::App& app, const Context& context, std::string& level) {
    app.add_option("--level", level, context.console.in(text::levelOption))->option_text("1-20");
}

unsigned readChampionThreads(const std::string& typed) {
    return typed.empty() ? 1 : readThreads(typed, "--threads", 256);
}

int readOthelloSize(const std::string& typed) {
    if (typed == "4" || typed == "6" || typed == "8") return typed[0] - '0';
    throw Error(Fault::usage, say(text::unknownName, typed, "--size", "4, 6, 8"));
}

engine::othello::Unquiet readUnquiet(const std::string& typed) {
    engine::othello::Unquiet unquiet{false, false, false};
    for (const std::string& word : wordsOf(typed)) {
        if (word == "corner") {
            unquiet.corner = true;
        } else if (word == "pass") {
            unquiet.pass = true;
        } else if (word == "forced") {
            unquiet.forced = true;
        } else {
            throw Error(Fault::usage, say(text::unknownName, word, "--unquiet", "corner, pass, forced"));
        }
    }
    return unquiet;
}

api::othello::Evaluation readEvaluation(const Context& context, const std::string& name, int size) {
    return api::othello::evaluationNamed(name, size, base::dataDirectory(context.data), interruptFlag());
}

}  // namespace mitos::cli
