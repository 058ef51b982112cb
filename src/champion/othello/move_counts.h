#pragma once
// Besides patterns the evaluation counts moves, which no small group of squares can show: all moves of a side, those
// onto squares that are not beside corners, and those onto corners. They lowered held-out errors by 4 to 5 %
// (docs/training.md); counting squares beside discs as well lowered them no further.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "champion/othello/patterns.h"

namespace mitos::champion::othello {

/// The weights of a phase, patterns first:
///   patterns | mover's moves | opponent's | mover's quiet ones | opponent's | corner moves: 5 x mover's + opponent's
inline constexpr std::uint32_t countSlots = 32;  // higher counts use the last slot
inline constexpr std::uint32_t cornerSlots = 5;
inline constexpr std::uint32_t moveCountsFrom = patternWeightsPerPhase;
inline constexpr std::uint32_t weightsPerPhase = moveCountsFrom + 4 * countSlots + cornerSlots * cornerSlots;

inline constexpr std::size_t moveCountsPerPosition = 5;
using MoveCountPlaces = std::array<std::uint32_t, moveCountsPerPosition>;

/// The squares beside corners: C and X squares.
inline constexpr Squares besideCorners = 0x42C300000000C342U;
/// The X squares, diagonally beside corners: a disc there often gives the corner away.
inline constexpr Squares xSquares = 0x0042000000004200U;

/// Returns the indices, among the weights of a phase, that the move counts of a position select. `mover` and
/// `opponent` are the moves of the two sides.
[[gnu::always_inline]] inline MoveCountPlaces moveCountPlaces(Squares mover, Squares opponent) {
    const auto count = [](Squares moves) { return static_cast<std::uint32_t>(std::popcount(moves)); };
    const auto among = [&](std::uint32_t table, Squares moves) {
        const std::uint32_t number = count(moves);
        return moveCountsFrom + table * countSlots + (number < countSlots ? number : countSlots - 1);
    };
    using games::othello::corners;
    return {among(0, mover), among(1, opponent), among(2, mover & ~besideCorners), among(3, opponent & ~besideCorners),
            moveCountsFrom + 4 * countSlots + cornerSlots * count(mover & corners) + count(opponent & corners)};
}

}  // namespace mitos::champion::othello
