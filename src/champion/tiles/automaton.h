#pragma once
// Which moves need not be made because others come to the same board (Taylor and Korf, "Pruning Duplicate Nodes in Depth-First
// Search", 1993): four moves around a corner and back the other way meet after twelve steps, and there are many longer ways.
//
// Of two sequences of moves with the same effect the shorter one stays, or the first in the order of the alphabet. A sequence may
// only be refused where the one that stays fits on the board too: here, where all its cells lie in the rectangle around the cells of
// the refused one. So among the shortest ways to a board, the first in the order of the alphabet is never refused: a refused part of it
// could be replaced by an earlier one.
#include <array>
#include <cstdint>
#include <vector>

#include "games/tiles/shape.h"

namespace mitos::champion::tiles {

class MoveAutomaton {
  public:
    using State = std::uint16_t;
    static constexpr State refused = 0xffff;
    static constexpr State start = 0;

    /// Refuses sequences of up to `length` moves; 2 is no move undone at once. At most 16.
    MoveAutomaton(games::tiles::MoveSet moves, int length);

    [[nodiscard]] State after(State state, std::size_t direction) const { return next_[state][direction]; }
    [[nodiscard]] std::size_t states() const { return next_.size(); }
    /// How many sequences it refuses that have no refused part.
    [[nodiscard]] std::size_t sequences() const { return sequences_; }

  private:
    std::vector<std::array<State, games::tiles::directions>> next_;
    std::size_t sequences_ = 0;
};

}  // namespace mitos::champion::tiles
