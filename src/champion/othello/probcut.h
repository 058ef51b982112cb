#pragma once
// How far the result of a deep search may lie from that of a shallow one: what a probable cutoff needs to know.
#include <array>
#include <cstddef>
#include <cstdint>

namespace mitos::champion::othello {

/// The standard deviation of the difference between a deep and a shallow search of the same position, fitted from the
/// engine's own searches with the weights of the same file. Its logarithm, in units of 1/10000, is
///   base + perEmpty * empties + perProbe * probe + power * log(depth - probe)
/// so it grows ever slower with the deeper search. A straight line, fitted to depths that can be searched often
/// enough, was half as much again too wide at twenty plies.
struct ProbCut {
    std::int16_t base = 17000;
    std::int16_t perEmpty = -200;
    std::int16_t perProbe = -700;
    std::int16_t power = 2200;

    /// Returns the depth of the probe for a search of `depth` plies: about two fifths, odd if `depth` is odd, because
    /// the side that moves last is favoured.
    static constexpr int probeDepth(int depth) { return 2 * (depth / 5) + (depth % 2); }

    /// Returns the standard deviation in discs; `probe` is the smaller depth.
    [[nodiscard]] double spread(int empties, int depth, int probe) const;

    friend constexpr bool operator==(const ProbCut&, const ProbCut&) = default;
};

/// The margins of probable cutoffs as whole numbers from one table, so that every CPU level cuts alike.
class Margins {
  public:
    static constexpr int leastDepth = 3;  // the smallest depth at which a probe is tried

    explicit Margins(const ProbCut& probCut);

    /// Returns how far beyond a bound a probe must lie to be as certain as `selectivity` says, in thousandths of a
    /// disc.
    [[nodiscard, gnu::always_inline]] int probeMargin(int selectivity, int empties, int depth) const {
        return times(selectivity, probed_[place(empties, depth)]);
    }
    /// Returns the same for the evaluation in place of a probe.
    [[nodiscard, gnu::always_inline]] int evaluationMargin(int selectivity, int empties, int depth) const {
        return times(selectivity, evaluated_[place(empties, depth)]);
    }

  private:
    static constexpr int counts = 64;  // the number of different counts of empty squares and of depths, rounded up
    /// Standard deviations for each selectivity, in hundredths.
    static constexpr std::array<int, 6> deviations{110, 150, 200, 240, 260, 9900};

    [[gnu::always_inline]] static std::size_t place(int empties, int depth) {
        return static_cast<std::size_t>(empties) * counts + static_cast<std::size_t>(depth);
    }
    [[gnu::always_inline]] static int times(int selectivity, int spread) {
        return deviations[static_cast<std::size_t>(selectivity)] * spread / 100;
    }

    std::array<std::int16_t, counts * counts> probed_{};  // in thousandths of a disc
    std::array<std::int16_t, counts * counts> evaluated_{};
};

}  // namespace mitos::champion::othello
