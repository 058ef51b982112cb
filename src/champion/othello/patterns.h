#pragma once
// The patterns of the evaluation: small groups of squares, each configuration of which has a weight (Buro, "From
// Simple Features to Sophisticated Evaluation Functions", 1998). The eight images of a group share their weights.
//
// A configuration is a number to the base 3, the first square lowest: 0 a disc of the mover, 1 empty, 2 a disc of the
// opponent. So the other side's number is (3^squares - 1) - number: changing sides needs no table.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/othello/board.h"

namespace mitos::champion::othello {

using games::othello::Square;
using games::othello::Squares;

/// A group of squares in one place of the board.
struct Pattern {
    std::string_view name;
    std::size_t size = 0;
    std::array<Square, 10> squares{};
};

inline constexpr std::array<Pattern, 13> patterns{{
    {"corner 3x3", 9, {0, 1, 2, 8, 9, 10, 16, 17, 18}},
    {"corner 2x5", 10, {0, 1, 2, 3, 4, 8, 9, 10, 11, 12}},
    {"edge and X", 10, {9, 0, 1, 2, 3, 4, 5, 6, 7, 14}},
    {"second line", 8, {8, 9, 10, 11, 12, 13, 14, 15}},
    {"third line", 8, {16, 17, 18, 19, 20, 21, 22, 23}},
    {"fourth line", 8, {24, 25, 26, 27, 28, 29, 30, 31}},
    {"diagonal of 8", 8, {0, 9, 18, 27, 36, 45, 54, 63}},
    {"diagonal of 7", 7, {1, 10, 19, 28, 37, 46, 55}},
    {"diagonal of 6", 6, {2, 11, 20, 29, 38, 47}},
    {"diagonal of 5", 5, {3, 12, 21, 30, 39}},
    {"diagonal of 4", 4, {4, 13, 22, 31}},
    {"triangle", 10, {0, 1, 2, 3, 8, 9, 10, 16, 17, 24}},
    {"edge block", 10, {0, 2, 3, 4, 5, 7, 10, 11, 12, 13}},
}};

/// Returns 3^squares.
constexpr std::uint32_t configurationsOf(std::size_t squares) {
    std::uint32_t count = 1;
    for (std::size_t i = 0; i < squares; ++i) count *= 3;
    return count;
}

/// The index of the first weight of each pattern; the last entry is the number of all.
inline constexpr std::array<std::uint32_t, patterns.size() + 1> weightOffsets = [] {
    std::array<std::uint32_t, patterns.size() + 1> offsets{};
    for (std::size_t i = 0; i < patterns.size(); ++i) offsets[i + 1] = offsets[i] + configurationsOf(patterns[i].size);
    return offsets;
}();
inline constexpr std::uint32_t patternWeightsPerPhase = weightOffsets.back();

/// The number of images of all patterns on the board.
inline constexpr std::size_t featureCount = 54;

}  // namespace mitos::champion::othello
