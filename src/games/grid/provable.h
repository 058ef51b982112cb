#pragma once
// A placement game with what a proof search asks of it: exact keys, a guess at good moves, forced answers.
#include <array>
#include <cstdint>
#include <vector>

#include "games/grid/placement_game.h"

namespace mitos::games::grid {

class ProvablePlacement {
  public:
    using State = GridState;
    using Move = Placing;

    explicit ProvablePlacement(const PlacementGame& game);

    [[nodiscard]] bool maxToMove(const State& state) const { return game_->maxToMove(state); }
    [[nodiscard]] bool isOver(const State& state) const { return game_->isOver(state); }
    [[nodiscard]] int finalValue(const State& state) const { return game_->finalValue(state); }
    template <class Visit>
    void forEachMove(const State& state, Visit&& visit) const {
        game_->forEachMove(state, visit);
    }
    [[nodiscard]] State after(const State& state, const Move& move) const { return game_->after(state, move); }

    /// Can positions of this game be written into two words without loss?
    [[nodiscard]] static bool fits(const Rules& rules);
    [[nodiscard]] std::array<std::uint64_t, 2> key(const State& state) const;
    /// Moves that win at once first, then cells on many lines.
    [[nodiscard]] int worth(const State& state, const Move& move) const;
    /// Cells on which the other side would win at once. Taking them is the only answer: a pattern that lacks one cell can be
    /// stopped nowhere else. 0 when there are none, or when the mover wins first.
    [[nodiscard]] Cells mustAnswer(const State& state) const;
    /// Could either side, if it moved now, win at once?
    [[nodiscard]] bool unquiet(const State& state) const;

  private:
    struct Threats {
        bool mine = false;  // the mover wins at once
        Cells others = 0;   // where the other side would
    };
    [[nodiscard]] Threats threats(const State& state) const;
    [[nodiscard]] bool wins(const State& state, const Move& move, Side side) const;

    const PlacementGame* game_;
    bool threatsCount_;  // completing a pattern wins
    std::vector<int> linesThrough_;
};

}  // namespace mitos::games::grid
