#pragma once
// One position of a walk over numbered boards on which a side has a choice of letters.
#include <bit>
#include <cstdint>
#include <vector>

#include "games/grid/end_judge.h"

namespace mitos::games::grid {

/// A position of `Space`, which is a LetterSpace that tells which cells are open(occupied).
template <class Space>
class WalkedPosition {
  public:
    WalkedPosition(const Space& space, std::uint64_t number, const LetterMasks& letters)
        : index(number), letters_(letters), space_(&space) {
        for (const Cells cells : letters_) occupied_ |= cells;
    }

    [[nodiscard]] const LetterMasks& letters() const { return letters_; }
    [[nodiscard]] bool isOver() const { return space_->judge().isOver(letters_, occupied_); }
    /// Tells whether exactly one cell is empty.
    [[nodiscard]] bool almostFull() const { return std::has_single_bit(space_->allCells() & ~occupied_); }

    /// The functions that search/solve requires of a position (level_sweep.h), with alternating turns.
    [[nodiscard]] int finished() const { return finished(other(mover())); }
    template <class Visit>
    void forEachChild(Visit&& visit) const {
        forEachChild(mover(), visit);
    }
    template <class Visit>
    void forEachGain(Visit&& visit) const {
        forEachGain(mover(), visit);
    }

    /// Returns the result for `justMoved`, or EndJudge::open.
    [[nodiscard]] int finished(Side justMoved) const { return space_->judge().judge(letters_, occupied_, justMoved); }

    template <class Visit>
    void forEachChild(Side side, Visit&& visit) const {
        const std::vector<std::uint8_t>& choices = space_->choices(side);
        for (Cells left = space_->open(occupied_); left != 0; left &= left - 1) {
            const auto cell = static_cast<std::uint8_t>(std::countr_zero(left));
            for (const std::uint8_t letter : choices) visit(index + space_->child(cell, letter));
        }
    }

    /// Calls visit(child, gain, again) with the points that the move makes for `side`.
    template <class Visit>
    void forEachGain(Side side, Visit&& visit) const {
        const PlacementGame& game = space_->game();
        LetterMasks after = letters_;
        for (Cells left = space_->open(occupied_); left != 0; left &= left - 1) {
            const auto cell = static_cast<std::uint8_t>(std::countr_zero(left));
            for (const std::uint8_t letter : space_->choices(side)) {
                after[letter] |= Cells{1} << cell;
                const PatternCount made = game.madeBy(after, {cell, letter});
                after[letter] ^= Cells{1} << cell;
                const int owned = side == Side::max ? made.max - made.min : made.min - made.max;
                const bool again = game.rules().again && made.max + made.min + made.nobody > 0;
                visit(index + space_->child(cell, letter), made.nobody + owned, again);
            }
        }
    }

    // For the walk itself.
    std::uint64_t index;
    void write(std::size_t letter, Cells cell) {
        letters_[letter] |= cell;
        occupied_ |= cell;
    }
    void wipe(std::size_t letter, Cells cell) {
        letters_[letter] ^= cell;
        occupied_ ^= cell;
    }

  private:
    [[nodiscard]] Side mover() const { return space_->mover(occupied_); }

    LetterMasks letters_;
    Cells occupied_ = 0;
    const Space* space_;
};

/// The base of numberings of such positions. Writing a letter adds child(cell, letter) to a board's number. The
/// numbers are divided into blocks of equal size, and the blocks into levels.
class LetterSpace {
  public:
    [[nodiscard]] const PlacementGame& game() const { return *game_; }
    [[nodiscard]] const EndJudge& judge() const { return judge_; }
    [[nodiscard]] Cells allCells() const { return all_; }
    [[nodiscard]] const std::vector<std::uint8_t>& choices(Side side) const {
        return choices_[static_cast<std::size_t>(side)];
    }
    /// Returns the side to move; with alternating turns it follows from the number of letters.
    [[nodiscard]] Side mover(Cells occupied) const {
        const bool even = ((std::popcount(occupied) - startCount_) & 1) == 0;
        return even ? first_ : other(first_);
    }

    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] std::size_t levels() const { return blocks_.size(); }
    [[nodiscard]] std::size_t blocks(std::size_t level) const { return blocks_[level].size(); }
    [[nodiscard]] std::uint64_t blockSize(std::size_t /*level*/, std::size_t /*block*/) const { return blockSize_; }
    [[nodiscard]] std::uint64_t blockStart(std::size_t level, std::size_t block) const { return blocks_[level][block]; }
    [[nodiscard]] std::uint64_t child(std::uint8_t cell, std::uint8_t letter) const {
        return (letter + std::uint64_t{1}) * weight_[cell];
    }

  protected:
    LetterSpace(const PlacementGame& game, const BoardText& start);

    std::array<std::uint64_t, 64> weight_{};  // of each cell
    std::uint64_t size_ = 1;
    std::uint64_t blockSize_ = 1;
    std::vector<std::vector<std::uint64_t>> blocks_;  // for each level: the first index of each block

  private:
    const PlacementGame* game_;
    EndJudge judge_;
    Cells all_;
    Side first_;
    int startCount_;
    std::array<std::vector<std::uint8_t>, 2> choices_;  // the letters of each side
};

}  // namespace mitos::games::grid
