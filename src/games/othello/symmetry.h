#pragma once
// The eight rotations and reflections of an Othello board. All keep the rules; four of them keep the start.
#include <array>
#include <cstdint>

#include "games/othello/board.h"

namespace mitos::games::othello {

/// One symmetry. First the board is transposed (a2 goes to b1) or not, then its columns are mirrored (a1 goes to h1)
/// or not, then its rows (a1 goes to a8) or not.
struct Symmetry {
    bool transposed = false;
    bool columnsMirrored = false;
    bool rowsMirrored = false;

    friend constexpr bool operator==(const Symmetry&, const Symmetry&) = default;
};

inline constexpr std::array<Symmetry, 8> symmetries{{{false, false, false},  // the board itself
                                                     {false, true, false},
                                                     {false, false, true},
                                                     {false, true, true},  // half a turn
                                                     {true, false, false},
                                                     {true, true, false},  // a quarter turn to the right
                                                     {true, false, true},  // a quarter turn to the left
                                                     {true, true, true}}};

/// Returns the symmetry that takes a transformed board back: after a transposition, the mirrorings are exchanged.
constexpr Symmetry inverse(Symmetry symmetry) {
    if (symmetry.transposed) return {true, symmetry.rowsMirrored, symmetry.columnsMirrored};
    return symmetry;
}

namespace detail {

/// Swaps the bits of `mask` with those `shift` places higher (the "delta swap" of Knuth, TAOCP 7.1.3).
constexpr Squares swapped(Squares squares, Squares mask, unsigned shift) {
    const Squares different = (squares ^ (squares >> shift)) & mask;
    return squares ^ different ^ (different << shift);
}

/// Exchanges blocks of one, two and four squares across the diagonal.
constexpr Squares transposed(Squares squares) {
    squares = swapped(squares, 0x00AA00AA00AA00AAU, 7);
    squares = swapped(squares, 0x0000CCCC0000CCCCU, 14);
    return swapped(squares, 0x00000000F0F0F0F0U, 28);
}

constexpr Squares columnsMirrored(Squares squares) {
    squares = swapped(squares, 0x5555555555555555U, 1);
    squares = swapped(squares, 0x3333333333333333U, 2);
    return swapped(squares, 0x0F0F0F0F0F0F0F0FU, 4);
}

constexpr Squares rowsMirrored(Squares squares) {
    squares = swapped(squares, 0x00FF00FF00FF00FFU, 8);
    squares = swapped(squares, 0x0000FFFF0000FFFFU, 16);
    return swapped(squares, 0x00000000FFFFFFFFU, 32);
}

}  // namespace detail

/// Transforms squares of a board of that size (4, 6 or 8); mirrored small boards are moved back into their corner.
constexpr Squares transformed(Squares squares, Symmetry symmetry, int size = 8) {
    const auto outside = static_cast<unsigned>(8 - size);
    if (symmetry.transposed) squares = detail::transposed(squares);
    if (symmetry.columnsMirrored) squares = detail::columnsMirrored(squares) >> outside;
    if (symmetry.rowsMirrored) squares = detail::rowsMirrored(squares) >> (8 * outside);
    return squares;
}

/// Returns where one square goes; a pass stays a pass.
constexpr Square transformed(Square square, Symmetry symmetry, int size = 8) {
    return square == pass ? pass : firstOf(transformed(bitOf(square), symmetry, size));
}

constexpr Board transformed(const Board& board, Symmetry symmetry, int size = 8) {
    return {transformed(board.black, symmetry, size), transformed(board.white, symmetry, size), board.mover};
}

/// Returns the same board for all boards that are images of each other: the image with the lowest bits of black, then
/// of white.
constexpr Board canonical(const Board& board, int size = 8) {
    Board least = board;
    for (const Symmetry symmetry : symmetries) {
        const Board image = transformed(board, symmetry, size);
        if (image.black < least.black || (image.black == least.black && image.white < least.white)) least = image;
    }
    return least;
}

}  // namespace mitos::games::othello
