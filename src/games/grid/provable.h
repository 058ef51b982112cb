#pragma once
// A placement game with what a proof search requires: exact keys, a guess at good moves, positions that are decided
// by the next moves.
#include <array>
#include <cstdint>
#include <vector>

#include "games/grid/placement_game.h"
#include "games/grid/symmetry.h"
#include "games/grid/threats.h"

namespace mitos::games::grid {

/// A game for search::solve::ProofSearch.
class ProvablePlacement {
  public:
    using State = GridState;
    using Move = Placing;

    explicit ProvablePlacement(const PlacementGame& game);

    [[nodiscard]] bool maxToMove(const State& state) const { return game_->maxToMove(state); }
    [[nodiscard]] bool isOver(const State& state) const { return game_->isOver(state); }
    [[nodiscard]] int finalValue(const State& state) const { return game_->finalValue(state); }
    [[nodiscard]] State after(const State& state, const Move& move) const { return game_->after(state, move); }

    /// Tells whether positions of this game can be written into two words without loss.
    [[nodiscard]] static bool fits(const Rules& rules);
    /// Returns the same key for positions that a symmetry of the rules turns into each other, and for no others.
    [[nodiscard]] std::array<std::uint64_t, 2> key(const State& state) const;

    /// What the mover knows without searching.
    struct Outlook {
        bool wins = false;   // the mover wins at once
        bool loses = false;  // whatever it does, the other side wins with its next move
        Cells cells = 0;     // otherwise the cells that do not lose in this way
    };
    [[nodiscard]] Outlook outlook(const State& state) const;
    /// Visits the moves to `cells`.
    template <class Visit>
    void forEachMove(const State& state, Cells cells, Visit&& visit) const {
        game_->forEachMove(state, [&](const Move& move) {
            if (((cells >> move.cell) & 1U) != 0) visit(move);
        });
    }

    /// Guesses how good a move is: by the cells on which the mover could win afterwards, then by the lines through
    /// the cell.
    [[nodiscard]] int priority(const State& state, const Move& move) const;
    /// Tells whether either side, if it moved now, could win at once.
    [[nodiscard]] bool unquiet(const State& state) const;

  private:
    const PlacementGame* game_;
    ThreatScan threats_;
    Images images_;
    std::vector<int> linesThrough_;
};

}  // namespace mitos::games::grid
