#include "arena/othello/engine_player.h"

#include <algorithm>

#include "engine/othello/clock.h"

namespace mitos::arena::othello {

using engine::othello::Budget;
using engine::othello::Engine;
using engine::othello::Opinion;

EnginePlayer::EnginePlayer(std::unique_ptr<Engine> engine, const EnginePlayerOptions& options)
    : engine_(std::move(engine)), options_(options) {
    if (options.seed) ties_.emplace(*options.seed);
}

void EnginePlayer::begin(Colour /*side*/, const Allowed& /*allowed*/, const base::StopFlag& /*stop*/) {
    engine_->newGame();
}

// Returns the limits of the referee as a budget. Without any limit the engine searches to its usual depth, with a
// time alone as deep as it gets.
Budget EnginePlayer::budgetFor(const Board& board, const Allowance& allowance) {
    Budget budget;
    if (allowance.moveSeconds) budget.hardLimit = *allowance.moveSeconds;
    const auto& left = allowance.left[static_cast<std::size_t>(board.mover)];
    if (left) engine::othello::limitByClock(budget, {*left, allowance.increment, 0}, engine_->game(), board);
    budget.depth = allowance.depth;
    budget.level = options_.level;
    budget.slipSeed = options_.seed.value_or(0);
    if (ties_) budget.tieSeed = ties_->next();
    return budget;
}

RecordedMove EnginePlayer::choose(const GameSoFar& soFar, const Allowance& allowance, const base::StopFlag& stop) {
    const base::Stopwatch watch;
    const Opinion opinion = engine_->think(soFar.board, budgetFor(soFar.board, allowance), stop);
    if (stop.raised()) throw PlayerStopped();
    RecordedMove chosen{opinion.move, {}, 0};
    if (opinion.isComplete() && (options_.tellsEstimates || opinion.value.decided))
        chosen.evaluation = opinion.value.discs;
    chosen.seconds = watch.seconds();
    return chosen;
}

}  // namespace mitos::arena::othello
