#pragma once
// Heuristics that are a sum over the tiles: misplaced, Manhattan, Chebyshev. They are admissible because every move
// moves one tile only, and consistent because it changes that tile's part by no more than the move costs.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "games/tiles/board.h"

namespace mitos::heuristics::tiles {

using games::tiles::Board;
using games::tiles::Shape;

/// Sums over all tiles a number that depends on the tile and its cell; the blank counts 0.
class TileSum {
  public:
    template <class Packed>
    std::uint32_t operator()(const Packed& state) const {
        std::uint32_t sum = 0;
        for (int cell = 0; cell < cells_; ++cell) sum += part(state.tile(cell), cell);
        return sum;
    }

    /// Returns the value after one move from `parent`: only the part of the moved tile has changed.
    template <class Packed>
    std::uint32_t after(std::uint32_t value, const Packed& parent, const Packed& child) const {
        const int to = parent.blank();
        const int from = child.blank();
        const unsigned tile = parent.tile(from);
        return value + part(tile, to) - part(tile, from);
    }

  protected:
    /// Tabulates `measure(rows, columns)` for the way of each tile to its cell in the goal.
    template <class Measure>
    TileSum(const Shape& shape, const Board& goal, Measure measure) : cells_(shape.cells()) {
        for (int home = 0; home < cells_; ++home) {
            const std::size_t tile = goal.tiles[static_cast<std::size_t>(home)];
            if (tile == 0) continue;
            for (int cell = 0; cell < cells_; ++cell) {
                const int rows = std::abs(shape.row(cell) - shape.row(home));
                const int columns = std::abs(shape.column(cell) - shape.column(home));
                parts_[tile][static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(measure(rows, columns));
            }
        }
    }

  private:
    [[nodiscard]] std::uint32_t part(unsigned tile, int cell) const {
        return parts_[tile][static_cast<std::size_t>(cell)];
    }

    int cells_;
    std::array<std::array<std::uint8_t, games::tiles::mostCells>, 32> parts_{};
};

/// Counts the tiles that are not on their cell of the goal.
struct Misplaced : TileSum {
    Misplaced(const Shape& shape, const Board& goal)
        : TileSum(shape, goal, [](int rows, int columns) { return rows + columns > 0 ? 1 : 0; }) {}
};

/// Sums the rows and columns between each tile and its cell in the goal.
struct Manhattan : TileSum {
    Manhattan(const Shape& shape, const Board& goal)
        : TileSum(shape, goal, [](int rows, int columns) { return rows + columns; }) {}
};

/// Sums the king moves between each tile and its cell in the goal.
struct Chebyshev : TileSum {
    Chebyshev(const Shape& shape, const Board& goal)
        : TileSum(shape, goal, [](int rows, int columns) { return std::max(rows, columns); }) {}
};

}  // namespace mitos::heuristics::tiles
