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
               const base::StopFlag& stop, const base::OnProgress& onProgress)
    : game_(game), options_(options) {
    if (!isWorthSolving(planFor(game_, start), options_.limits.bytes, options_.solveSeconds)) return;
    GridOptions settings;
    settings.limits = options_.limits;
    settings.limits.seconds = std::min(settings.limits.seconds, options_.solveSeconds);
    settings.cache = options_.cache;
    settings.threads = options_.threads;
    solver_ = std::make_shared<GridSolver>(game_, start, settings, stop, onProgress);
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
        Opinion opinion = lookUp(state);
        if (!opinion.best.empty()) return opinion;
    }
    return searchTo(state, game_.rules().cells(), options_.moveSeconds, stop);
}

Opinion Player::lookUp(const GridState& state) const {
    Opinion opinion;
    opinion.moves = solver_->movesOf(state);
    for (const MoveValue& entry : bestOf(opinion.moves)) opinion.best.push_back(entry.move);
    return opinion;
}

// Searches deeper and deeper. A win that was found is the nearest one, and ends the search; if every move has turned
// out to lose, those that looked best until then delay it longest.
Opinion Player::searchTo(const GridState& state, int deepest, double seconds, const base::StopFlag& stop) const {
    using Search = AlphaBeta<PlacementGame, Prospects, Knowledge<>, NoObserver>;
    const Prospects prospects(game_);
    base::Limits limits;
    limits.seconds = seconds;
    limits.nodes = options_.nodes;
    base::Watch watch(limits, stop);
    AlphaBetaOptions settings;
    settings.memory = true;
    NoObserver observer;
    const Knowledge<> knowledge;
    Search search(game_, prospects, settings, watch, knowledge, observer);
    const int sign = game_.maxToMove(state) ? 1 : -1;
    Opinion opinion;
    std::optional<RootResult<Placing>> before;
    for (int depth = 1; depth <= std::max(1, deepest); ++depth) {  // at least one ply: there must be a move
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
