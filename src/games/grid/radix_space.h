#pragma once
// Positions of games in which a side has a choice of letters (CSE, wild tic-tac-toe, Notakto): a digit for each free cell, 0 for
// an empty one, else the letter. Writing a letter adds to the number, so moves lead upwards. Turns alternate, so the number of
// letters says who moves.
//
// A block is the set of positions with the same letters on some of the cells, the high digits; a level is all blocks with as
// many of those cells taken. A move on a low cell stays in the block, a move on a high cell leads to the next level.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/grid/end_judge.h"

namespace mitos::games::grid {

class RadixSpace {
  public:
    /// Games that end in win, draw or loss.
    static bool fits(const Rules& rules);
    /// Games of points. Where a point gives another turn, the number of letters does not say who moves; it need not, if both
    /// sides have the same letters and the same aims.
    static bool fitsPoints(const Rules& rules);
    static std::uint64_t sizeFor(const Rules& rules, const BoardText& start);

    RadixSpace(const PlacementGame& game, const BoardText& start);

    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] std::size_t levels() const { return blocks_.size(); }
    [[nodiscard]] std::size_t blocks(std::size_t level) const { return blocks_[level].size(); }
    [[nodiscard]] std::uint64_t blockSize(std::size_t /*level*/, std::size_t /*block*/) const { return blockSize_; }
    [[nodiscard]] std::vector<std::uint64_t> start() const { return {0}; }

    [[nodiscard]] std::optional<std::uint64_t> indexOf(const LetterMasks& letters) const;
    [[nodiscard]] LetterMasks boardAt(std::uint64_t index) const;

    class Here {
      public:
        [[nodiscard]] const LetterMasks& letters() const { return letters_; }
        [[nodiscard]] int finished() const { return space_->judge_.judge(letters_, occupied_, other(mover())); }
        template <class Visit>
        void forEachChild(Visit&& visit) const {
            const std::vector<std::uint8_t>& choices = space_->letters_[static_cast<std::size_t>(mover())];
            for (Cells left = space_->all_ & ~occupied_; left != 0; left &= left - 1) {
                const std::uint64_t weight = space_->weight_[static_cast<std::size_t>(std::countr_zero(left))];
                for (const std::uint8_t letter : choices) visit(index_ + (letter + std::uint64_t{1}) * weight);
            }
        }

        [[nodiscard]] bool full() const { return occupied_ == space_->all_; }
        /// For games of points: visit(child, gain, again) with the points that the move makes for its mover.
        template <class Visit>
        void forEachGain(Visit&& visit) const {
            const PlacementGame& game = *space_->game_;
            const Side side = mover();
            const std::vector<std::uint8_t>& choices = space_->letters_[static_cast<std::size_t>(side)];
            LetterMasks after = letters_;
            for (Cells left = space_->all_ & ~occupied_; left != 0; left &= left - 1) {
                const auto cell = static_cast<std::uint8_t>(std::countr_zero(left));
                for (const std::uint8_t letter : choices) {
                    after[letter] |= Cells{1} << cell;
                    const PatternCount made = game.madeBy(after, {cell, letter});
                    after[letter] ^= Cells{1} << cell;
                    const int owned = side == Side::max ? made.max - made.min : made.min - made.max;
                    const bool again = game.rules().again && made.max + made.min + made.nobody > 0;
                    visit(index_ + (letter + std::uint64_t{1}) * space_->weight_[cell], made.nobody + owned, again);
                }
            }
        }

      private:
        friend class RadixSpace;
        [[nodiscard]] Side mover() const {
            const bool even = ((std::popcount(occupied_) - space_->fixedCount_) & 1) == 0;
            return even ? space_->first_ : other(space_->first_);
        }
        const RadixSpace* space_ = nullptr;
        std::uint64_t index_ = 0;
        LetterMasks letters_{};
        Cells occupied_ = 0;
    };

    template <class Scores, class Visit>
    void walkUp(std::size_t level, std::size_t block, const Scores& scores, Visit&& visit) const {
        climb(
            level, block, [&](std::uint64_t index) { return scores[index] == 1; }, visit);
    }
    template <class Scores, class Visit>
    void walkDown(std::size_t level, std::size_t block, const Scores& scores, Visit&& visit) const {
        descend(
            level, block, [&](std::uint64_t index) { return scores[index] == 2; }, visit);
    }

    /// All positions of a block for which wanted(index) holds, smaller indices first.
    template <class Wanted, class Visit>
    void climb(std::size_t level, std::size_t block, const Wanted& wanted, Visit&& visit) const {
        const std::uint64_t base = blocks_[level][block];
        Here here = at(base);
        std::array<std::uint8_t, 64> digits{};  // of the low cells
        for (std::uint64_t low = 0;;) {
            if (wanted(base + low)) {
                here.index_ = base + low;
                visit(base + low, here);
            }
            if (++low == blockSize_) return;
            // Count up by one: cells at their last letter become empty, the next one takes its next letter.
            for (std::size_t i = 0;; ++i) {
                const Cells cell = Cells{1} << lowCells_[i];
                if (digits[i] == letterCount_) {
                    here.letters_[letterCount_ - 1U] ^= cell;
                    here.occupied_ ^= cell;
                    digits[i] = 0;
                    continue;
                }
                if (digits[i] > 0) here.letters_[digits[i] - 1U] ^= cell;
                here.letters_[digits[i]] |= cell;
                here.occupied_ |= cell;
                ++digits[i];
                break;
            }
        }
    }

    /// The same, greater indices first.
    template <class Wanted, class Visit>
    void descend(std::size_t level, std::size_t block, const Wanted& wanted, Visit&& visit) const {
        const std::uint64_t base = blocks_[level][block];
        Here here = at(base + blockSize_ - 1);
        std::array<std::uint8_t, 64> digits{};
        std::fill(digits.begin(), digits.end(), letterCount_);
        for (std::uint64_t low = blockSize_ - 1;; --low) {
            if (wanted(base + low)) {
                here.index_ = base + low;
                visit(base + low, here);
            }
            if (low == 0) return;
            for (std::size_t i = 0;; ++i) {
                const Cells cell = Cells{1} << lowCells_[i];
                if (digits[i] == 0) {
                    here.letters_[letterCount_ - 1U] |= cell;
                    here.occupied_ |= cell;
                    digits[i] = letterCount_;
                    continue;
                }
                here.letters_[digits[i] - 1U] ^= cell;
                --digits[i];
                if (digits[i] > 0) {
                    here.letters_[digits[i] - 1U] |= cell;
                } else {
                    here.occupied_ ^= cell;
                }
                break;
            }
        }
    }

  private:
    [[nodiscard]] Here at(std::uint64_t index) const;

    const PlacementGame* game_;
    EndJudge judge_;
    Side first_;
    Cells all_ = 0;
    LetterMasks fixed_{};
    int fixedCount_ = 0;
    std::uint8_t letterCount_ = 0;
    std::array<std::vector<std::uint8_t>, 2> letters_;  // what each side may write
    std::vector<std::uint8_t> freeCells_;               // the lowest digit first
    std::vector<std::uint8_t> lowCells_;
    std::array<std::uint64_t, 64> weight_{};
    std::uint64_t size_ = 1;
    std::uint64_t blockSize_ = 1;
    std::vector<std::vector<std::uint64_t>> blocks_;  // by level: the first index of each
};

}  // namespace mitos::games::grid
