#pragma once
// Prunes moves that other sequences of moves make unnecessary (Taylor and Korf, "Pruning Duplicate Nodes in
// Depth-First Search", 1993). For example, going four moves around a corner and going back the other way meet after
// twelve steps; there are many longer pairs.
//
// Of two sequences of moves with the same effect the shorter one stays, or the lexicographically first. A sequence
// may be refused only if the one that stays fits on the board too. Here that is so if all its cells lie in the
// rectangle around the cells of the refused one. So among the shortest paths to a board the lexicographically first
// is never refused: a refused part of it could be replaced by an earlier one.
#include <array>
#include <cstdint>
#include <vector>

#include "games/tiles/shape.h"

namespace mitos::champion::tiles {

/// Reads a sequence of moves and refuses those that are pruned.
class MoveAutomaton {
  public:
    using State = std::uint16_t;
    static constexpr State refused = 0xffff;
    static constexpr State start = 0;

    /// Prunes sequences of up to `length` moves, at most 16; a length of 2 prunes only a move that undoes the last
    /// one.
    MoveAutomaton(games::tiles::MoveSet moves, int length);

    /// Returns the state after a move, or `refused`.
    [[nodiscard]] State after(State state, std::size_t direction) const { return next_[state][direction]; }
    [[nodiscard]] std::size_t states() const { return next_.size(); }
    /// Returns the number of pruned sequences that have no pruned part.
    [[nodiscard]] std::size_t sequences() const { return sequences_; }

  private:
    std::vector<std::array<State, games::tiles::directions>> next_;
    std::size_t sequences_ = 0;
};

}  // namespace mitos::champion::tiles
