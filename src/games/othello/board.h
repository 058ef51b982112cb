#pragma once
// An Othello board: one bit per square and side, and the side to move.
#include <bit>
#include <cstdint>
#include <string_view>

#include "base/hash.h"

namespace mitos::games::othello {

/// A set of squares: one bit each, a1 lowest, row by row from the top:
///
///          a  b  c  d  e  f  g  h
///      1   0  1  2  3  4  5  6  7      right +1    left  -1
///      2   8  9 10 11 12 13 14 15      down  +8    up    -8
///      3  16 17 18 …                   and the diagonals +7 +9 -7 -9
///      …
///      8  56 57 58 59 60 61 62 63
///
/// Boards of 4x4 and 6x6 lie in the top left corner (a1 to d4, a1 to f6); no disc is ever outside.
using Squares = std::uint64_t;

/// The colour of a side. Black is X, moves first, and is MAX in the textbook searches.
enum class Colour : std::uint8_t { black, white };

constexpr Colour other(Colour colour) { return colour == Colour::black ? Colour::white : Colour::black; }
/// The name in options, records and JSON.
constexpr std::string_view nameOf(Colour colour) { return colour == Colour::black ? "black" : "white"; }

/// The number of a square's bit, 0 to 63, or `pass`: a move without a square.
using Square = std::uint8_t;
inline constexpr Square pass = 64;

constexpr Squares bitOf(Square square) { return Squares{1} << square; }
constexpr Square squareAt(int row, int column) { return static_cast<Square>(8 * row + column); }  // both from 0
constexpr int rowOf(Square square) { return square / 8; }
constexpr int columnOf(Square square) { return square % 8; }

/// Counts the squares of a set.
constexpr int discs(Squares squares) { return std::popcount(squares); }
/// Returns the lowest square of a set that is not empty.
constexpr Square firstOf(Squares squares) { return static_cast<Square>(std::countr_zero(squares)); }

/// The corners of the 8x8 board.
inline constexpr Squares corners = 0x8100000000000081U;

/// A position.
struct Board {
    Squares black = 0;
    Squares white = 0;
    Colour mover = Colour::black;

    [[nodiscard]] constexpr Squares of(Colour colour) const { return colour == Colour::black ? black : white; }
    [[nodiscard]] constexpr Squares own() const { return of(mover); }
    [[nodiscard]] constexpr Squares opponent() const { return of(other(mover)); }
    [[nodiscard]] constexpr Squares occupied() const { return black | white; }
    [[nodiscard]] constexpr std::uint64_t hash() const {
        return base::mix(black, white) ^ (mover == Colour::black ? 0 : 0xD6E8FEB86659FD93U);
    }

    friend constexpr bool operator==(const Board&, const Board&) = default;
};

}  // namespace mitos::games::othello
