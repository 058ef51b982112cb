#pragma once
// Positions of games with gravity in which a side has a choice of letters, or points count: a code for each column.
// With L letters, a pile is a number in bijective base L (digits 1 to L, no zero), the lowest letter first; an empty
// column is 0:
//
//     L = 2      O  2·4
//                X  1·2
//                O  2·1     code 12
//
// Every pile has exactly one code, and every code up to that of the highest pile is a pile. A letter that falls adds
// to its column's code, so moves lead upwards. Blocks and levels are as in radix_space.h, with columns for digits.
#include <cstdint>
#include <optional>
#include <vector>

#include "games/grid/walked_position.h"

namespace mitos::games::grid {

/// A space of search/solve (level_sweep.h).
class PileSpace : public LetterSpace {
  public:
    static std::uint64_t sizeFor(const Rules& rules, const BoardText& start);

    static constexpr std::uint64_t usualBlock = 1 << 18;

    /// A block has at most `largestBlock` indices.
    PileSpace(const PlacementGame& game, const BoardText& start, std::uint64_t largestBlock = usualBlock);

    [[nodiscard]] std::vector<std::uint64_t> start() const { return {start_}; }

    [[nodiscard]] std::optional<std::uint64_t> indexOf(const LetterMasks& letters) const;
    [[nodiscard]] LetterMasks boardAt(std::uint64_t index) const;

    [[nodiscard]] Cells open(Cells occupied) const { return game().playable(occupied); }

    /// Visits all positions of a block for which filter(index) holds, smaller indices first.
    template <class Filter, class Visit>
    void climb(std::size_t level, std::size_t block, const Filter& filter, Visit&& visit) const {
        const std::uint64_t base = blocks_[level][block];
        for (std::uint64_t index = base; index < base + blockSize_; ++index) call(index, filter, visit);
    }
    /// Visits the same, greater indices first.
    template <class Filter, class Visit>
    void descend(std::size_t level, std::size_t block, const Filter& filter, Visit&& visit) const {
        const std::uint64_t base = blocks_[level][block];
        for (std::uint64_t index = base + blockSize_; index-- > base;) call(index, filter, visit);
    }

  private:
    template <class Filter, class Visit>
    void call(std::uint64_t index, const Filter& filter, Visit& visit) const {
        if (!filter(index)) return;
        WalkedPosition position(*this, index, boardAt(index));
        visit(index, position);
    }

    unsigned rows_;
    unsigned columns_;
    std::uint64_t letterCount_;
    std::uint64_t codes_;  // codes of one column
    std::uint64_t start_ = 0;
};

}  // namespace mitos::games::grid
