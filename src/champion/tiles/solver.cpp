#include "champion/tiles/solver.h"

#include <algorithm>

#include "champion/tiles/deepening.h"

namespace mitos::champion::tiles {

Solver::Solver(const Shape& shape, const games::tiles::Board& goal, const std::vector<Partition>& partitions)
    : goal_(goal),
      heuristic_(shape, static_cast<int>(std::find(goal.tiles.begin(), goal.tiles.end(), 0) - goal.tiles.begin()),
                 partitions),
      automaton_(shape.moves, shape.moves == games::tiles::MoveSet::plain ? 8 : 5) {
    for (int cell = 0; cell < shape.cells(); ++cell) {
        home_[goal.tiles[static_cast<std::size_t>(cell)]] = static_cast<std::uint8_t>(cell);
    }
}

Solution Solver::solve(const games::tiles::Board& start, const base::Limits& limits, const base::StopFlag& stop,
                       const base::Tell& tell, unsigned threads) const {
    const Shape& shape = heuristic_.shape();
    Solution solution;
    base::Watch watch(limits, stop, tell);
    solution.solvable = games::tiles::solvable(shape, start, goal_);
    if (!solution.solvable) return solution;
    Tiles tiles{};
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        tiles[at] = home_[start.tiles[at]];
    }
    Deepening search(heuristic_, automaton_, tiles, watch, threads);
    solution.estimate = solution.lowerBound = search.estimate();
    for (;;) {
        solution.solved = search.within(solution.lowerBound);
        if (solution.solved || watch.halt() != base::Halt::none) break;
        solution.lowerBound = search.next();
    }
    if (solution.solved)
        solution.moves = search.path();
    else
        solution.halt = watch.halt();
    solution.nodes = search.nodes();
    solution.seconds = watch.seconds();
    return solution;
}

}  // namespace mitos::champion::tiles
