#include "engine/grid/solver.h"

#include <algorithm>

#include "base/block_file.h"
#include "base/checksum.h"
#include "base/error.h"
#include "engine/grid/plan.h"
#include "games/grid/provable.h"
#include "search/solve/proof.h"

namespace mitos::engine::grid {
namespace {

using games::grid::ProvablePlacement;

constexpr double storedFromSeconds = 1.0;                // a solution that takes longer to compute is stored
constexpr std::uint64_t loadedFromIndices = 10'000'000;  // a smaller one is computed again, stored or not
constexpr std::uint64_t largestProofTable = std::uint64_t{4} << 30;

std::filesystem::path storedFile(const std::filesystem::path& cache, const PlacementGame& game,
                                 const BoardText& start) {
    return cache / "solutions" / fmt::format("{:016x}.solution", base::checksum(writeSolutionHeader(game, start, {})));
}

std::vector<int> possibleValues(const PlacementGame& game) {
    if (!game.rules().countsPoints()) return {-10, 0, 10};
    std::vector<int> values;
    const auto most = static_cast<int>(std::min<std::size_t>(game.lines().size(), 120));
    for (int value = -most; value <= most; ++value) values.push_back(value);
    return values;
}

}  // namespace

GridSolver::GridSolver(const PlacementGame& game, const BoardText& start, const GridOptions& options,
                       const base::StopFlag& stop, const base::OnProgress& onProgress)
    : game_(game) {
    report_.start = start;
    report_.toMove = game_.startOn(start).mover;
    const std::vector<int> values = possibleValues(game_);  // nothing is proven yet
    report_.lower = values.front();
    report_.upper = values.back();
    const Plan plan = planFor(game_, start);
    if (!options.weak && plan.possible && plan.bytes <= options.limits.bytes) {
        solveCompletely(plan.indices, options, stop, onProgress);
    } else {
        proveStart(options, stop, onProgress);
    }
}

void GridSolver::solveCompletely(std::uint64_t indices, const GridOptions& options, const base::StopFlag& stop,
                                 const base::OnProgress& onProgress) {
    if (indices < loadedFromIndices || !openStored(options)) {
        solution_ =
            Solution::make(game_, report_.start, options.threads, options.limits, stop, report_.halt, onProgress);
        if (!solution_) return;
        if (options.cache && solution_->seconds() > storedFromSeconds) store(options, stop);
    }
    const GridState state = game_.startOn(report_.start);
    report_.kind = SolutionKind::complete;
    report_.counts = solution_->counts();
    report_.bytes = solution_->bytes();
    report_.seconds = solution_->seconds();
    report_.value = solution_->valueOf(state);
    if (report_.value) report_.outcome = report_.value->result.outcome;
    report_.moves = movesOf(state);
}

bool GridSolver::openStored(const GridOptions& options) {
    if (!options.cache) return false;
    const std::filesystem::path file = storedFile(*options.cache, game_, report_.start);
    std::error_code none;
    if (!std::filesystem::exists(file, none)) return false;
    try {
        solution_ = Solution::open(file, game_, report_.start);
        (void)solution_->valueOf(game_.startOn(report_.start));  // unpacks a block, to see whether it is damaged
        report_.stored = true;
        return true;
    } catch (const base::Error&) {
        report_.wasDamaged = true;
    }
    solution_.reset();
    return false;
}

// Stores the solution. If that fails or is stopped, the solution is used without being stored.
void GridSolver::store(const GridOptions& options, const base::StopFlag& stop) const {
    try {
        const std::filesystem::path file = storedFile(*options.cache, game_, report_.start);
        std::error_code none;
        std::filesystem::create_directories(file.parent_path(), none);
        solution_->save(file, {options.threads, &stop, {}});
    } catch (const base::Error&) {  // no room, or no permission
    }
}

void GridSolver::proveStart(const GridOptions& options, const base::StopFlag& stop,
                            const base::OnProgress& onProgress) {
    const ProvablePlacement provable(game_);
    const std::vector<int> values = possibleValues(game_);
    if (!ProvablePlacement::fits(game_.rules())) {
        report_.halt = base::Halt::memory;
        return;
    }
    base::Watch watch(options.limits, stop, onProgress);
    const std::uint64_t bytes = std::min(largestProofTable, options.limits.bytes / 4 * 3);
    search::solve::ProofSearch<ProvablePlacement> search(provable, values.front(), values.back(), bytes, watch);
    const search::solve::Proof proof = search.prove(game_.startOn(report_.start), values);
    report_.halt = proof.halt;
    report_.lower = proof.lower;
    report_.upper = proof.upper;
    report_.nodes = proof.nodes;
    report_.bytes = proof.bytes;
    report_.seconds = proof.seconds;
    if (proof.complete) {
        report_.kind = SolutionKind::weak;
        report_.outcome = search::solve::outcomeOf(report_.toMove == Side::max ? proof.lower : -proof.lower);
    }
}

std::vector<MoveValue> GridSolver::movesOf(const GridState& state) const {
    std::vector<MoveValue> moves;
    if (!solution_ || game_.isOver(state)) return moves;
    game_.forEachMove(state, [&](const Placing& move) {
        const GridState next = game_.after(state, move);
        if (const auto value = solution_->valueOf(next))
            moves.push_back({move, valueOfMove(state.mover, next, *value)});
    });
    return moves;
}

}  // namespace mitos::engine::grid
