#include "cli/othello/options.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "base/files.h"
#include "base/words.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/values.h"
#include "options/feature.h"
#include "options/othello.h"
#include "options/read.h"

namespace mitos::cli {
namespace {

using api::othello::Algorithm;
using engine::othello::AskedFeature;

struct UnquietName {
    std::string_view name;
    bool engine::othello::Unquiet::*criterion;
};
constexpr std::array unquietNames{UnquietName{"corner", &engine::othello::Unquiet::corner},
                                  UnquietName{"pass", &engine::othello::Unquiet::pass},
                                  UnquietName{"forced", &engine::othello::Unquiet::forced}};

std::vector<std::string> wordsOf(const std::string& list) {
    std::vector<std::string> words;
    std::istringstream stream(list);
    for (std::string word; std::getline(stream, word, ',');) words.push_back(word);
    return words;
}

// Was something typed that is not the default?
bool differs(const options::Option& option, const std::string& typed) {
    return !typed.empty() && typed != option.byDefault;
}

}  // namespace

void addPosition(CLI::App& app, Context& context, std::optional<std::string>& position,
                 std::optional<std::string>& moves) {
    addOption(app, context, options::othello::position, position);
    addOption(app, context, options::othello::moves, moves);
}

std::optional<Algorithm> namedAlgorithm(const std::string& typed) {
    if (typed.empty()) return std::nullopt;
    if (typed == api::othello::nameOf(Algorithm::champion)) return Algorithm::champion;
    readNamed(api::turns::methods, options::othello::algorithm, typed);
    return Algorithm::textbook;
}

std::vector<AskedFeature> askedOfTextbook(const SearchOptions& search, const std::string& size) {
    const bool otherEvaluation = !search.evaluation.empty() && !api::othello::isPattern(search.evaluation);
    std::vector<AskedFeature> asked;
    ask(asked, options::othello::evaluation, otherEvaluation);
    ask(asked, options::closedSet, search.closedSet);
    ask(asked, options::order, differs(options::order, search.order));
    ask(asked, options::shallow, differs(options::shallow, search.shallow));
    ask(asked, options::extend, differs(options::extend, search.extend));
    ask(asked, options::deepen, search.deepen);
    ask(asked, options::tree, !search.tree.empty());
    ask(asked, options::othello::size, differs(options::othello::size, size));
    return asked;
}

void ask(std::vector<AskedFeature>& asked, const options::Option& option, bool given) {
    options::ask(asked, option, nameOf(option), given);
}

void refuseLevelAndDepth(const std::string& level, const std::string& depth) {
    refuseTogether(!level.empty(), "--level", !depth.empty(), "--depth");
}

int readLevel(const std::string& typed) { return readInt(options::othello::level, typed); }

int readOthelloSize(const std::string& typed) {
    constexpr std::array sizes{4, 6, 8};
    return sizes.at(readChoice(options::othello::size, typed));
}

engine::othello::Unquiet readUnquiet(const std::string& typed) {
    engine::othello::Unquiet unquiet{false, false, false};
    for (const std::string& word : wordsOf(orDefault(options::othello::unquiet, typed))) {
        const auto known = std::find_if(unquietNames.begin(), unquietNames.end(),
                                        [&](const UnquietName& one) { return one.name == word; });
        if (known == unquietNames.end()) options::refuseName(word, "--unquiet", base::listedNames(unquietNames));
        unquiet.*(known->criterion) = true;
    }
    return unquiet;
}

api::othello::Evaluation readEvaluation(const Context& context, const std::string& name, int size) {
    return api::othello::evaluationNamed(name, size, base::dataDirectory(context.data), interruptFlag());
}

}  // namespace mitos::cli
