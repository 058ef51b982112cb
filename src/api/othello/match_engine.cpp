#include "api/othello/match_engine.h"

#include <algorithm>

#include "base/error.h"
#include "base/texts/match.h"
#include "base/units.h"

namespace mitos::api::othello {
namespace {

using arena::Allowance;
using arena::Chosen;
using base::Error;
using base::Fault;
using base::say;

constexpr const char* usualMethod = "alphabeta+weight";
constexpr int usualDepth = 6;
// Of a clock, so that a slow moment of the machine loses no game.
constexpr double reserveSeconds = 0.02;

class EnginePlayer : public arena::Contestant {
  public:
    EnginePlayer(const Othello& game, const Evaluation& evaluation, const EngineSettings& settings)
        : searcher_(game, evaluation), settings_(settings) {
        if (settings.seed) random_.emplace(*settings.seed);
    }

    [[nodiscard]] std::string name() const override { return {}; }
    void begin(Colour /*side*/, const arena::Allowed& /*allowed*/, const base::StopFlag& /*stop*/) override {}

    Chosen choose(const arena::GameSoFar& soFar, const Allowance& allowance, const base::StopFlag& stop) override {
        const base::Stopwatch watch;
        const Othello& game = searcher_.game();
        SearchRequest request;
        request.root = soFar.board;
        request.evaluationName = settings_.evaluationName;
        request.settings = settingsFor(soFar.board, allowance);
        const turns::SearchReport report = searcher_.search(request, stop);
        if (report.halt == base::Halt::stopped) throw arena::PlayerStopped();
        Chosen chosen;
        chosen.move = games::othello::firstOf(game.moves(soFar.board));  // the limit was too small for any search
        if (report.move) chosen.move = games::othello::readSquare(game.size(), *report.move).value_or(chosen.move);
        // A textbook value is no number of discs, unless it is that of a finished game.
        if (const auto discs = finalDifference(report.value); discs && report.depth > 0) {
            chosen.evaluation = soFar.board.mover == Colour::black ? *discs : -*discs;
        }
        chosen.seconds = watch.seconds();
        return chosen;
    }

  private:
    Searcher searcher_;
    EngineSettings settings_;
    std::optional<base::Random> random_;

    turns::Settings settingsFor(const Board& board, const Allowance& allowance) {
        base::Limits limits;
        limits.bytes = settings_.bytes;
        bool timed = allowance.moveSeconds.has_value();
        if (timed) limits.seconds = *allowance.moveSeconds;
        if (const auto& left = allowance.left[static_cast<std::size_t>(board.mover)]) {
            const int ownMoves = (games::othello::discs(searcher_.game().empties(board)) + 1) / 2;
            limits.seconds = std::min(limits.seconds, shareOfClock(*left, allowance.increment, ownMoves));
            timed = true;
        }
        int depth = timed ? search::turns::toTheEnd : usualDepth;
        if (allowance.depth) depth = *allowance.depth;
        turns::Settings settings = settingsOf(settings_.method, depth, limits);
        settings.deepening = settings.deepening || timed;
        if (random_) settings.seed = random_->next();
        return settings;
    }
};

}  // namespace

double shareOfClock(double left, double increment, int ownMovesLeft) {
    const double share = left / std::max(2, ownMovesLeft) + 0.8 * increment;
    return std::max(0.001, std::min(share, left - reserveSeconds));
}

EngineSettings readEngineSettings(const arena::PlayerSpec& spec, const std::string& source) {
    EngineSettings settings;
    settings.method = readMethod(usualMethod);
    for (const auto& [key, value] : spec.settings) {
        if (key == "evaluation") {
            settings.evaluationName = value;
        } else if (key == "method") {
            settings.method = readMethod(value);
        } else if (key == "seed") {
            settings.seed = base::readWhole(value);
            if (!settings.seed) throw Error(Fault::usage, say(text::specValue, source, key, value, "1, 42"));
        } else if (key == "memory") {
            const auto bytes = base::readBytes(value);
            if (!bytes) throw Error(Fault::usage, say(text::specValue, source, key, value, "64M, 1G"));
            settings.bytes = *bytes;
        } else {
            throw Error(Fault::usage, say(text::specKey, source, base::shownWord(key),
                                          "name, depth, time, evaluation, method, seed, memory"));
        }
    }
    return settings;
}

std::function<std::unique_ptr<arena::Contestant>()> engineMaker(const Othello& game, const EngineSettings& settings,
                                                                const Folder& data) {
    const Evaluation evaluation(findEvaluation(settings.evaluationName, data), game.size());
    return [game, evaluation, settings] { return std::make_unique<EnginePlayer>(game, evaluation, settings); };
}

}  // namespace mitos::api::othello
