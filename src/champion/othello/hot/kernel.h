#pragma once
// Moves, flips and the count of the last flips, as fast as this CPU level allows.
#include <array>
#include <bit>
#include <cstddef>

#include "champion/othello/hot/level.h"
#include "games/othello/moves_avx2.h"
#include "games/othello/moves_avx512.h"
#include "games/othello/moves_portable.h"

namespace mitos::champion::othello::MITOS_LEVEL {

using games::othello::bitOf;
using games::othello::corners;
using games::othello::discs;
using games::othello::firstOf;
using games::othello::pass;
using games::othello::Square;
using games::othello::Squares;

inline Squares legalMoves(Squares own, Squares opponent) {
#if defined(__AVX512VL__) && defined(__AVX512CD__)
    return games::othello::avx512::legalMoves(own, opponent);
#elif defined(__AVX2__)
    return games::othello::avx2::legalMoves(own, opponent);
#else
    return games::othello::portable::legalMoves(own, opponent);
#endif
}

inline Squares flips(Squares own, Squares opponent, Square at) {
#if defined(__AVX512VL__) && defined(__AVX512CD__)
    return games::othello::avx512::flips(own, opponent, at);
#elif defined(__AVX2__)
    return games::othello::avx2::flips(own, opponent, at);
#else
    return games::othello::portable::flips(own, opponent, at);
#endif
}

/// Removes the lowest square from a set that is not empty, and returns it.
inline Square take(Squares& squares) {
    const Square square = firstOf(squares);
    squares &= squares - 1;
    return square;
}

namespace detail {

constexpr std::array<Squares, 64> allNeighbours() {
    std::array<Squares, 64> all{};
    for (int square = 0; square < 64; ++square) {
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) {
                const int row = square / 8 + down;
                const int column = square % 8 + right;
                if ((down == 0 && right == 0) || row < 0 || row > 7 || column < 0 || column > 7) continue;
                all[static_cast<std::size_t>(square)] |= Squares{1} << (8 * row + column);
            }
        }
    }
    return all;
}

constexpr std::array<Squares, 64> allQuadrants() {
    std::array<Squares, 64> all{};
    for (unsigned square = 0; square < 64; ++square) {
        all[square] = Squares{0x0F0F0F0F} << ((square & 4U) + (square & 32U));
    }
    return all;
}

#if defined(__BMI2__)
/// Counts the discs that a disc on square `place` of a line turns, if the bits are the mover's discs and the line is
/// full. A line of fewer than eight squares ends in zeros, which no disc of the mover closes.
constexpr std::array<std::array<std::uint8_t, 256>, 8> allLastFlips() {
    std::array<std::array<std::uint8_t, 256>, 8> all{};
    for (int place = 0; place < 8; ++place) {
        for (int line = 0; line < 256; ++line) {
            int turned = 0;
            for (int up = place + 1; up < 8; ++up) {
                if (((line >> up) & 1) != 0) {
                    turned += up - place - 1;
                    break;
                }
            }
            for (int down = place - 1; down >= 0; --down) {
                if (((line >> down) & 1) != 0) {
                    turned += place - down - 1;
                    break;
                }
            }
            all[static_cast<std::size_t>(place)][static_cast<std::size_t>(line)] = static_cast<std::uint8_t>(turned);
        }
    }
    return all;
}

inline constexpr std::array<std::array<std::uint8_t, 256>, 8> lastFlipsOf = allLastFlips();

/// The four lines through a square, and for each the row of `lastFlipsOf` for the square's place there: together a
/// cache line.
struct alignas(64) Lines {
    std::array<Squares, 4> masks{};
    std::array<const std::uint8_t*, 4> flips{};

    [[nodiscard, gnu::always_inline]] int turned(Squares own, std::size_t line) const {
        return flips[line][_pext_u64(own, masks[line])];
    }
};

constexpr std::array<Lines, 64> allLines() {
    std::array<Lines, 64> all{};
    constexpr std::array<int, 4> downs{0, 1, 1, 1};
    constexpr std::array<int, 4> rights{1, 0, -1, 1};
    for (int square = 0; square < 64; ++square) {
        for (std::size_t line = 0; line < 4; ++line) {
            Lines& lines = all[static_cast<std::size_t>(square)];
            Squares mask = 0;
            for (int step = -7; step <= 7; ++step) {
                const int row = square / 8 + step * downs[line];
                const int column = square % 8 + step * rights[line];
                if (row >= 0 && row < 8 && column >= 0 && column < 8) mask |= Squares{1} << (8 * row + column);
            }
            lines.masks[line] = mask;
            const int place = std::popcount(mask & ((Squares{1} << square) - 1));
            lines.flips[line] = lastFlipsOf[static_cast<std::size_t>(place)].data();
        }
    }
    return all;
}

inline constexpr std::array<Lines, 64> linesThrough = allLines();
#endif

}  // namespace detail

/// The squares around a square: a move there turns nothing unless the opponent has a disc among them.
inline constexpr std::array<Squares, 64> neighbours = detail::allNeighbours();

/// The quarter of the board that a square lies in.
inline constexpr std::array<Squares, 64> quadrantOf = detail::allQuadrants();

/// Returns the squares beside a set, including those of the set that lie beside each other.
inline Squares around(Squares squares) {
    constexpr Squares notFirst = 0xFEFEFEFEFEFEFEFEU, notLast = 0x7F7F7F7F7F7F7F7FU;
    const Squares rows = squares | (squares << 8U) | (squares >> 8U);
    return ((rows << 1U) & notFirst) | ((rows >> 1U) & notLast) | (squares << 8U) | (squares >> 8U);
}

/// Counts the discs that a disc of `own` on `at`, the only empty square, turns; every other disc is the opponent's.
inline int lastFlips(Squares own, Square at) {
#if defined(__BMI2__)
    const detail::Lines& lines = detail::linesThrough[at];
    return lines.turned(own, 0) + lines.turned(own, 1) + lines.turned(own, 2) + lines.turned(own, 3);
#else
    return discs(games::othello::portable::flips(own, ~own & ~bitOf(at), at));
#endif
}

/// Returns the final score of a finished game for the mover. Empty squares go to the winner.
inline int finalScore(Squares own, Squares opponent) {
    const int mine = discs(own);
    const int theirs = discs(opponent);
    const int empty = 64 - mine - theirs;
    const int difference = mine - theirs;
    if (difference > 0) return difference + empty;
    return difference < 0 ? difference - empty : 0;
}

}  // namespace mitos::champion::othello::MITOS_LEVEL
