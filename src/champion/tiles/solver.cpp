#include "champion/tiles/solver.h"

#include <algorithm>

#include "champion/tiles/deepening.h"

namespace mitos::champion::tiles {

Solver::Solver(const Shape& shape, const games::tiles::Board& goal, const Partition& partition)
    : goal_(goal),
      heuristic_(shape, static_cast<int>(std::find(goal.tiles.begin(), goal.tiles.end(), 0) - goal.tiles.begin()),
                 partition.patterns, partition.mirrored) {
    for (int cell = 0; cell < shape.cells(); ++cell) {
        home_[goal.tiles[static_cast<std::size_t>(cell)]] = static_cast<std::uint8_t>(cell);
    }
}

Solution Solver::solve(const games::tiles::Board& start, const base::Limits& limits, const base::StopFlag& stop,
                       const base::Tell& tell) const {
    const Shape& shape = heuristic_.shape();
    Solution solution;
    base::Watch watch(limits, stop, tell);
    solution.solvable = games::tiles::solvable(shape, start, goal_);
    if (!solution.solvable) return solution;
    std::array<std::uint8_t, games::tiles::mostCells> tiles{};
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        tiles[at] = home_[start.tiles[at]];
    }
    Deepening search(heuristic_, tiles, watch);
    solution.estimate = solution.lowerBound = search.estimate();
    while (!search.within(solution.lowerBound)) {
        if (watch.halt() != base::Halt::none) break;
        solution.lowerBound = search.next();
    }
    solution.halt = watch.halt();
    solution.solved = solution.halt == base::Halt::none;
    if (solution.solved) solution.moves = search.path();
    solution.nodes = search.nodes();
    solution.seconds = watch.seconds();
    return solution;
}

}  // namespace mitos::champion::tiles
