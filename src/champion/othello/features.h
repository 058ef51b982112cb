#pragma once
// The images of the patterns on the board, and how their numbers change with a disc. Every source that includes this
// header evaluates its tables at compile time (a tenth of a second), so other headers do not include it.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "champion/othello/patterns.h"
#include "games/othello/symmetry.h"

namespace mitos::champion::othello {

/// One image of a pattern on the board.
struct Feature {
    std::size_t pattern = 0;
    std::array<Square, 10> squares{};
};

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

/// Slots for the features of a position in whole vector registers; those beyond `featureCount` stay zero.
inline constexpr std::size_t featureSlots = 64;
using FeatureNumbers = std::array<std::uint16_t, featureSlots>;

/// What a disc on a square adds to the number of each feature: 3^i if it is the feature's square i, otherwise 0.
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

/// The greatest number of each feature.
inline constexpr FeatureDelta greatestNumbers = [] {
    FeatureDelta greatest;
    for (std::size_t i = 0; i < featureCount; ++i) {
        greatest.of[i] = static_cast<std::uint16_t>(configurationsOf(patterns[features[i].pattern].size) - 1);
    }
    return greatest;
}();

/// Returns the numbers of all features of a position, computed from scratch.
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
