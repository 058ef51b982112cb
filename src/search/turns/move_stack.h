#pragma once
// The moves of all positions on the path of a search, in one array: no node allocates memory.
#include <cstdint>
#include <vector>

#include "search/turns/game.h"

namespace mitos::search::turns {

/// A move with its rank.
template <class Move>
struct RankedMove {
    Move move;
    std::uint32_t place;  // the move's number in the game's list
    Value rank;           // higher ranks are tried first
};

/// The stack of moves of one search.
template <class Move>
class MoveStack {
  public:
    /// The moves of one position; they leave the stack with it. A reference from `operator[]` must not be kept while
    /// deeper positions are visited, since the array may move.
    class Moves {
      public:
        template <Game G>
        Moves(MoveStack& stack, const G& game, const typename G::State& state)
            : items_(stack.items_), first_(items_.size()) {
            std::uint32_t place = 0;
            game.forEachMove(state, [&](const Move& move) { items_.push_back({move, place++, 0}); });
            size_ = items_.size() - first_;
        }
        ~Moves() { items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(first_), items_.end()); }
        Moves(const Moves&) = delete;
        Moves& operator=(const Moves&) = delete;

        RankedMove<Move>& operator[](std::size_t i) { return items_[first_ + i]; }
        const RankedMove<Move>& operator[](std::size_t i) const { return items_[first_ + i]; }
        [[nodiscard]] std::size_t size() const { return size_; }

        /// Sorts the moves from number `from` on by rank, highest first; equal ones keep their order. By insertion,
        /// since lists are short.
        void sort(std::size_t from) {
            for (std::size_t i = from + 1; i < size_; ++i) {
                const RankedMove<Move> item = (*this)[i];
                std::size_t hole = i;
                for (; hole > from && (*this)[hole - 1].rank < item.rank; --hole) (*this)[hole] = (*this)[hole - 1];
                (*this)[hole] = item;
            }
        }
        /// Puts the move that the game lists at `place` first; the others keep their order. Returns false if there is
        /// none.
        bool putFirst(std::uint32_t place) {
            if (place >= size_) return false;
            std::size_t at = 0;
            while (at < size_ && (*this)[at].place != place) ++at;
            if (at == size_) return false;
            const RankedMove<Move> item = (*this)[at];
            for (; at > 0; --at) (*this)[at] = (*this)[at - 1];
            (*this)[0] = item;
            return true;
        }

      private:
        std::vector<RankedMove<Move>>& items_;
        std::size_t first_;
        std::size_t size_ = 0;
    };

    MoveStack() { items_.reserve(1024); }

  private:
    std::vector<RankedMove<Move>> items_;
};

}  // namespace mitos::search::turns
