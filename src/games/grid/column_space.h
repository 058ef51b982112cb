#pragma once
// Positions of games with gravity in which each side has one letter (Connect Four): a code for each column. From the
// bottom up, it has a one for each letter of the first side and a zero for one of the second, then a one that marks
// the top of the pile:
//
//     height 3   X          code  1 1 0 1      (top mark, then from the top down)
//                O
//                X
//
// A letter that falls makes its column's code greater, so moves lead upwards. Turns alternate.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/grid/end_judge.h"

namespace mitos::games::grid {

/// A space of search/solve (level_sweep.h); `fits` says for which rules.
class ColumnSpace {
  public:
    static bool fits(const Rules& rules);
    static std::uint64_t sizeFor(const Rules& rules, const BoardText& start);

    static constexpr std::uint64_t usualBlock = 1 << 18;

    /// A block has at most `largestBlock` indices.
    ColumnSpace(const PlacementGame& game, const BoardText& start, std::uint64_t largestBlock = usualBlock);

    [[nodiscard]] std::uint64_t size() const { return std::uint64_t{1} << (codeBits_ * columns_); }
    [[nodiscard]] std::size_t levels() const { return blocks_.size(); }
    [[nodiscard]] std::size_t blocks(std::size_t level) const { return blocks_[level].size(); }
    [[nodiscard]] std::uint64_t blockSize(std::size_t /*level*/, std::size_t /*block*/) const { return blockSize_; }
    [[nodiscard]] std::uint64_t blockStart(std::size_t level, std::size_t block) const { return blocks_[level][block]; }
    [[nodiscard]] std::vector<std::uint64_t> start() const { return {start_}; }

    [[nodiscard]] std::optional<std::uint64_t> indexOf(const LetterMasks& letters) const;
    [[nodiscard]] LetterMasks boardAt(std::uint64_t index) const;

    class Position {
      public:
        [[nodiscard]] const LetterMasks& letters() const { return letters_; }
        [[nodiscard]] int finished() const { return space_->judge_.judge(letters_, occupied(), other(mover())); }
        template <class Visit>
        void forEachChild(Visit&& visit) const {
            const std::uint64_t bit = mover() == space_->first_ ? 1 : 0;
            for (unsigned column = 0; column < space_->columns_; ++column) {
                const unsigned shift = column * space_->codeBits_;
                const std::uint64_t code = (index_ >> shift) & space_->codeMask_;
                const std::uint64_t mark = std::bit_floor(code);
                if (mark == (space_->codeMask_ + 1) / 2) continue;  // the pile is full
                visit(index_ + ((mark + bit * mark) << shift));     // the mark moves up, the letter takes its place
            }
        }

      private:
        friend class ColumnSpace;
        [[nodiscard]] Cells occupied() const {
            return letters_[space_->firstLetter_] | letters_[space_->secondLetter_];
        }
        [[nodiscard]] Side mover() const {
            const bool even = ((std::popcount(occupied()) - space_->fixedCount_) & 1) == 0;
            return even ? space_->first_ : other(space_->first_);
        }
        const ColumnSpace* space_ = nullptr;
        std::uint64_t index_ = 0;
        LetterMasks letters_{};
    };

    template <class Filter, class Visit>
    void climb(std::size_t level, std::size_t block, const Filter& filter, Visit&& visit) const {
        const std::uint64_t base = blocks_[level][block];
        Position position;
        position.space_ = this;
        for (std::uint64_t index = base; index < base + blockSize_; ++index) {
            if (filter(index)) call(index, position, visit);
        }
    }
    template <class Filter, class Visit>
    void descend(std::size_t level, std::size_t block, const Filter& filter, Visit&& visit) const {
        const std::uint64_t base = blocks_[level][block];
        Position position;
        position.space_ = this;
        for (std::uint64_t index = base + blockSize_; index-- > base;) {
            if (filter(index)) call(index, position, visit);
        }
    }

  private:
    template <class Visit>
    void call(std::uint64_t index, Position& position, Visit& visit) const {
        position.index_ = index;
        position.letters_ = boardAt(index);
        visit(index, position);
    }

    EndJudge judge_;
    Side first_;
    std::uint8_t firstLetter_ = 0;
    std::uint8_t secondLetter_ = 0;
    unsigned rows_ = 0;
    unsigned columns_ = 0;
    unsigned codeBits_ = 0;
    std::uint64_t codeMask_ = 0;
    int fixedCount_ = 0;
    std::uint64_t start_ = 0;
    std::uint64_t blockSize_ = 1;
    std::vector<std::vector<std::uint64_t>> blocks_;
    std::vector<Cells> firstCells_;  // indexed by column and code: where the letters stand
    std::vector<Cells> secondCells_;
};

}  // namespace mitos::games::grid
