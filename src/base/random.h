#pragma once
// Seeded random numbers that are the same on every machine and with every standard library (the
// distributions of <random> are not).
#include <cstdint>
#include <utility>

namespace mitos::base {

/// SplitMix64 (Steele, Lea and Flood 2014): 64 bits of state, passes BigCrush, accepts any seed.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }

    /// Returns a number in [0, bound), uniform and without bias: numbers in the last, incomplete copy of the range
    /// are drawn again.
    std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t reject = (0 - bound) % bound;
        for (;;) {
            const std::uint64_t draw = next();
            if (draw >= reject) return draw % bound;
        }
    }

    /// Returns a number in [0, 1), uniform.
    double share() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

    /// Returns a number that is roughly normal, with mean 0 and deviation 1: the sum of twelve uniform draws. Sums of
    /// doubles in a fixed order are the same everywhere.
    double normal() {
        double sum = -6;
        for (int i = 0; i < 12; ++i) sum += share();
        return sum;
    }

    template <class Range>
    void shuffle(Range& range) {  // Fisher and Yates
        for (std::size_t i = range.size(); i > 1; --i) std::swap(range[i - 1], range[below(i)]);
    }

  private:
    std::uint64_t state_;
};

}  // namespace mitos::base
