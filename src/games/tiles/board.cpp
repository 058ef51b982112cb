#include "games/tiles/board.h"

#include <cstdlib>
#include <numeric>
#include <utility>
#include <vector>

namespace mitos::games::tiles {

Board orderedGoal(const Shape& shape) {
    Board goal;
    for (int cell = 0; cell + 1 < shape.cells(); ++cell) {
        goal.tiles[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(cell + 1);
    }
    return goal;
}

Board spiralGoal() { return {{6, 5, 4, 7, 0, 3, 8, 1, 2}}; }

bool solvable(const Shape& shape, const Board& start, const Board& goal) {
    if (shape.moves == MoveSet::king) return true;
    const auto cells = static_cast<std::size_t>(shape.cells());
    std::array<std::size_t, mostCells> home{};  // the goal cell of each tile
    for (std::size_t cell = 0; cell < cells; ++cell) home[goal.tiles[cell]] = cell;

    // Count the swaps that sort the start into the goal.
    Board board = start;
    bool odd = false;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        while (home[board.tiles[cell]] != cell) {
            std::swap(board.tiles[cell], board.tiles[home[board.tiles[cell]]]);
            odd = !odd;
        }
    }

    std::size_t blank = 0;
    while (start.tiles[blank] != 0) ++blank;
    const int from = static_cast<int>(blank);
    const int to = static_cast<int>(home[0]);
    const int distance = std::abs(shape.row(from) - shape.row(to)) + std::abs(shape.column(from) - shape.column(to));
    return odd == (distance % 2 != 0);
}

Board randomBoard(const Shape& shape, const Board& goal, base::Random& random) {
    std::vector<std::uint8_t> tiles(static_cast<std::size_t>(shape.cells()));
    Board board;
    do {
        std::iota(tiles.begin(), tiles.end(), std::uint8_t{0});
        random.shuffle(tiles);
        std::copy(tiles.begin(), tiles.end(), board.tiles.begin());
    } while (!solvable(shape, board, goal));
    return board;
}

}  // namespace mitos::games::tiles
