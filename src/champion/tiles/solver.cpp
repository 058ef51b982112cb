#include "champion/tiles/solver.h"

#include "champion/tiles/deepening.h"

namespace mitos::champion::tiles {

int Solver::blankOf(const Shape& shape, const games::tiles::Board& goal) {
    int cell = 0;
    while (cell + 1 < shape.cells() && goal.tiles[static_cast<std::size_t>(cell)] != 0) ++cell;
    return cell;
}

Solver::Solver(const Shape& shape, const games::tiles::Board& goal, const Partition& partition)
    : heuristic_(shape, blankOf(shape, goal), partition.patterns, partition.mirrored) {
    for (int cell = 0; cell < shape.cells(); ++cell) {
        home_[goal.tiles[static_cast<std::size_t>(cell)]] = static_cast<std::uint8_t>(cell);
    }
}

Solution Solver::solve(const games::tiles::Board& start, const base::Limits& limits, const base::StopFlag& stop,
                       const base::Tell& tell) const {
    const Shape& shape = heuristic_.shape();
    Solution solution;
    base::Watch watch(limits, stop, tell);
    solution.solvable = [&] {
        games::tiles::Board goal;
        for (int tile = 0; tile < shape.cells(); ++tile) {
            goal.tiles[home_[static_cast<std::size_t>(tile)]] = static_cast<std::uint8_t>(tile);
        }
        return games::tiles::solvable(shape, start, goal);
    }();
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
