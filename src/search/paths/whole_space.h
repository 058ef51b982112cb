#pragma once
// Walks the whole space of an indexed puzzle from its goal, layer by layer, and counts.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "base/zeroed_array.h"
#include "search/paths/puzzle.h"

namespace mitos::search::paths {

/// A puzzle whose states are numbered and whose moves can be followed backwards.
template <class P>
concept WalkablePuzzle = IndexedPuzzle<P> && InvertiblePuzzle<P>;

/// Distances, one byte per state; 0xFF if the goal cannot be reached.
class ByteLayers {
  public:
    static constexpr std::uint8_t unreached = 0xFF;
    static constexpr std::size_t deepest = 0xFE;

    explicit ByteLayers(std::size_t states) : depths_(states, unreached) {}
    static std::uint64_t bytesFor(std::uint64_t states) { return states; }

    /// Puts a state that has not been met into the next layer. Returns false if it has been met.
    bool meet(std::size_t index) {
        if (depths_[index] != unreached) return false;
        depths_[index] = static_cast<std::uint8_t>(current_ + 1);
        return true;
    }
    /// Makes the next layer the current one.
    void advance() { ++current_; }
    /// Calls visit(index) for the states of the current layer within [from, to).
    template <class Visit>
    void forEachCurrent(std::size_t from, std::size_t to, Visit&& visit) const {
        for (std::size_t index = from; index < to; ++index) {
            if (depths_[index] == current_) visit(index);
        }
    }
    std::vector<std::uint8_t> takeDepths() { return std::move(depths_); }

  private:
    std::vector<std::uint8_t> depths_;
    std::uint8_t current_ = 0xFF;  // so that the goal is met into layer 0
};

/// Layers with two bits per state (after Cooperman and Finkelstein 1992, and Korf 2008): not met, in the current
/// layer, in the next one, done. A word holds 32 states.
class TwoBitLayers {
  public:
    static constexpr std::size_t deepest = 0xFFFF;

    explicit TwoBitLayers(std::size_t states) : words_((states + 31) / 32) {}
    static std::uint64_t bytesFor(std::uint64_t states) { return (states + 31) / 32 * 8; }

    bool meet(std::size_t index) {
        std::uint64_t& word = words_[index / 32];
        const unsigned shift = 2 * (index % 32);
        if (((word >> shift) & 3U) != 0) return false;
        word |= std::uint64_t{next} << shift;
        return true;
    }
    void prefetch(std::size_t index) const { __builtin_prefetch(&words_[index / 32], 1); }
    /// Makes current (01) done (11), and next (10) current (01).
    void advance() {
        constexpr std::uint64_t lows = 0x5555555555555555U;
        for (std::uint64_t& word : words_.items()) {
            if (word == 0 || word == ~std::uint64_t{0}) continue;
            const std::uint64_t low = word & lows;
            const std::uint64_t high = (word >> 1) & lows;
            const std::uint64_t nextOnes = high & ~low;
            const std::uint64_t done = low;  // current or done already
            word = nextOnes | done | (done << 1);
        }
    }
    template <class Visit>
    void forEachCurrent(std::size_t from, std::size_t to, Visit&& visit) const {
        constexpr std::uint64_t lows = 0x5555555555555555U;
        for (std::size_t w = from / 32; w < (to + 31) / 32; ++w) {
            std::uint64_t currents = words_[w] & ~(words_[w] >> 1) & lows;
            for (; currents != 0; currents &= currents - 1) {
                visit(32 * w + static_cast<std::size_t>(std::countr_zero(currents)) / 2);
            }
        }
    }

  private:
    static constexpr unsigned next = 2;
    base::ZeroedArray<std::uint64_t> words_;
};

/// The result of a walk over a whole space.
struct SpaceReport {
    bool complete = false;
    base::Halt halt = base::Halt::none;
    std::vector<std::uint64_t> depths;   // the number of states at each distance from the goal
    std::vector<std::uint32_t> hardest;  // states of the last layer, as many as were asked for
    std::uint64_t states = 0;
    double seconds = 0;
};

/// Walks breadth-first from the goal over the predecessors, so that the depths are distances to the goal; every move
/// counts one. `hardest` keeps at most `mostHardest` states of the last complete layer, in index order.
template <WalkablePuzzle P, class Layers>
SpaceReport walkSpace(const P& puzzle, Layers& layers, std::size_t mostHardest, base::Watch& watch) {
    const auto count = static_cast<std::size_t>(puzzle.indexCount());
    constexpr std::size_t block = 1 << 12;  // states between two polls of the clock: a sparse layer meets few nodes
    SpaceReport report;
    layers.meet(puzzle.indexOf(puzzle.goal()));
    layers.advance();
    std::uint64_t inLayer = 1;
    std::uint64_t visited = 0;
    while (inLayer > 0) {
        report.depths.push_back(inLayer);
        report.states += inLayer;
        report.hardest.clear();
        std::uint64_t found = 0;
        for (std::size_t from = 0; from < count; from += block) {
            const auto progress = [&] {
                base::Progress now;
                now.bound = report.depths.size();
                now.stored = report.states;
                now.total = count;
                return now;
            };
            if (watch.spentNow(visited, progress())) {
                report.halt = watch.halt();
                report.seconds = watch.seconds();
                return report;
            }
            layers.forEachCurrent(from, std::min(from + block, count), [&](std::size_t index) {
                ++visited;
                if (report.hardest.size() < mostHardest) report.hardest.push_back(static_cast<std::uint32_t>(index));
                puzzle.forEachPredecessor(puzzle.stateAt(static_cast<std::uint32_t>(index)),
                                          [&](const typename P::State& state, auto, Cost) {
                                              if (layers.meet(puzzle.indexOf(state))) ++found;
                                          });
            });
        }
        if (report.depths.size() > Layers::deepest) break;  // more than the layers can count
        layers.advance();
        inLayer = found;
    }
    report.complete = inLayer == 0;
    report.seconds = watch.seconds();
    return report;
}

}  // namespace mitos::search::paths
