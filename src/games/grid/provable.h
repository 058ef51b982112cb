#pragma once
// A placement game with what a proof search asks of it: exact keys, a guess at good moves, positions that are decided by the next
// moves.
#include <array>
#include <cstdint>
#include <vector>

#include "games/grid/placement_game.h"
#include "games/grid/symmetry.h"
#include "games/grid/threats.h"

namespace mitos::games::grid {

class ProvablePlacement {
  public:
    using State = GridState;
    using Move = Placing;

    explicit ProvablePlacement(const PlacementGame& game);

    [[nodiscard]] bool maxToMove(const State& state) const { return game_->maxToMove(state); }
    [[nodiscard]] bool isOver(const State& state) const { return game_->isOver(state); }
    [[nodiscard]] int finalValue(const State& state) const { return game_->finalValue(state); }
    [[nodiscard]] State after(const State& state, const Move& move) const { return game_->after(state, move); }

    /// Can positions of this game be written into two words without loss?
    [[nodiscard]] static bool fits(const Rules& rules);
    /// The same for positions that a symmetry of the rules turns into each other, and for no others.
    [[nodiscard]] std::array<std::uint64_t, 2> key(const State& state) const;

    /// What the mover need not search to know.
    struct Outlook {
        bool wins = false;   // at once
        bool loses = false;  // whatever it does, the other side wins with its next move
        Cells cells = 0;     // otherwise the cells that do not lose so
    };
    [[nodiscard]] Outlook outlook(const State& state) const;
    /// Visits the moves to those cells.
    template <class Visit>
    void forEachMove(const State& state, Cells cells, Visit&& visit) const {
        game_->forEachMove(state, [&](const Move& move) {
            if (((cells >> move.cell) & 1U) != 0) visit(move);
        });
    }

    /// A guess: cells on which the mover could win afterwards, then cells on many lines.
    [[nodiscard]] int worth(const State& state, const Move& move) const;
    /// Could either side, if it moved now, win at once?
    [[nodiscard]] bool unquiet(const State& state) const;

  private:
    const PlacementGame* game_;
    ThreatScan threats_;
    Images images_;
    std::vector<int> linesThrough_;
};

}  // namespace mitos::games::grid
