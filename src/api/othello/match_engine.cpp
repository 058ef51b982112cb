#include "api/othello/match_engine.h"

#include "api/othello/level_words.h"
#include "api/othello/methods.h"
#include "base/checksum.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/words.h"
#include "champion/othello/weights_file.h"
#include "options/feature.h"
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
    bool without = false;
    bool threads = false;
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
            typed.without = true;
        } else if (key == "threads") {
            engine.options.threads = options::readThreads(options::othello::championThreads, value, where);
            typed.threads = true;
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

// Throws an Error (usage) for a setting that the one who answers does not have.
void refuseWithoutEffect(const TypedSettings& typed, const std::string& source) {
    const EngineRequest& engine = typed.read.engine;
    const arena::othello::EnginePlayerOptions& player = typed.read.player;
    const Algorithm algorithm = engine.options.algorithm;
    std::vector<engine::othello::AskedFeature> asked;
    const auto ask = [&asked](const options::Option& option, bool given) {
        options::ask(asked, option, option.name, given);
    };
    ask(options::othello::evaluation, !engine.evaluation.empty() && !isPattern(engine.evaluation));
    ask(options::othello::tieSeed, player.seed && !player.level);
    if (typed.method) asked.push_back({engine::othello::Feature::method, "method"});
    ask(options::othello::level, player.level.has_value());
    ask(options::othello::without, typed.without);
    // Beside the textbook that an evaluation chooses, the champion plays the end of the game, with its threads.
    ask(options::othello::championThreads, typed.threads && (typed.method || algorithm != Algorithm::automatic));
    try {
        chooseAlgorithm(algorithm == Algorithm::automatic ? std::nullopt : std::optional(algorithm), asked);
    } catch (const Error& error) {
        throw base::TextError({source, 1, 1, {}, 1}, error.message(), error.fault());
    }
}

}  // namespace

EngineSettings readEngineSettings(const arena::PlayerSpec& spec, const std::string& source, const Folder& data) {
    TypedSettings typed = readAll(spec, source);
    EngineSettings& settings = typed.read;
    EngineOptions& options = settings.engine.options;
    settings.engine.data = data;
    if (settings.player.seed && !typed.method && !settings.player.level) typed.method = readMethod(usualTextbook);
    refuseWithoutEffect(typed, source);
    // A named method is the textbook's from the first move to the last.
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
