#include "api/othello/match_engine.h"

#include "api/othello/clock.h"
#include "api/othello/levels.h"
#include "api/othello/player.h"
#include "base/checksum.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/random.h"
#include "base/texts/match.h"
#include "base/units.h"
#include "base/words.h"
#include "champion/othello/weights_file.h"

namespace mitos::api::othello {
namespace {

using arena::Allowance;
using arena::Chosen;
using base::Error;
using base::Fault;
using base::say;

constexpr const char* usualTextbook = "alphabeta+weight";
constexpr int usualMatchDepth = 6;
constexpr std::uint64_t mostMatchThreads = 256;

// What the referee allows, as the engine counts it. Without any limit the usual depth; a time alone looks as deep as it gets.
MoveBudget budgetFor(const Othello& game, const Board& board, const Allowance& allowance) {
    MoveBudget budget;
    budget.depth = allowance.depth;
    if (allowance.moveSeconds) budget.seconds = *allowance.moveSeconds;
    const auto& left = allowance.left[static_cast<std::size_t>(board.mover)];
    if (left) {
        const MoveTime time = timeForMove({*left, allowance.increment, 0}, game, board);
        budget.seconds = std::min(budget.seconds, time.most);
        budget.enough = time.enough;
    }
    if (!budget.depth && !allowance.moveSeconds && !left) {
        budget.depth = usualMatchDepth;
        budget.usualDepth = true;
    }
    return budget;
}

// A program at our own table: there is nothing to start, and nothing that could fail.
class OwnPlayer : public arena::Contestant {
  public:
    [[nodiscard]] std::string name() const override { return {}; }
    void begin(Colour /*side*/, const arena::Allowed& /*allowed*/, const base::StopFlag& /*stop*/) override {}

    Chosen choose(const arena::GameSoFar& soFar, const Allowance& allowance, const base::StopFlag& stop) override {
        const base::Stopwatch watch;
        Chosen chosen = think(soFar.board, budgetFor(game(), soFar.board, allowance), stop);
        if (stop.raised()) throw arena::PlayerStopped();
        // The limit was too small for any search.
        if (!game().isLegal(soFar.board, chosen.move)) {
            chosen = {games::othello::firstOf(game().moves(soFar.board)), {}, 0};
        }
        chosen.seconds = watch.seconds();
        return chosen;
    }

  private:
    [[nodiscard]] virtual const Othello& game() const = 0;
    virtual Chosen think(const Board& board, const MoveBudget& budget, const base::StopFlag& stop) = 0;
};

class EnginePlayer : public OwnPlayer {
  public:
    EnginePlayer(const EngineSettings& settings, const base::StopFlag& stop)
        : engine_(settings.engine, stop), level_(settings.level), seed_(settings.seed.value_or(0)) {}

    // So that a game is the same whichever games this player has played before.
    void begin(Colour /*side*/, const arena::Allowed& /*allowed*/, const base::StopFlag& /*stop*/) override {
        engine_.newGame();
    }

  private:
    Engine engine_;
    std::optional<int> level_;
    std::uint64_t seed_;

    [[nodiscard]] const Othello& game() const override { return engine_.game(); }
    Chosen think(const Board& board, const MoveBudget& budget, const base::StopFlag& stop) override {
        MoveBudget ours = budget;
        ours.level = level_;
        ours.seed = seed_;
        const Opinion opinion = engine_.think(board, ours, stop);
        Chosen chosen{opinion.move, {}, 0};
        if (opinion.depth > 0) chosen.evaluation = opinion.discs;
        return chosen;
    }
};

class TextbookPlayer : public OwnPlayer {
  public:
    TextbookPlayer(const EngineSettings& settings, const base::StopFlag& stop)
        : searcher_(Othello(settings.engine.size), evaluationOf(settings.engine, stop)), settings_(settings) {
        if (settings.seed) random_.emplace(*settings.seed);
    }

  private:
    Searcher searcher_;
    EngineSettings settings_;
    std::optional<base::Random> random_;

