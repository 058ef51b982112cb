#pragma once
// The corners, edges, C and X squares of boards of 4x4, 6x6 and 8x8. The board lies in the top left corner of the 8x8
// grid (games/othello/board.h). On 8x8:
//
//       a b c d e f g h
//     1 + C e e e e C +      + corner
//     2 C X . . . . X C      e edge: a3-a6, h3-h6, c1-f1, c8-f8
//     3 e . . . . . . e      C       a2 a7 h2 h7 b1 g1 b8 g8
//     …                      X       b2 b7 g2 g7
//
// On 6x6 an edge has two such squares, c and d; on 4x4 it has none: there every edge square is beside a corner.
#include "games/othello/board.h"

namespace mitos::evaluations::othello {

using games::othello::Squares;

/// The sets of squares of one board size that terms count.
struct Regions {
    Squares all = 0;
    Squares corner = 0;
    Squares edge = 0;  // without corners and C squares
    Squares c = 0;     // on the edge beside a corner
    Squares x = 0;     // diagonally beside a corner
};

/// Returns the regions of a board of size x size.
constexpr Regions regionsOf(int size) {
    Regions regions;
    // The distance of a row or column from the nearer side: 0 on the side itself.
    const auto inwards = [size](int line) { return line < size - 1 - line ? line : size - 1 - line; };
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const int near = inwards(row) < inwards(column) ? inwards(row) : inwards(column);
            const int far = inwards(row) < inwards(column) ? inwards(column) : inwards(row);
            const Squares square = games::othello::bitOf(games::othello::squareAt(row, column));
            regions.all |= square;
            if (near == 0) (far == 0 ? regions.corner : far == 1 ? regions.c : regions.edge) |= square;
            if (near == 1 && far == 1) regions.x |= square;
        }
    }
    return regions;
}

/// Returns `squares` and all squares that touch one of them. Some of these may lie outside a board smaller than 8x8.
constexpr Squares withNeighbours(Squares squares) {
    constexpr Squares columnA = 0x0101010101010101;
    constexpr Squares columnH = columnA << 7;
    const Squares row = squares | ((squares & ~columnH) << 1) | ((squares & ~columnA) >> 1);
    return row | (row << 8) | (row >> 8);
}

}  // namespace mitos::evaluations::othello
