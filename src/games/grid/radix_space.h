#pragma once
// Positions of games in which a side has a choice of letters (CSE, wild tic-tac-toe, Notakto): a digit for each free
// cell, 0 for an empty one, otherwise the letter. Writing a letter adds to the number, so moves lead upwards.
//
// A block is the set of positions with the same letters on some of the cells, the high digits; a level is all blocks
// with equally many of those cells taken. A move on a low cell stays in the block, a move on a high cell leads to the
// next level.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/grid/walked_position.h"

namespace mitos::games::grid {

/// A space of search/solve (level_sweep.h).
class RadixSpace : public LetterSpace {
  public:
    static std::uint64_t sizeFor(const Rules& rules, const BoardText& start);

    static constexpr std::uint64_t usualBlock = 1 << 20;

    /// A block has at most `largestBlock` indices.
    RadixSpace(const PlacementGame& game, const BoardText& start, std::uint64_t largestBlock = usualBlock);

    [[nodiscard]] std::vector<std::uint64_t> start() const { return {0}; }

    [[nodiscard]] std::optional<std::uint64_t> indexOf(const LetterMasks& letters) const;
    [[nodiscard]] LetterMasks boardAt(std::uint64_t index) const;

    [[nodiscard]] Cells open(Cells occupied) const { return allCells() & ~occupied; }

    /// Visits all positions of a block for which filter(index) holds, smaller indices first.
    template <class Filter, class Visit>
    void climb(std::size_t level, std::size_t block, const Filter& filter, Visit&& visit) const {
        const std::uint64_t base = blocks_[level][block];
        WalkedPosition position(*this, base, boardAt(base));
        std::array<std::uint8_t, 64> digits{};  // of the low cells
        for (std::uint64_t low = 0;;) {
            if (filter(base + low)) {
                position.index = base + low;
                visit(base + low, position);
            }
            if (++low == blockSize_) return;
            // Count up by one: cells at their last letter become empty, the next one takes its next letter.
            for (std::size_t i = 0;; ++i) {
                const Cells cell = Cells{1} << lowCells_[i];
                if (digits[i] == letterCount_) {
                    position.wipe(letterCount_ - 1U, cell);
                    digits[i] = 0;
                    continue;
                }
                if (digits[i] > 0) position.wipe(digits[i] - 1U, cell);
                position.write(digits[i], cell);
                ++digits[i];
                break;
            }
        }
    }

    /// Visits the same, greater indices first.
    template <class Filter, class Visit>
    void descend(std::size_t level, std::size_t block, const Filter& filter, Visit&& visit) const {
        const std::uint64_t base = blocks_[level][block];
        WalkedPosition position(*this, base + blockSize_ - 1, boardAt(base + blockSize_ - 1));
        std::array<std::uint8_t, 64> digits{};
        std::fill(digits.begin(), digits.end(), letterCount_);
        for (std::uint64_t low = blockSize_ - 1;; --low) {
            if (filter(base + low)) {
                position.index = base + low;
                visit(base + low, position);
            }
            if (low == 0) return;
            for (std::size_t i = 0;; ++i) {
                const Cells cell = Cells{1} << lowCells_[i];
                if (digits[i] == 0) {
                    position.write(letterCount_ - 1U, cell);
                    digits[i] = letterCount_;
                    continue;
                }
                position.wipe(digits[i] - 1U, cell);
                --digits[i];
                if (digits[i] > 0) position.write(digits[i] - 1U, cell);
                break;
            }
        }
    }

  private:
    LetterMasks fixed_{};
    std::uint8_t letterCount_ = 0;
    std::vector<std::uint8_t> freeCells_;  // the lowest digit first
    std::vector<std::uint8_t> lowCells_;
};

}  // namespace mitos::games::grid
