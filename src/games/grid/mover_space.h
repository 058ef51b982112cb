#pragma once
// Boards with the side to move, for games in which a turn may stay with a side: two numbers for each board of another
// space, one for each side. A full board has no side to move; it is numbered as if the side that begins were to move.
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/grid/walked_position.h"

namespace mitos::games::grid {

/// A space of search/solve (level_sweep.h) over the space `Boards`.
template <class Boards>
class MoverSpace {
  public:
    static std::uint64_t sizeFor(const Rules& rules, const BoardText& start) {
        const std::uint64_t boards = Boards::sizeFor(rules, start);
        return boards >= (std::uint64_t{1} << 60) ? boards : 2 * boards;
    }

    static constexpr std::uint64_t usualBlock = 2 * Boards::usualBlock;

    /// A block has at most `largestBlock` indices.
    MoverSpace(const PlacementGame& game, const BoardText& start, std::uint64_t largestBlock = usualBlock)
        : boards_(game, start, largestBlock / 2), first_(game.rules().first), all_(game.allCells()) {}

    [[nodiscard]] std::uint64_t size() const { return 2 * boards_.size(); }
    [[nodiscard]] std::size_t levels() const { return boards_.levels(); }
    [[nodiscard]] std::size_t blocks(std::size_t level) const { return boards_.blocks(level); }
    [[nodiscard]] std::uint64_t blockSize(std::size_t level, std::size_t block) const {
        return 2 * boards_.blockSize(level, block);
    }
    [[nodiscard]] std::uint64_t blockStart(std::size_t level, std::size_t block) const {
        return 2 * boards_.blockStart(level, block);
    }
    [[nodiscard]] std::vector<std::uint64_t> start() const { return {2 * boards_.start()[0]}; }

    [[nodiscard]] std::optional<std::uint64_t> indexOf(const LetterMasks& letters, Side mover) const {
        const auto board = boards_.indexOf(letters);
        if (!board) return std::nullopt;
        Cells occupied = 0;
        for (const Cells cells : letters) occupied |= cells;
        return numbered(*board, occupied == all_ ? first_ : mover);
    }
    [[nodiscard]] LetterMasks boardAt(std::uint64_t index) const { return boards_.boardAt(index / 2); }
    [[nodiscard]] Side moverAt(std::uint64_t index) const { return index % 2 == 0 ? first_ : other(first_); }

    class Position {
      public:
        Position(const MoverSpace& space, const WalkedPosition<Boards>& board, Side mover)
            : space_(&space), board_(&board), mover_(mover) {}

        [[nodiscard]] const LetterMasks& letters() const { return board_->letters(); }
        [[nodiscard]] bool isOver() const { return board_->isOver(); }
        [[nodiscard]] int finished() const { return board_->finished(other(mover_)); }

        /// Calls visit(child, same) for every successor; `same` tells whether the same side is to move there.
        template <class Visit>
        void forEachChild(Visit&& visit) const {
            board_->forEachGain(mover_, [&](std::uint64_t child, int /*gain*/, bool again) {
                const Side next = space_->nextMover(*board_, mover_, again);
                visit(space_->numbered(child, next), next == mover_);
            });
        }
        template <class Visit>
        void forEachGain(Visit&& visit) const {
            board_->forEachGain(mover_, [&](std::uint64_t child, int gain, bool again) {
                visit(space_->numbered(child, space_->nextMover(*board_, mover_, again)), gain, again);
            });
        }

      private:
        const MoverSpace* space_;
        const WalkedPosition<Boards>* board_;
        Side mover_;
    };

    template <class Filter, class Visit>
    void climb(std::size_t level, std::size_t block, const Filter& filter, Visit&& visit) const {
        boards_.climb(
            level, block, [&](std::uint64_t board) { return filter(2 * board) || filter(2 * board + 1); },
            [&](std::uint64_t board, auto& position) { both(position, board, filter, visit); });
    }
    template <class Filter, class Visit>
    void descend(std::size_t level, std::size_t block, const Filter& filter, Visit&& visit) const {
        boards_.descend(
            level, block, [&](std::uint64_t board) { return filter(2 * board) || filter(2 * board + 1); },
            [&](std::uint64_t board, auto& position) { both(position, board, filter, visit); });
    }

  private:
    [[nodiscard]] std::uint64_t numbered(std::uint64_t board, Side mover) const {
        return 2 * board + (mover == first_ ? 0 : 1);
    }
    [[nodiscard]] Side nextMover(const WalkedPosition<Boards>& board, Side mover, bool again) const {
        if (board.almostFull()) return first_;
        return again ? mover : other(mover);
    }
    template <class Filter, class Visit>
    void both(const WalkedPosition<Boards>& board, std::uint64_t number, const Filter& filter, Visit& visit) const {
        for (const Side mover : {first_, other(first_)}) {
            const std::uint64_t index = numbered(number, mover);
            if (!filter(index)) continue;
            Position position(*this, board, mover);
            visit(index, position);
        }
    }

    Boards boards_;
    Side first_;
    Cells all_;
};

}  // namespace mitos::games::grid
