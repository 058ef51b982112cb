#pragma once
// The sizes of Othello boards.
#include <array>

#include "games/othello/board.h"

namespace mitos::games::othello {

inline constexpr std::array<int, 3> sizes{4, 6, 8};

constexpr bool isSize(int size) { return size == 4 || size == 6 || size == 8; }

/// Returns the squares of a board of that size.
constexpr Squares squaresOf(int size) {
    Squares squares = 0;
    for (int row = 0; row < size; ++row) squares |= ((Squares{1} << size) - 1) << (8 * row);
    return squares;
}

/// Returns the usual start: white on the upper left and lower right square of the centre (d4 and e5), black on the
/// other two; black to move.
constexpr Board startOf(int size) {
    const int middle = size / 2;
    Board board;
    board.white = bitOf(squareAt(middle - 1, middle - 1)) | bitOf(squareAt(middle, middle));
    board.black = bitOf(squareAt(middle - 1, middle)) | bitOf(squareAt(middle, middle - 1));
    return board;
}

}  // namespace mitos::games::othello