    [[nodiscard]] const Othello& game() const override { return searcher_.game(); }
    Chosen think(const Board& board, const MoveBudget& budget, const base::StopFlag& stop) override {
        SearchRequest request;
        request.root = board;
        request.evaluationName = settings_.engine.evaluationName();
        // It uses up all that it is given.
        const base::Limits limits{std::min(budget.seconds, budget.enough), budget.nodes, settings_.engine.bytes};
        request.settings = settingsOf(*settings_.method, budget.depth.value_or(search::turns::toTheEnd), limits);
        request.settings.tableBytes = settings_.engine.bytes;
        if (!budget.depth) request.settings.deepening = true;
        if (random_) request.settings.seed = random_->next();
        const SearchReport report = searcher_.search(request, stop);
        Chosen chosen;
        if (report.move) chosen.move = *report.move;
        // A textbook value is no number of discs, unless it is that of a finished game.
        if (const auto discs = finalDifference(report.value); discs && report.depth > 0) {
            chosen.evaluation = board.mover == Colour::black ? *discs : -*discs;
        }
        return chosen;
    }
};

}  // namespace

EngineSettings readEngineSettings(const arena::PlayerSpec& spec, const std::string& source, const Folder& data) {
    EngineSettings settings;
    settings.engine.data = data;
    for (const auto& [key, value] : spec.settings) {
        if (key == "evaluation") {
            settings.engine.evaluation = value;
        } else if (key == "algorithm") {
            const auto algorithm = algorithmNamed(value);
            if (!algorithm)
                throw Error(Fault::usage, say(text::specValue, source, key, value, base::listedNames(algorithms)));
            settings.engine.algorithm = *algorithm;
        } else if (key == "method") {
            settings.method = readMethod(value);
        } else if (key == "level") {
            const auto level = base::readWhole(value);
            if (!level || *level < leastLevel || *level > mostLevel)
                throw Error(Fault::usage, say(text::specValue, source, key, value, "1, 10, 20"));
            settings.level = static_cast<int>(*level);
        } else if (key == "without") {
            settings.engine.techniques = readWithout(value, source + ": without");
        } else if (key == "threads") {
            const auto threads = base::readWhole(value);
            if (!threads || *threads < 1 || *threads > mostMatchThreads)
                throw Error(Fault::usage, say(text::specValue, source, key, value, "1, 2"));
            settings.engine.threads = static_cast<unsigned>(*threads);
        } else if (key == "seed") {
            settings.seed = base::readWhole(value);
            if (!settings.seed) throw Error(Fault::usage, say(text::specValue, source, key, value, "1, 42"));
        } else if (key == "memory") {
            const auto bytes = base::readBytes(value);
            if (!bytes) throw Error(Fault::usage, say(text::specValue, source, key, value, "64M, 1G"));
            settings.engine.bytes = *bytes;
        } else {
            throw Error(
                Fault::usage,
                say(text::specKey, source, base::shownWord(key),
                    "name, depth, time, clock, level, without, evaluation, algorithm, method, seed, memory, threads"));
        }
    }
    if (settings.seed && !settings.method && !settings.level) settings.method = readMethod(usualTextbook);
    const bool textbook = settings.method || settings.engine.algorithm == Algorithm::alphabeta ||
                          (!settings.engine.evaluation.empty() && !isPattern(settings.engine.evaluation));
    const bool without = settings.engine.techniques != champion::othello::Techniques{};
    if (textbook && (settings.level || without))
        throw Error(Fault::usage, say(text::specChampion, source, settings.level ? "level" : "without"));
    // A named method is the textbook's from the first move to the last.
    if (settings.method && settings.engine.algorithm == Algorithm::champion)
        throw Error(Fault::usage, say(text::specAlgorithm, source));
    return settings;
}

std::uint64_t evaluationSum(const EngineSettings& settings, const base::StopFlag& stop) {
    const auto found = evaluationText(settings.engine.evaluationName(), settings.engine.data, stop);
    if (found) return base::checksum(found->text);
    // The champion: another one with other weights, or when a level is made another.
    std::uint64_t sum = champion::othello::shippedWeightsSum();
    if (settings.level) {
        const Level& level = levelOf(*settings.level);
        sum = base::mix(sum, static_cast<std::uint64_t>(100 * level.depth + level.solves));
        sum = base::mix(sum, static_cast<std::uint64_t>(100 * level.slip));
    }
    return sum;
}

std::function<std::unique_ptr<arena::Contestant>()> engineMaker(const EngineSettings& settings,
                                                                const base::StopFlag& stop) {
    // Now, not when the first game begins: a name that is wrong is said at once.
    evaluationOf(settings.engine, stop);
    return [settings, &stop]() -> std::unique_ptr<arena::Contestant> {
        if (settings.method) return std::make_unique<TextbookPlayer>(settings, stop);
        return std::make_unique<EnginePlayer>(settings, stop);
    };
}

}  // namespace mitos::api::othello
