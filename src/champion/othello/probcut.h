#pragma once
// How far a deep search may lie from a shallow one: what a likely cut needs to know.
#include <array>
#include <cstddef>
#include <cstdint>

namespace mitos::champion::othello {

struct ProbCut {
    static constexpr int leastDepth = 3;
    static constexpr int leastSpread = 800;
    /// As deep as pays: about two fifths of the depth, and odd where the depth is odd, since the mover of the last ply is
    /// favoured.
    static constexpr int probeDepth(int depth) { return 2 * (depth / 5) + (depth % 2); }

    /// How many standard deviations, in hundredths, a cut needs to be as sure as the selectivity says. Whole numbers throughout, so
    /// that every CPU cuts alike.
    static constexpr std::array<int, 6> deviations{110, 150, 200, 240, 260, 9900};

    /// The standard deviation of the difference between a deep and a shallow search, in thousandths of a disc: fitted from the
    /// engine's own searches with the weights that these belong to.
    std::int16_t base = 3000;
    std::int16_t perEmpty = 40;
    std::int16_t perDepth = 120;
    std::int16_t perProbe = -150;

    [[nodiscard]] constexpr int spread(int empties, int depth, int probe) const {
        const int thousandths = base + perEmpty * empties + perDepth * depth + perProbe * probe;
        return thousandths < leastSpread ? leastSpread : thousandths;
    }
    /// In thousandths of a disc.
    [[nodiscard]] constexpr int margin(int selectivity, int empties, int depth, int probe) const {
        return deviations[static_cast<std::size_t>(selectivity)] * spread(empties, depth, probe) / 100;
    }

    friend constexpr bool operator==(const ProbCut&, const ProbCut&) = default;
};

}  // namespace mitos::champion::othello
