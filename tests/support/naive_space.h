#pragma once
// The whole space of a small board by plain breadth-first search: an oracle that shares no code with the packed
// states, the ranking or the move generator.
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "games/tiles/board.h"

namespace mitos::test {

/// A board as a string of its tiles, tile 0 as '\0'.
using Cells = std::string;

inline Cells cellsOf(const games::tiles::Shape& shape, const games::tiles::Board& board) {
    return {board.tiles.begin(), board.tiles.begin() + shape.cells()};
}

inline games::tiles::Board boardOf(const Cells& cells) {
    games::tiles::Board board;
    for (std::size_t i = 0; i < cells.size(); ++i) board.tiles[i] = static_cast<std::uint8_t>(cells[i]);
    return board;
}

inline std::vector<Cells> neighboursOf(const games::tiles::Shape& shape, const Cells& cells) {
    std::vector<Cells> all;
    const int blank = static_cast<int>(cells.find('\0'));
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            const int row = blank / shape.columns + down;
            const int column = blank % shape.columns + right;
            const bool straight = (down == 0) != (right == 0);
            const bool diagonal = down != 0 && right != 0 && shape.moves == games::tiles::MoveSet::king;
            if (!straight && !diagonal) continue;
            if (row < 0 || row >= shape.rows || column < 0 || column >= shape.columns) continue;
            Cells next = cells;
            std::swap(next[static_cast<std::size_t>(blank)],
                      next[static_cast<std::size_t>(row * shape.columns + column)]);
            all.push_back(next);
        }
    }
    return all;
}

/// Returns the distance of every board from which the goal can be reached.
inline std::unordered_map<Cells, unsigned> naiveDistances(const games::tiles::Shape& shape,
                                                          const games::tiles::Board& goal) {
    std::unordered_map<Cells, unsigned> distances{{cellsOf(shape, goal), 0}};
    std::vector<Cells> layer{cellsOf(shape, goal)};
    for (unsigned depth = 1; !layer.empty(); ++depth) {
        std::vector<Cells> next;
        for (const Cells& cells : layer) {
            for (Cells& neighbour : neighboursOf(shape, cells)) {
                if (distances.emplace(neighbour, depth).second) next.push_back(std::move(neighbour));
            }
        }
        layer = std::move(next);
    }
    return distances;
}

}  // namespace mitos::test
