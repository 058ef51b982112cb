#pragma once
// Positions of games in which each side writes one letter of its own and turns alternate (tic-tac-toe, XOX), by
// tiers.
//
// After t placings the number of each letter is known. A position of tier t is a set of t taken cells (numbered among
// all such sets) and, on these, a pattern of which ones hold the first side's letter (numbered among all such
// patterns):
//
//     index = tierBase[t] + setNumber * patterns(t) + patternNumber
//
// Sets and patterns are numbered in the order of their bit masks (combinatorial number system). Inserting a letter at
// the j-th gap of a pattern gives a pattern whose number depends only on j and the old number, so it comes from a
// small table; the sets that follow a set differ in one cell, so their numbers come from two running sums.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/bits.h"
#include "games/grid/end_judge.h"

namespace mitos::games::grid {

/// Binomial coefficients C(n, k) for n up to 36.
class Binomials {
  public:
    Binomials();
    [[nodiscard]] std::uint64_t operator()(int n, int k) const {
        return k < 0 || k > n ? 0 : table_[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
    }
    /// Returns the number of a set of cells among all sets of its size, in the order of their masks.
    [[nodiscard]] std::uint64_t rank(std::uint64_t set) const;
    /// Returns the set of `size` cells with that number.
    [[nodiscard]] std::uint64_t set(std::uint64_t rank, int size) const;

  private:
    std::array<std::array<std::uint64_t, 37>, 37> table_{};
};

/// A space of search/solve (level_sweep.h).
class TierSpace {
  public:
    /// Tells whether this game's positions can be numbered in this way.
    static bool fits(const Rules& rules);
    /// Returns how many indices there would be for games that begin on this board.
    static std::uint64_t sizeFor(const Rules& rules, const BoardText& start);

    static constexpr std::uint64_t usualBlock = 1 << 18;

    /// A block has about `largestBlock` indices, but at least one set of cells.
    TierSpace(const PlacementGame& game, const BoardText& start, std::uint64_t largestBlock = usualBlock);

    [[nodiscard]] std::uint64_t size() const { return tierBase_.back(); }
    [[nodiscard]] std::size_t levels() const { return static_cast<std::size_t>(cells_) + 1; }
    [[nodiscard]] std::size_t blocks(std::size_t tier) const;
    [[nodiscard]] std::uint64_t blockSize(std::size_t tier, std::size_t block) const;
    [[nodiscard]] std::uint64_t blockStart(std::size_t tier, std::size_t block) const {
        return tierBase_[tier] + block * setsPerBlock(tier) * patterns_[tier].size();
    }
    [[nodiscard]] std::vector<std::uint64_t> start() const { return {0}; }

    /// Returns the index of a board that holds the start's letters and follows the turns; nothing for other boards.
    [[nodiscard]] std::optional<std::uint64_t> indexOf(const LetterMasks& letters) const;
    [[nodiscard]] LetterMasks boardAt(std::uint64_t index) const;

    /// One position of a walk.
    class Position {
      public:
        [[nodiscard]] const LetterMasks& letters() {
            if (!isComputed_) {
                const std::uint64_t first =
                    base::depositBits(space_->patterns_[static_cast<std::size_t>(tier_)][pattern_], set_);
                letters_[space_->firstLetter_] = space_->fixedFirst_ | base::depositBits(first, space_->freeCells_);
                letters_[space_->secondLetter_] =
                    space_->fixedSecond_ | base::depositBits(set_ ^ first, space_->freeCells_);
                isComputed_ = true;
            }
            return letters_;
        }
        [[nodiscard]] int finished() {
            const LetterMasks& board = letters();
            const Cells occupied = board[space_->firstLetter_] | board[space_->secondLetter_];
            return space_->judge_.judge(board, occupied, justMoved_);
        }
        template <class Visit>
        void forEachChild(Visit&& visit) const {
            for (std::size_t i = 0; i < gaps_; ++i) visit(childBase_[i] + inserted_[i][pattern_]);
        }

      private:
        friend class TierSpace;
        const TierSpace* space_ = nullptr;
        int tier_ = 0;
        Side justMoved_ = Side::max;
        std::uint64_t set_ = 0;
        std::uint32_t pattern_ = 0;
        bool isComputed_ = false;
        LetterMasks letters_{};
        std::size_t gaps_ = 0;
        std::array<std::uint64_t, 36> childBase_{};
        std::array<const std::uint32_t*, 36> inserted_{};
    };

    template <class Filter, class Visit>
    void climb(std::size_t tier, std::size_t block, const Filter& filter, Visit&& visit) const {
        walk(tier, block, filter, visit);
    }
    template <class Filter, class Visit>
    void descend(std::size_t tier, std::size_t block, const Filter& filter, Visit&& visit) const {
        walk(tier, block, filter, visit);
    }

  private:
    // No position of a tier follows another, so both walks are the same.
    template <class Filter, class Visit>
    void walk(std::size_t tier, std::size_t block, const Filter& filter, Visit& visit) const {
        const std::uint64_t perSet = patterns_[tier].size();
        const std::uint64_t firstSet = block * setsPerBlock(tier);
        const std::uint64_t lastSet = std::min(firstSet + setsPerBlock(tier), setCount(tier));
        Position position;
        position.space_ = this;
        position.tier_ = static_cast<int>(tier);
        position.justMoved_ = tier % 2 == 0 ? other(first_) : first_;
        std::uint64_t set = binomials_.set(firstSet, static_cast<int>(tier));
        for (std::uint64_t number = firstSet; number < lastSet; ++number) {
            const std::uint64_t base = tierBase_[tier] + number * perSet;
            enterSet(position, set);
            for (std::uint64_t pattern = 0; pattern < perSet; ++pattern) {
                if (!filter(base + pattern)) continue;
                position.pattern_ = static_cast<std::uint32_t>(pattern);
                position.isComputed_ = false;
                visit(base + pattern, position);
            }
            if (number + 1 < lastSet) set = nextSet(set);
        }
    }

    // Returns the next greater mask with as many bits (Gosper 1972); the empty set is the only one of its size.
    static std::uint64_t nextSet(std::uint64_t set) {
        if (set == 0) return 0;
        const std::uint64_t low = set & (0 - set);
        const std::uint64_t ripple = set + low;
        return ripple | (((set ^ ripple) >> 2) / low);
    }

    void enterSet(Position& position, std::uint64_t set) const;
    [[nodiscard]] std::uint64_t setCount(std::size_t tier) const { return binomials_(cells_, static_cast<int>(tier)); }
    [[nodiscard]] std::uint64_t setsPerBlock(std::size_t tier) const {
        return std::max<std::uint64_t>(1, largestBlock_ / patterns_[tier].size());
    }

    std::uint64_t largestBlock_;
    EndJudge judge_;
    Binomials binomials_;
    Side first_;
    std::uint8_t firstLetter_;
    std::uint8_t secondLetter_;
    Cells fixedFirst_ = 0;  // letters of the start
    Cells fixedSecond_ = 0;
    Cells freeCells_ = 0;
    int cells_ = 0;  // free cells
    std::vector<std::uint64_t> tierBase_;
    std::vector<std::vector<std::uint32_t>> patterns_;              // for each tier: the masks in order
    std::vector<std::vector<std::vector<std::uint32_t>>> inserts_;  // for each tier and gap: the new pattern's number
};

}  // namespace mitos::games::grid
