#pragma once
// Beside the patterns the evaluation counts moves, which no small group of squares can see: all of a side's, those on squares that give
// no corner away, and those onto corners. Held-out errors fell by 4 to 5 % with them (docs/training.md); with the squares beside
// discs counted too they did not fall further.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "champion/othello/patterns.h"

namespace mitos::champion::othello {

/// The weights of a phase, patterns first:
///   patterns | mover's moves | opponent's | mover's quiet ones | opponent's | corner moves: 5 x mover's + opponent's
inline constexpr std::uint32_t countRoom = 32;  // more moves count as that many, less one
inline constexpr std::uint32_t cornerRoom = 5;
inline constexpr std::uint32_t moveCountsFrom = patternWeightsOfAPhase;
inline constexpr std::uint32_t weightsOfAPhase = moveCountsFrom + 4 * countRoom + cornerRoom * cornerRoom;

inline constexpr std::size_t moveCountsOfAPosition = 5;
using MoveCountPlaces = std::array<std::uint32_t, moveCountsOfAPosition>;

/// C and X squares.
inline constexpr Squares besideCorners = 0x42C300000000C342U;
/// Of these the ones diagonally beside them: a disc there often gives the corner away.
inline constexpr Squares xSquares = 0x0042000000004200U;

/// Where among the weights of a phase the counts of a position stand, given the moves of both sides.
[[gnu::always_inline]] inline MoveCountPlaces moveCountPlaces(Squares mover, Squares opponent) {
    const auto count = [](Squares moves) { return static_cast<std::uint32_t>(std::popcount(moves)); };
    const auto among = [&](std::uint32_t table, Squares moves) {
        const std::uint32_t number = count(moves);
        return moveCountsFrom + table * countRoom + (number < countRoom ? number : countRoom - 1);
    };
    using games::othello::corners;
    return {among(0, mover), among(1, opponent), among(2, mover & ~besideCorners), among(3, opponent & ~besideCorners),
            moveCountsFrom + 4 * countRoom + cornerRoom * count(mover & corners) + count(opponent & corners)};
}

}  // namespace mitos::champion::othello
