#pragma once
// How far a deep search may lie from a shallow one: what a likely cut needs to know.
#include <array>
#include <cstddef>
#include <cstdint>

namespace mitos::champion::othello {

/// The standard deviation of the difference between a deep and a shallow search of the same position, fitted from the engine's own searches
/// with the weights that these belong to. Its logarithm is
///   base + perEmpty * empties + perProbe * probe + power * log(depth - probe)
/// with a unit of 1/10000: it grows ever slower with the deeper search, where a straight line, fitted to what can be searched often enough,
/// was half as much again too wide at twenty plies.
struct ProbCut {
    std::int16_t base = 17000;
    std::int16_t perEmpty = -200;
    std::int16_t perProbe = -700;
    std::int16_t power = 2200;

    /// As deep as pays: about two fifths of the depth, and odd where the depth is odd, since the mover of the last ply is
    /// favoured.
    static constexpr int probeDepth(int depth) { return 2 * (depth / 5) + (depth % 2); }

    /// In discs; the probe is the shallower.
    [[nodiscard]] double spread(int empties, int depth, int probe) const;

    friend constexpr bool operator==(const ProbCut&, const ProbCut&) = default;
};

/// The spreads that searches ask for, as whole numbers from one table, so that every CPU level cuts alike.
class Margins {
  public:
    static constexpr int leastDepth = 3;  // of a search that is probed by another

    explicit Margins(const ProbCut& probCut);

    /// How far beyond a bound the probe of a search must lie to be as sure as the selectivity says, in thousandths of a disc.
    [[nodiscard, gnu::always_inline]] int ofProbe(int selectivity, int empties, int depth) const {
        return times(selectivity, probed_[place(empties, depth)]);
    }
    /// The same of the evaluation itself.
    [[nodiscard, gnu::always_inline]] int atOnce(int selectivity, int empties, int depth) const {
        return times(selectivity, evaluated_[place(empties, depth)]);
    }

  private:
    static constexpr int places = 64;  // of empty squares and of depths, more than there are
    /// Standard deviations, in hundredths.
    static constexpr std::array<int, 6> deviations{110, 150, 200, 240, 260, 9900};

    [[gnu::always_inline]] static std::size_t place(int empties, int depth) {
        return static_cast<std::size_t>(empties) * places + static_cast<std::size_t>(depth);
    }
    [[gnu::always_inline]] static int times(int selectivity, int spread) {
        return deviations[static_cast<std::size_t>(selectivity)] * spread / 100;
    }

    std::array<std::int16_t, places * places> probed_{};  // in thousandths of a disc
    std::array<std::int16_t, places * places> evaluated_{};
};

}  // namespace mitos::champion::othello
