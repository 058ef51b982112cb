#pragma once
// The distance of every state of a pattern from the goal, counted in moves of the pattern's tiles; moves of other
// tiles are free. Distances of patterns that share no tile may be added up (Korf and Felner, "Disjoint Pattern
// Database Heuristics", 2002).
//
// With plain moves every move of a tile changes the colour of its cell, so whether a state's distance is even or odd
// follows from the cells of the tiles, and a move changes it by exactly one: the second bit of the distance tells the
// direction (one bit per state; Breyer and Korf, "1.6-Bit Pattern Databases", 2010, need 1.6 because theirs may also
// stay). With king moves it may stay: two bits. If steps cost up to seven, it changes by as much: four.
#include <functional>
#include <optional>
#include <span>

#include "base/huge_array.h"
#include "base/limits.h"
#include "champion/tiles/space.h"

namespace mitos::champion::tiles {

/// Returns how many bits of a distance are stored. A single one is the second lowest: the lowest follows from the
/// cells.
constexpr unsigned planesFor(const Shape& shape) {
    if (!shape.unitCosts()) return 4;
    return shape.moves == games::tiles::MoveSet::plain ? 1 : 2;
}

/// The distances of all states of one pattern.
class PatternTable {
  public:
    /// `home` holds the cells of the pattern's tiles in the goal. Keeps a reference to `space`, which must outlive
    /// it.
    PatternTable(const PatternSpace& space, Cells home, int blank);

    /// Computes the table breadth-first from the goal. onStates(states) is called now and then with the number of
    /// states found. Returns false if it was stopped: then the table must not be used.
    bool build(unsigned threads, const base::StopFlag& stop, const std::function<void(std::uint64_t)>& onStates = {});

    [[nodiscard]] const PatternSpace& space() const { return *space_; }
    [[nodiscard]] unsigned planes() const { return planes_; }
    /// Returns the cells of its tiles in the goal, ascending: the i-th is that of tile i.
    [[nodiscard]] std::span<const int> goal() const { return goal_; }
    [[nodiscard]] std::uint32_t goalPlace() const { return goalPlace_; }
    /// Returns the size of the table, even before it is computed.
    [[nodiscard]] std::uint64_t bytes() const { return std::uint64_t{space_->places()} * wordsPerPlace_ * planes_ * 8; }
    [[nodiscard]] std::uint64_t bytesWhileBuilding() const;
    [[nodiscard]] int greatest() const { return greatest_; }
    [[nodiscard]] std::span<const std::uint64_t> words() const { return words_.items(); }
    /// Sets the table to words that were computed before.
    void adopt(base::HugeArray<std::uint64_t> words, int greatest) {
        words_ = std::move(words);
        greatest_ = greatest;
    }

    /// Returns the first word of a state (bit order % 64); the words of the other planes follow it.
    template <unsigned planes>
    [[nodiscard]] const std::uint64_t* wordOf(std::uint32_t place, Order order) const {
        return words_.data() + (std::size_t{place} * wordsPerPlace_ + order / 64U) * planes;
    }
    [[nodiscard]] std::size_t wordsPerPlace() const { return wordsPerPlace_ * planes_; }
    /// Returns the distance after one move of a tile of the pattern; `before` is the distance before it.
    template <unsigned planes>
    [[nodiscard]] static int after(int before, const std::uint64_t* word, Order order) {
        const auto low = static_cast<unsigned>(word[0] >> (order % 64U)) & 1U;
        if constexpr (planes == 1)
            return before - 1 + static_cast<int>(2 * (low ^ (((static_cast<unsigned>(before) + 3U) >> 1U) & 1U)));
        // The remainder distinguishes the distances that one step can lead to.
        constexpr unsigned most = planes == 2 ? 1 : games::tiles::StepCosts::mostCost;
        unsigned rest = low;
        for (unsigned plane = 1; plane < planes; ++plane)
            rest |= (static_cast<unsigned>(word[plane] >> (order % 64U)) & 1U) << plane;
        constexpr unsigned mask = (1U << planes) - 1;
        return before + static_cast<int>((rest - static_cast<unsigned>(before) + most) & mask) - static_cast<int>(most);
    }

    /// Returns the distance of a state by walking down to the goal, or nothing if no path leads there.
    [[nodiscard]] std::optional<int> distance(std::uint32_t place, Order order) const;

  private:
    [[nodiscard]] unsigned bit(std::uint32_t place, Order order, unsigned plane) const {
        const std::size_t word = (std::size_t{place} * wordsPerPlace_ + order / 64U) * planes_ + plane;
        return static_cast<unsigned>(words_[word] >> (order % 64U)) & 1U;
    }
    [[nodiscard]] unsigned remainder(std::uint32_t place, Order order) const;

    const PatternSpace* space_;
    std::vector<int> goal_;
    std::uint32_t goalPlace_;
    std::size_t wordsPerPlace_;
    unsigned planes_;  // bits per state, in neighbouring words
    int greatest_ = 0;
    base::HugeArray<std::uint64_t> words_;
};

}  // namespace mitos::champion::tiles
