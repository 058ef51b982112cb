#pragma once
// Heuristics that add up something about each tile by itself: misplaced, Manhattan, Chebyshev. Admissible because every
// move moves one tile only, and consistent because it changes that tile's part by no more than the move costs.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "games/tiles/board.h"

namespace mitos::heuristics::tiles {

using games::tiles::Board;
using games::tiles::Shape;

/// The sum over all tiles of a number that depends on the tile and its cell; the blank counts nothing.
class TileSum {
  public:
    template <class Packed>
    std::uint32_t operator()(const Packed& state) const {
        std::uint32_t sum = 0;
        for (int cell = 0; cell < cells_; ++cell) sum += part(state.tile(cell), cell);
        return sum;
    }

    /// The value after one move from `parent`: only the tile that went to where the blank was has changed.
    template <class Packed>
    std::uint32_t after(std::uint32_t value, const Packed& parent, const Packed& child) const {
        const int to = parent.blank();
        const int from = child.blank();
        const unsigned tile = parent.tile(from);
        return value + part(tile, to) - part(tile, from);
    }

  protected:
    /// `measure(rows, columns)` of the way that a tile has to go home.
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

struct Misplaced : TileSum {
    Misplaced(const Shape& shape, const Board& goal)
        : TileSum(shape, goal, [](int rows, int columns) { return rows + columns > 0 ? 1 : 0; }) {}
};

struct Manhattan : TileSum {
    Manhattan(const Shape& shape, const Board& goal)
        : TileSum(shape, goal, [](int rows, int columns) { return rows + columns; }) {}
};

struct Chebyshev : TileSum {
    Chebyshev(const Shape& shape, const Board& goal)
        : TileSum(shape, goal, [](int rows, int columns) { return std::max(rows, columns); }) {}
};

}  // namespace mitos::heuristics::tiles
