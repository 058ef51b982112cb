#include "champion/tiles/solver.h"

#include <algorithm>

#include "champion/tiles/table_file.h"

namespace mitos::champion::tiles {
namespace {

using games::tiles::Board;
using games::tiles::MoveSet;

// The lengths of the sequences that the automaton reads: longer ones prune more, and take longer to find.
constexpr int plainSequences = 8;
constexpr int kingSequences = 6;

// The speed of one thread, for estimates.
constexpr double statesPerSecond = 100e6;

/// Returns the length of sequences to prune. If steps cost differently, a shorter sequence need not be cheaper; only
/// undoing a step is never worthwhile.
int sequencesFor(const Shape& shape) {
    if (!shape.unitCosts()) return 2;
    return shape.moves == MoveSet::plain ? plainSequences : kingSequences;
}

int blankOf(const Board& goal) {
    return static_cast<int>(std::find(goal.tiles.begin(), goal.tiles.end(), 0) - goal.tiles.begin());
}

}  // namespace

Solver::Solver(const Shape& shape, const Board& goal, TableSize size)
    : Solver(shape, goal, partitionsFor(shape, blankOf(goal), size)) {
    size_ = size;
}

Solver::Solver(const Shape& shape, const Board& goal, const std::vector<Partition>& partitions)
    : size_(TableSize::small), goal_(goal), heuristic_(shape, blankOf(goal), partitions),
      automaton_(shape.moves, sequencesFor(shape)) {
    for (int cell = 0; cell < shape.cells(); ++cell) {
        home_[goal.tiles[static_cast<std::size_t>(cell)]] = static_cast<std::uint8_t>(cell);
    }
}

TablePlan Solver::plan(unsigned threads) const {
    TablePlan plan;
    plan.partitions = heuristic_.partitions();
    plan.stored = size_ == TableSize::full;
    double states = 0;
    for (std::size_t t = 0; t < heuristic_.tables(); ++t) {
        const PatternTable& table = heuristic_.table(t);
        plan.bytes += table.bytes();
        plan.bytesWhileBuilding = std::max(plan.bytesWhileBuilding, plan.bytes + table.bytesWhileBuilding());
        states += static_cast<double>(table.space().states());
    }
    plan.bytes += heuristic_.bytesOfLinks();
    plan.bytesWhileBuilding = std::max(plan.bytesWhileBuilding, plan.bytes);
    plan.seconds = states / statesPerSecond / std::max(threads, 1U);
    return plan;
}

bool Solver::prepare(unsigned threads, const base::StopFlag& stop, const base::OnProgress& onProgress,
                     const std::optional<std::filesystem::path>& directory) {
    const base::Stopwatch stopwatch;
    notStored_.reset();
    const bool stored = size_ == TableSize::full && directory;
    Origin originIfBuilt = Origin::built;
    if (stored) {
        try {
            if (loadTables(heuristic_, tablesIn(*directory, heuristic_), threads)) {
                origin_ = Origin::stored;
                tableSeconds_ = stopwatch.seconds();
                return true;
            }
        } catch (const base::Error&) {
            originIfBuilt = Origin::rebuilt;  // unreadable counts as damaged
        }
    }
    if (!heuristic_.build(threads, stop, onProgress)) return false;
    origin_ = originIfBuilt;
    if (stored) {
        try {
            storeTables(heuristic_, tablesIn(*directory, heuristic_));
        } catch (const base::Error& error) {
            notStored_ = error.message();
        }
    }
    tableSeconds_ = stopwatch.seconds();
    return true;
}

Solution Solver::solve(const Board& start, const SolveOptions& options, const base::StopFlag& stop) const {
    const Shape& shape = heuristic_.shape();
    Solution solution;
    base::Watch watch(options.limits, stop, options.onProgress);
    solution.solvable = games::tiles::solvable(shape, start, goal_);
    if (!solution.solvable) return solution;
    Tiles tiles{};
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        tiles[at] = home_[start.tiles[at]];
    }
    Deepening search(heuristic_, automaton_, tiles, watch,
                     {.threads = options.threads, .weightPercent = options.weightPercent});
    if (options.from != nullptr) search.resume(*options.from);
    solution.estimate = search.estimate();
    solution.solved = search.run();
    solution.lowerBound = search.lowerBound();
    if (solution.solved) {
        solution.moves = search.path();
    } else {
        solution.halt = watch.halt();
        solution.milestone = search.milestone();
    }
    solution.nodes = search.nodes();
    solution.seconds = watch.seconds();
    return solution;
}

}  // namespace mitos::champion::tiles
