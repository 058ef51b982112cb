#include "api/grid/solve.h"

#include <algorithm>

#include "base/block_file.h"
#include "base/checksum.h"
#include "base/error.h"
#include "games/grid/provable.h"
#include "search/solve/proof.h"

namespace mitos::api::grid {
namespace {

using search::solve::Outcome;
using search::solve::Result;

// A solution that takes longer than this to make is kept.
constexpr double worthKeeping = 1.0;
constexpr std::uint64_t worthLooking = 10'000'000;  // indices from which on a stored one may be there
constexpr std::uint64_t largestProofTable = std::uint64_t{4} << 30;

std::filesystem::path storedFile(const std::filesystem::path& cache, const PlacementGame& game,
                                 const BoardText& start) {
    return cache / "solutions" / fmt::format("{:016x}.solution", base::checksum(solutionHeader(game, start, {})));
}

// The worth of a move to its mover, from that of the position it leads to.
Worth afterMove(Side mover, const GridState& next, const Worth& worth) {
    Worth seen = worth;
    if (next.mover != mover) {
        seen.result = search::solve::turned(seen.result);
        if (seen.margin) seen.margin = -*seen.margin;
    }
    ++seen.result.remoteness;
    return seen;
}

Outcome outcomeFor(Side side, int valueForMax) {
    const int value = side == Side::max ? valueForMax : -valueForMax;
    return value > 0 ? Outcome::win : value < 0 ? Outcome::loss : Outcome::draw;
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
                       const base::StopFlag& stop, const base::Tell& tell)
    : game_(game) {
    const GridState state = game_.startOn(start);
    report_.start = start;
    report_.toMove = state.mover;
    const std::vector<int> values = possibleValues(game_);  // nothing is proven yet
    report_.lower = values.front();
    report_.upper = values.back();
    const Plan plan = planFor(game_, start);
    const bool complete = !options.weak && plan.possible && plan.bytes <= options.limits.bytes;
    if (!complete) {
        proveStart(options, stop, tell);
        return;
    }
    if (plan.indices < worthLooking || !openStored(options)) {
        solution_ = Solution::make(game_, start, options.threads, options.limits, stop, report_.halt, tell);
        if (!solution_) return;
        if (options.cache && solution_->seconds() > worthKeeping) {
            try {
                const std::filesystem::path file = storedFile(*options.cache, game_, start);
                std::error_code none;
                std::filesystem::create_directories(file.parent_path(), none);
                solution_->save(file, {options.threads, &stop, {}});  // stopped: it serves this once
            } catch (const base::Error&) {
                // No room or no permission: it serves this once.
            }
        }
    }
    report_.kind = SolutionKind::complete;
    report_.counts = solution_->counts();
    report_.bytes = solution_->bytes();
    report_.seconds = solution_->seconds();
    report_.worth = solution_->worthOf(state);
    if (report_.worth) report_.outcome = report_.worth->result.outcome;
    report_.moves = movesOf(state);
}

bool GridSolver::openStored(const GridOptions& options) {
    if (!options.cache) return false;
    const std::filesystem::path file = storedFile(*options.cache, game_, report_.start);
    std::error_code none;
    if (!std::filesystem::exists(file, none)) return false;
    try {
        solution_ = Solution::open(file, game_, report_.start);
        (void)solution_->worthOf(game_.startOn(report_.start));  // unpacks a block: is it whole?
        report_.stored = true;
        return true;
    } catch (const base::Error&) {
        report_.wasDamaged = true;
    }
    solution_.reset();
    return false;
}

void GridSolver::proveStart(const GridOptions& options, const base::StopFlag& stop, const base::Tell& tell) {
    const games::grid::ProvablePlacement provable(game_);
    const std::vector<int> values = possibleValues(game_);
    if (!games::grid::ProvablePlacement::fits(game_.rules())) {
        report_.halt = base::Halt::memory;
        return;
    }
    base::Watch watch(options.limits, stop, tell);
    const std::uint64_t bytes = std::min(largestProofTable, options.limits.bytes / 4 * 3);
    search::solve::ProofSearch<games::grid::ProvablePlacement> search(provable, values.front(), values.back(), bytes,
                                                                      watch);
    const search::solve::Proof proof = search.prove(game_.startOn(report_.start), values);
    report_.halt = proof.halt;
    report_.lower = proof.lower;
    report_.upper = proof.upper;
    report_.nodes = proof.nodes;
    report_.bytes = proof.bytes;
    report_.seconds = proof.seconds;
    if (proof.complete) {
        report_.kind = SolutionKind::weak;
        report_.outcome = outcomeFor(report_.toMove, proof.lower);
    }
}

std::vector<MoveWorth> GridSolver::movesOf(const GridState& state) const {
    std::vector<MoveWorth> moves;
    if (!solution_ || game_.isOver(state)) return moves;
    game_.forEachMove(state, [&](const Placing& move) {
        const GridState next = game_.after(state, move);
        if (const auto worth = solution_->worthOf(next)) moves.push_back({move, afterMove(state.mover, next, *worth)});
    });
    return moves;
}

}  // namespace mitos::api::grid
