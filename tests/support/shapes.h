#pragma once
// Shapes, goals and boards that many tests use.
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "games/tiles/board.h"

namespace mitos::games::tiles {

// For GoogleTest's messages.
inline void PrintTo(const Shape& shape, std::ostream* out) {
    *out << shape.rows << 'x' << shape.columns << (shape.moves == MoveSet::king ? " king" : " plain");
}

}  // namespace mitos::games::tiles

namespace mitos::test {

inline std::string describe(const games::tiles::Shape& shape) {
    return std::to_string(shape.rows) + "x" + std::to_string(shape.columns) +
           (shape.moves == games::tiles::MoveSet::king ? " king" : " plain");
}

/// Names the instances of a test by their shape.
struct ByShape {
    std::string operator()(const testing::TestParamInfo<games::tiles::Shape>& instance) const {
        std::string name = describe(instance.param);
        name[name.find(' ')] = '_';
        return name;
    }
};

/// Returns every size with at most `mostCells` cells, with both move sets.
inline std::vector<games::tiles::Shape> shapesUpTo(int mostCells) {
    std::vector<games::tiles::Shape> shapes;
    for (int rows = games::tiles::smallestSide; rows <= games::tiles::largestSide; ++rows) {
        for (int columns = games::tiles::smallestSide; columns <= games::tiles::largestSide; ++columns) {
            if (rows * columns > mostCells) continue;
            shapes.push_back({rows, columns, games::tiles::MoveSet::plain});
            shapes.push_back({rows, columns, games::tiles::MoveSet::king});
        }
    }
    return shapes;
}

/// Returns any arrangement, solvable or not.
inline games::tiles::Board anyArrangement(const games::tiles::Shape& shape, base::Random& random) {
    games::tiles::Shape free = shape;
    free.moves = games::tiles::MoveSet::king;
    return games::tiles::randomBoard(free, games::tiles::orderedGoal(free), random);
}

/// Returns the board after `steps` random legal moves from `board`; no move undoes the one before it.
inline games::tiles::Board walkFrom(const games::tiles::Shape& shape, games::tiles::Board board, int steps,
                                    base::Random& random) {
    int blank = 0;
    while (board.tiles[static_cast<std::size_t>(blank)] != 0) ++blank;
    int last = -1;
    for (int done = 0; done < steps;) {
        const auto direction = static_cast<games::tiles::Direction>(random.below(shape.directionCount()));
        const int to = shape.neighbour(blank, direction);
        if (to < 0 || to == last) continue;
        std::swap(board.tiles[static_cast<std::size_t>(blank)], board.tiles[static_cast<std::size_t>(to)]);
        last = blank;
        blank = to;
        ++done;
    }
    return board;
}

}  // namespace mitos::test
