#pragma once
// The patterns that the evaluation looks at: small groups of squares, each configuration of which has a weight (Buro, "From
// Simple Features to Sophisticated Evaluation Functions", 1998). The eight images of a group share their weights.
//
// A configuration is a number to the base 3, the first square lowest: 0 a disc of the mover, 1 empty, 2 a disc of the opponent.
// So the other side's number is (3^squares - 1) - number, and a move only adds: nothing is ever looked up to change sides.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/othello/symmetry.h"

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

constexpr std::uint32_t configurationsOf(std::size_t squares) {
    std::uint32_t count = 1;
    for (std::size_t i = 0; i < squares; ++i) count *= 3;
    return count;
}

/// Where the weights of each pattern begin; the last entry is their number in all.
inline constexpr std::array<std::uint32_t, patterns.size() + 1> weightOffsets = [] {
    std::array<std::uint32_t, patterns.size() + 1> offsets{};
    for (std::size_t i = 0; i < patterns.size(); ++i) offsets[i + 1] = offsets[i] + configurationsOf(patterns[i].size);
    return offsets;
}();
inline constexpr std::uint32_t patternWeightsOfAPhase = weightOffsets.back();

/// One image of a pattern on the board.
struct Feature {
    std::size_t pattern = 0;
    std::array<Square, 10> squares{};
};

inline constexpr std::size_t featureCount = 54;

inline constexpr std::array<Feature, featureCount> features = [] {
    std::array<Feature, featureCount> all{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        std::array<Squares, 8> seen{};
        std::size_t images = 0;
        for (const games::othello::Symmetry symmetry : games::othello::symmetries) {
            Feature feature{i, {}};
            Squares covered = 0;
            for (std::size_t k = 0; k < patterns[i].size; ++k) {
                feature.squares[k] = games::othello::transformed(patterns[i].squares[k], symmetry);
                covered |= games::othello::bitOf(feature.squares[k]);
            }
            if (std::find(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(images), covered) !=
                seen.begin() + static_cast<std::ptrdiff_t>(images)) {
                continue;
            }
            seen[images++] = covered;
            all[count++] = feature;
        }
    }
    return all;
}();

/// Room for the features of a position in whole vector registers; those beyond `featureCount` stay zero.
inline constexpr std::size_t featureRoom = 64;
using FeatureNumbers = std::array<std::uint16_t, featureRoom>;

/// What a disc on a square counts in each feature: 3^place, or nothing.
struct alignas(32) FeatureDelta {
    FeatureNumbers of{};
};
inline constexpr std::array<FeatureDelta, 64> featureDeltas = [] {
    std::array<FeatureDelta, 64> all{};
    for (std::size_t i = 0; i < featureCount; ++i) {
        std::uint16_t power = 1;
        for (std::size_t k = 0; k < patterns[features[i].pattern].size;
             ++k, power = static_cast<std::uint16_t>(power * 3)) {
            all[features[i].squares[k]].of[i] = power;
        }
    }
    return all;
}();

/// The greatest number that each feature can have.
inline constexpr FeatureDelta greatestNumbers = [] {
    FeatureDelta greatest;
    for (std::size_t i = 0; i < featureCount; ++i) {
        greatest.of[i] = static_cast<std::uint16_t>(configurationsOf(patterns[features[i].pattern].size) - 1);
    }
    return greatest;
}();

/// The numbers of all features of a position, counted from nothing.
[[gnu::always_inline]] inline FeatureNumbers featureNumbers(Squares own, Squares opponent) {
    FeatureNumbers numbers{};
    for (std::size_t i = 0; i < featureCount; ++i) {
        std::uint32_t number = 0;
        std::uint32_t power = 1;
        for (std::size_t k = 0; k < patterns[features[i].pattern].size; ++k, power *= 3) {
            const Squares bit = games::othello::bitOf(features[i].squares[k]);
            number += power * ((own & bit) != 0 ? 0U : (opponent & bit) != 0 ? 2U : 1U);
        }
        numbers[i] = static_cast<std::uint16_t>(number);
    }
    return numbers;
}

}  // namespace mitos::champion::othello
