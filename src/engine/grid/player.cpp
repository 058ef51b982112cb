#include "engine/grid/player.h"

#include <algorithm>

#include "engine/grid/plan.h"
#include "engine/grid/prospects.h"
#include "search/turns/alphabeta.h"

namespace mitos::engine::grid {
namespace {

using search::turns::AlphaBeta;
using search::turns::AlphaBetaOptions;
using search::turns::Knowledge;
using search::turns::NoObserver;
using search::turns::RootResult;

}  // namespace

Player::Player(const PlacementGame& game, const BoardText& start, const PlayerOptions& options,
               const base::StopFlag& stop, const base::OnProgress& tell)
    : game_(game), options_(options) {
    if (!isWorthSolving(planFor(game_, start), options_.limits.bytes, options_.solveSeconds)) return;
    GridOptions how;
    how.limits = options_.limits;
    how.limits.seconds = std::min(how.limits.seconds, options_.solveSeconds);
    how.cache = options_.cache;
    how.threads = options_.threads;
    solver_ = std::make_shared<GridSolver>(game_, start, how, stop, tell);
    if (solver_->solution() == nullptr) solver_.reset();
}

Player::Player(const PlacementGame& game, std::shared_ptr<const GridSolver> solver, const PlayerOptions& options)
    : game_(game), options_(options), solver_(std::move(solver)) {
    if (solver_ != nullptr && solver_->solution() == nullptr) solver_.reset();
}

Opinion Player::think(const GridState& state, const base::StopFlag& stop) const {
    if (options_.depth) return searchTo(state, *options_.depth, options_.depthSeconds, stop);
    return hint(state, stop);
}

Opinion Player::hint(const GridState& state, const base::StopFlag& stop) const {
    if (solver_) {
        Opinion known = lookUp(state);
        if (!known.best.empty()) return known;
    }
    return searchTo(state, game_.rules().cells(), options_.moveSeconds, stop);
}

Opinion Player::lookUp(const GridState& state) const {
    Opinion opinion;
    opinion.moves = solver_->movesOf(state);
    for (const MoveValue& entry : bestOf(opinion.moves)) opinion.best.push_back(entry.move);
    return opinion;
}

// Deeper and deeper. A win that has been found is the nearest one, and is taken; when every move has turned out to
// lose, those that looked best until then put it off longest.
Opinion Player::searchTo(const GridState& state, int deepest, double seconds, const base::StopFlag& stop) const {
    using Search = AlphaBeta<PlacementGame, Prospects, Knowledge<>, NoObserver>;
    const Prospects prospects(game_);
    base::Limits limits;
    limits.seconds = seconds;
    limits.nodes = options_.nodes;
    base::Watch watch(limits, stop);
    AlphaBetaOptions how;
    how.memory = true;
    NoObserver nobody;
    const Knowledge<> nothing;
    Search search(game_, prospects, how, watch, nothing, nobody);
    const int sign = game_.maxToMove(state) ? 1 : -1;
    Opinion opinion;
    std::optional<RootResult<Placing>> before;
    for (int depth = 1; depth <= std::max(1, deepest); ++depth) {  // one ply at least: there is always a move
        RootResult<Placing> result = search.search(state, depth, before ? &*before : nullptr);
        opinion.nodes = result.counters.states;
        if (!result.complete && before) break;
        const bool decided = !game_.rules().countsPoints() && (result.value == 10 || result.value == -10);
        const bool lost = decided && sign * result.value < 0;
        if (!lost || opinion.best.empty()) {
            opinion.best.clear();
            for (const auto& tied : result.tied) opinion.best.push_back(tied.move);
            if (opinion.best.empty() && result.move) opinion.best.push_back(*result.move);
            opinion.depth = depth;
        }
        if (!result.complete || decided || result.exhaustive) break;
        before = std::move(result);
    }
    return opinion;
}

Placing chooseMove(const Opinion& opinion, base::Random* random) {
    if (random == nullptr) return opinion.best.front();
    return opinion.best[random->below(opinion.best.size())];
}

}  // namespace mitos::engine::grid
