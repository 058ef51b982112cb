#include "api/grid/player.h"

#include <algorithm>

#include "api/grid/best_moves.h"
#include "api/grid/prospects.h"
#include "search/turns/alphabeta.h"

namespace mitos::api::grid {
namespace {

using search::turns::AlphaBeta;
using search::turns::AlphaBetaOptions;
using search::turns::Knowledge;
using search::turns::NoObserver;
using search::turns::RootResult;

constexpr double hopeless = 10;  // times the allowed

}  // namespace

bool worthSolving(const Plan& plan, std::uint64_t bytes, double seconds) {
    return plan.possible && plan.bytes <= bytes && plan.seconds <= hopeless * seconds;
}

Player::Player(const PlacementGame& game, const BoardText& start, const PlayerOptions& options,
               const base::StopFlag& stop, const base::Tell& tell)
    : game_(game), options_(options) {
    if (!worthSolving(planFor(game_, start), options_.limits.bytes, options_.solveSeconds)) return;
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

Thought Player::think(const GridState& state, const base::StopFlag& stop) const {
    if (options_.depth) return searchTo(state, *options_.depth, options_.depthSeconds, stop);
    return hint(state, stop);
}

Thought Player::hint(const GridState& state, const base::StopFlag& stop) const {
    if (solver_) {
        Thought known = lookUp(state);
        if (!known.best.empty()) return known;
    }
    return searchTo(state, game_.rules().cells(), options_.moveSeconds, stop);
}

Thought Player::lookUp(const GridState& state) const {
    Thought thought;
    thought.moves = solver_->movesOf(state);
    for (const MoveWorth& entry : bestOf(thought.moves)) thought.best.push_back(entry.move);
    return thought;
}

// Deeper and deeper. A win that has been found is the nearest one, and is taken; when every move has turned out to lose, those
// that looked best until then put it off longest.
Thought Player::searchTo(const GridState& state, int deepest, double seconds, const base::StopFlag& stop) const {
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
    Thought thought;
    std::optional<RootResult<Placing>> before;
    for (int depth = 1; depth <= std::max(1, deepest); ++depth) {  // one ply at least: there is always a move
        RootResult<Placing> result = search.search(state, depth, before ? &*before : nullptr);
        thought.nodes = result.counters.states;
        if (!result.complete && before) break;
        const bool decided = !game_.rules().countsPoints() && (result.value == 10 || result.value == -10);
        const bool lost = decided && sign * result.value < 0;
        if (!lost || thought.best.empty()) {
            thought.best.clear();
            for (const auto& tied : result.tied) thought.best.push_back(tied.move);
            if (thought.best.empty() && result.move) thought.best.push_back(*result.move);
            thought.depth = depth;
        }
        if (!result.complete || decided || result.exhaustive) break;
        before = std::move(result);
    }
    return thought;
}

Placing choose(const Thought& thought, base::Random* random) {
    if (random == nullptr) return thought.best.front();
    return thought.best[random->below(thought.best.size())];
}

}  // namespace mitos::api::grid
