#pragma once
// The rotations and reflections of a board.
#include <array>
#include <cstdint>

#include "champion/tiles/space.h"

namespace mitos::champion::tiles {

inline constexpr int symmetries = 8;

/// Tells whether a symmetry fits the shape. A number has three bits: reverse the rows, reverse the columns, and
/// finally exchange both.
constexpr bool isSymmetry(const Shape& shape, int symmetry) {
    return (symmetry & 4) == 0 || (shape.rows == shape.columns && shape.costs.alongRows == shape.costs.alongColumns);
}

/// Returns the cell that a symmetry maps `cell` to.
constexpr int imageOf(const Shape& shape, int symmetry, int cell) {
    const int row = (symmetry & 1) != 0 ? shape.rows - 1 - shape.row(cell) : shape.row(cell);
    const int column = (symmetry & 2) != 0 ? shape.columns - 1 - shape.column(cell) : shape.column(cell);
    return (symmetry & 4) != 0 ? column * shape.columns + row : row * shape.columns + column;
}

/// Returns the image of a set of cells.
constexpr Cells imageOfAll(const Shape& shape, int symmetry, Cells cells) {
    Cells image = 0;
    for (; cells != 0; cells &= cells - 1) image |= bitOf(imageOf(shape, symmetry, std::countr_zero(cells)));
    return image;
}

}  // namespace mitos::champion::tiles
