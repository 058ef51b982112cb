#pragma once
// What a sweep stores of a position, one class for each kind of value. The arrays belong to the caller: one byte per
// position in each, at the position's index, all zero at first.
//
// Every class has
//   arrays()               the arrays
//   markStart(index)       marks a position on which games begin
//   isMarked(index)        whether the walk up has reached the position, and has not been there yet
//   mark(index, position)  on the walk up: marks the successors of a marked position, if the game goes on there
//   isOpen(index)          whether the walk down has to value the position
//   value(index, position) on the walk down: computes the value of a position from those of its successors
#include <algorithm>
#include <array>
#include <atomic>
#include <concepts>
#include <cstdint>
#include <span>

#include "search/solve/margin.h"
#include "search/solve/score.h"

namespace mitos::search::solve {

/// What Position::finished() returns while the game goes on.
inline constexpr int openGame = 2;

/// The number of positions that a marked entry counts for: one, or two if either side may be to move on its board.
struct MarkedEntry {
    std::uint64_t positions = 1;
    std::uint64_t finished = 0;
};

/// A kind of values that a sweep stores, as the head of this file describes it.
template <class V>
concept StoredValues = requires(const V& values, std::uint64_t index) {
    { values.arrays()[0] } -> std::convertible_to<std::span<Score>>;
    values.markStart(index);
    { values.isMarked(index) } -> std::same_as<bool>;
    { values.isOpen(index) } -> std::same_as<bool>;
};

/// Stores outcome and remoteness (score.h) as the parent sees them: for the side that is not to move, one ply before.
class StoredResults {
  public:
    explicit StoredResults(std::span<Score> scores) : scores_(scores) {}

    [[nodiscard]] std::array<std::span<Score>, 1> arrays() const { return {scores_}; }
    void markStart(std::uint64_t index) const { scores_[index] = reached; }
    [[nodiscard]] bool isMarked(std::uint64_t index) const { return scores_[index] == reached; }
    [[nodiscard]] bool isOpen(std::uint64_t index) const { return scores_[index] == stillOpen; }

    template <class Position>
    MarkedEntry mark(std::uint64_t index, Position& position) const {
        const int end = position.finished();
        if (end != openGame) {
            scores_[index] = scoreOf({static_cast<Outcome>(end + 1), 1});
            return {1, 1};
        }
        scores_[index] = stillOpen;
        // Blocks of one level may mark the same position of a later one: the mark is the same, only the store must be
        // atomic.
        position.forEachChild([&](std::uint64_t child, bool /*sameMover*/ = false) {
            std::atomic_ref<Score>(scores_[child]).store(reached, std::memory_order_relaxed);
        });
        return {1, 0};
    }

    template <class Position>
    void value(std::uint64_t index, Position& position) const {
        Score best = 0;
        position.forEachChild([&](std::uint64_t child, bool sameMover = false) {
            best = std::max(best, sameMover ? asOtherSees[scores_[child]] : scores_[child]);
        });
        scores_[index] = asParentSees[best];
    }

  private:
    std::span<Score> scores_;
};

/// Stores the margin that the mover still makes (margin.h), for games with points. It depends neither on the points
/// made so far nor on who is to move, so one entry serves a board with either side to move.
class StoredMargins {
  public:
    explicit StoredMargins(std::span<Score> margins) : margins_(margins) {}

    [[nodiscard]] std::array<std::span<Score>, 1> arrays() const { return {margins_}; }
    void markStart(std::uint64_t index) const { margins_[index] = firstMoves; }
    [[nodiscard]] bool isMarked(std::uint64_t index) const { return isMoverMark(margins_[index]); }
    [[nodiscard]] bool isOpen(std::uint64_t index) const { return isMarked(index); }

    template <class Position>
    MarkedEntry mark(std::uint64_t index, Position& position) const {
        const Score mark = margins_[index];
        if (position.isOver()) return {1, 1};
        position.forEachGain([&](std::uint64_t child, int /*gain*/, bool again) {
            std::atomic_ref<Score>(margins_[child])
                .fetch_or(again ? mark : otherMover(mark), std::memory_order_relaxed);
        });
        return {moversIn(mark), 0};
    }

    template <class Position>
    void value(std::uint64_t index, Position& position) const {
        if (position.isOver()) {
            margins_[index] = storedMargin(0);
            return;
        }
        int best = -evenMargin;
        position.forEachGain(
            [&](std::uint64_t child, int gain, bool again) { best = std::max(best, gain + restFrom(child, again)); });
        margins_[index] = storedMargin(best);
    }

    /// Returns the margin to come after a move to `child`, for the side that makes the move.
    [[nodiscard]] int restFrom(std::uint64_t child, bool again) const {
        const int rest = marginOf(margins_[child]);
        return again ? rest : -rest;
    }

  private:
    std::span<Score> margins_;
};

/// Stores margins and, in a second array, the plies to the end if the winner hurries and the loser, or both sides of
/// a draw, delay: for games with points that may end before the board is full.
class StoredMarginsAndPlies {
  public:
    StoredMarginsAndPlies(std::span<Score> margins, std::span<Score> plies) : margins_(margins), plies_(plies) {}

    [[nodiscard]] std::array<std::span<Score>, 2> arrays() const { return {margins_.arrays()[0], plies_}; }
    void markStart(std::uint64_t index) const { margins_.markStart(index); }
    [[nodiscard]] bool isMarked(std::uint64_t index) const { return margins_.isMarked(index); }
    [[nodiscard]] bool isOpen(std::uint64_t index) const { return margins_.isOpen(index); }

    template <class Position>
    MarkedEntry mark(std::uint64_t index, Position& position) const {
        return margins_.mark(index, position);
    }

    template <class Position>
    void value(std::uint64_t index, Position& position) const {
        const std::span<Score> margins = margins_.arrays()[0];
        if (position.isOver()) {
            margins[index] = storedMargin(0);
            plies_[index] = 0;
            return;
        }
        int margin = -evenMargin;
        int plies = 0;
        position.forEachGain([&](std::uint64_t child, int gain, bool again) {
            const int childMargin = gain + margins_.restFrom(child, again);
            const int childPlies = plies_[child] + 1;
            const bool better = childMargin != margin ? childMargin > margin
                                : childMargin > 0     ? childPlies < plies
                                                      : childPlies > plies;
            if (!better) return;
            margin = childMargin;
            plies = childPlies;
        });
        margins[index] = storedMargin(margin);
        plies_[index] = static_cast<Score>(plies);
    }

  private:
    StoredMargins margins_;
    std::span<Score> plies_;
};

}  // namespace mitos::search::solve
