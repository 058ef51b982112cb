#include "api/othello/match_engine.h"

#include "api/othello/level_words.h"
#include "api/othello/methods.h"
#include "base/checksum.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/words.h"
#include "champion/othello/weights_file.h"
#include "options/match.h"
#include "options/othello.h"
#include "texts/match.h"

namespace mitos::api::othello {
namespace {

using base::Error;
using base::Fault;
using base::say;

constexpr const char* usualTextbook = "alphabeta+weight";

// The settings as they were typed, before it is known who plays.
struct TypedSettings {
    EngineSettings read;
    std::optional<NamedMethod> method;
};

TypedSettings readAll(const arena::PlayerSpec& spec, const std::string& source) {
    TypedSettings typed;
    EngineRequest& engine = typed.read.engine;
    for (const auto& [key, value] : spec.settings) {
        const options::Where where(source, key);
        if (key == "evaluation") {
            engine.evaluation = value;
        } else if (key == "algorithm") {
            engine.options.algorithm = readAlgorithm(options::match::playerAlgorithm, value, where);
        } else if (key == "method") {
            typed.method = readMethod(value);
        } else if (key == "level") {
            typed.read.player.level = static_cast<int>(options::readWhole(options::othello::level, value, where));
        } else if (key == "without") {
            engine.options.techniques = readWithout(value, where);
        } else if (key == "threads") {
            engine.options.threads = options::readThreads(options::othello::championThreads, value, where);
        } else if (key == "seed") {
            typed.read.player.seed = options::readWhole(options::match::playerSeed, value, where);
        } else if (key == "memory") {
            engine.options.bytes = options::readBytes(options::match::playerMemory, value, where);
        } else {
            throw Error(
                Fault::usage,
                say(text::specKey, source, base::shownWord(key),
                    "name, depth, time, clock, level, without, evaluation, algorithm, method, seed, memory, threads"));
        }
    }
    return typed;
}

}  // namespace

EngineSettings readEngineSettings(const arena::PlayerSpec& spec, const std::string& source, const Folder& data) {
    TypedSettings typed = readAll(spec, source);
    EngineSettings& settings = typed.read;
    EngineOptions& options = settings.engine.options;
    settings.engine.data = data;
    if (settings.player.seed && !typed.method && !settings.player.level) typed.method = readMethod(usualTextbook);
    const bool textbook = typed.method || options.algorithm == Algorithm::textbook ||
                          (!settings.engine.evaluation.empty() && !isPattern(settings.engine.evaluation));
    const bool without = options.techniques != champion::othello::Techniques{};
    if (textbook && (settings.player.level || without))
        throw Error(Fault::usage, say(text::specChampion, source, settings.player.level ? "level" : "without"));
    // A named method is the textbook's from the first move to the last.
    if (typed.method && options.algorithm == Algorithm::champion)
        throw Error(Fault::usage, say(text::specAlgorithm, source));
    if (typed.method) {
        settings.player.tellsEstimates = false;  // what the textbook's own evaluation counts is no number of discs
        options.algorithm = Algorithm::textbook;
        options.textbook.settings = settingsOf(*typed.method, search::turns::toTheEnd, {});
    }
    options.setMemory(options.bytes);
    return settings;
}

std::uint64_t evaluationSum(const EngineSettings& settings, const base::StopFlag& stop) {
    const auto found = evaluationText(settings.engine.evaluationName(), settings.engine.data, stop);
    if (found) return base::checksum(found->text);
    // The champion: another one with other weights, or when a level is made another.
    std::uint64_t sum = champion::othello::shippedWeightsSum();
    if (settings.player.level) {
        const Level& level = levelOf(*settings.player.level);
        sum = base::mix(sum, static_cast<std::uint64_t>(100 * level.depth + level.solves));
        sum = base::mix(sum, static_cast<std::uint64_t>(100 * level.slip));
    }
    return sum;
}

std::function<std::unique_ptr<arena::othello::Contestant>()> engineMaker(const EngineSettings& settings,
                                                                         const base::StopFlag& stop) {
    // Now, not when the first game begins: a name that is wrong is said at once.
    makeEngine(settings.engine, stop);
    return [settings, &stop]() -> std::unique_ptr<arena::othello::Contestant> {
        return std::make_unique<arena::othello::EnginePlayer>(makeEngine(settings.engine, stop), settings.player);
    };
}

}  // namespace mitos::api::othello
