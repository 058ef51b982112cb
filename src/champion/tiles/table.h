#pragma once
// How far every state of a pattern is from the goal, counted in moves of the pattern's tiles: what others do is free. Patterns
// that share no tile may be added up (Korf and Felner, "Disjoint Pattern Database Heuristics", 2002).
//
// With plain moves every move of a tile changes the colour of its cell, so a state's distance is even or odd by where the tiles
// stand, and a move changes it by exactly one: the second bit of the distance says which way it went (one bit a state; Breyer and
// Korf, "1.6-Bit Pattern Databases", 2010, need 1.6 where it may also stay). With king moves it may stay: two bits. Where steps cost up
// to seven, it changes by as much: four.
#include <functional>
#include <optional>
#include <span>

#include "base/huge_array.h"
#include "base/limits.h"
#include "champion/tiles/space.h"

namespace mitos::champion::tiles {

/// How many bits of a distance are kept. One leaves out the lowest, which the cells tell.
constexpr unsigned planesFor(const Shape& shape) {
    if (!shape.unitCosts()) return 4;
    return shape.moves == games::tiles::MoveSet::plain ? 1 : 2;
}

class PatternTable {
  public:
    /// Of the tiles whose cells in the goal are `home`; the space must outlive it.
    PatternTable(const PatternSpace& space, Cells home, int blank);

    /// Fills it, breadth first from the goal; told(states) hears now and then how many are found. False when it was stopped: then it must
    /// not be used.
    bool build(unsigned threads, const base::StopFlag& stop, const std::function<void(std::uint64_t)>& told = {});

    [[nodiscard]] const PatternSpace& space() const { return *space_; }
    [[nodiscard]] unsigned planes() const { return planes_; }
    /// The cells of its tiles in the goal, ascending: the i-th is that of tile i.
    [[nodiscard]] std::span<const int> goal() const { return goal_; }
    [[nodiscard]] std::uint32_t goalPlace() const { return goalPlace_; }
    /// Also before it is filled.
    [[nodiscard]] std::uint64_t bytes() const { return std::uint64_t{space_->places()} * wordsOfAPlace_ * planes_ * 8; }
    [[nodiscard]] std::uint64_t bytesWhileBuilding() const;
    [[nodiscard]] int greatest() const { return greatest_; }
    [[nodiscard]] std::span<const std::uint64_t> words() const { return words_.items(); }
    /// Takes words that were built before.
    void adopt(base::HugeArray<std::uint64_t> words, int greatest) {
        words_ = std::move(words);
        greatest_ = greatest;
    }

    /// Where a state is kept: its word (bit order % 64), and behind it those of the other planes.
    template <unsigned planes>
    [[nodiscard]] const std::uint64_t* wordOf(std::uint32_t place, Order order) const {
        return words_.data() + (std::size_t{place} * wordsOfAPlace_ + order / 64U) * planes;
    }
    [[nodiscard]] std::size_t wordsOfAPlace() const { return wordsOfAPlace_ * planes_; }
    /// The distance after one move of a tile of the pattern, when it was `before`.
    template <unsigned planes>
    [[nodiscard]] static int after(int before, const std::uint64_t* word, Order order) {
        const auto low = static_cast<unsigned>(word[0] >> (order % 64U)) & 1U;
        if constexpr (planes == 1)
            return before - 1 + static_cast<int>(2 * (low ^ (((static_cast<unsigned>(before) + 3U) >> 1U) & 1U)));
        // The remainder tells among those that a step can lead to.
        constexpr unsigned most = planes == 2 ? 1 : games::tiles::StepCosts::dearest;
        unsigned rest = low;
        for (unsigned plane = 1; plane < planes; ++plane)
            rest |= (static_cast<unsigned>(word[plane] >> (order % 64U)) & 1U) << plane;
        constexpr unsigned mask = (1U << planes) - 1;
        return before + static_cast<int>((rest - static_cast<unsigned>(before) + most) & mask) - static_cast<int>(most);
    }

    /// By walking down to the goal; nothing for a state from which no way leads there.
    [[nodiscard]] std::optional<int> distance(std::uint32_t place, Order order) const;

  private:
    [[nodiscard]] unsigned bit(std::uint32_t place, Order order, unsigned plane) const {
        const std::size_t word = (std::size_t{place} * wordsOfAPlace_ + order / 64U) * planes_ + plane;
        return static_cast<unsigned>(words_[word] >> (order % 64U)) & 1U;
    }
    [[nodiscard]] unsigned remainder(std::uint32_t place, Order order) const;

    const PatternSpace* space_;
    std::vector<int> goal_;
    std::uint32_t goalPlace_;
    std::size_t wordsOfAPlace_;
    unsigned planes_;  // bits of a state, in words side by side
    int greatest_ = 0;
    base::HugeArray<std::uint64_t> words_;
};

}  // namespace mitos::champion::tiles
