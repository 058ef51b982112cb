#pragma once
// The rules of the pancake puzzle (Dweighter 1975; Gates and Papadimitriou 1979); they fit the Puzzle concept of
// search/paths. A move turns over the topmost two or more pancakes, and costs one.
#include <cstdint>

#include "base/ranking.h"
#include "games/pancakes/packed.h"

namespace mitos::games::pancakes {

/// The puzzle with a number of pancakes and a goal.
class Flipping {
  public:
    using State = PackedStack;
    using Move = std::uint8_t;  // the number of pancakes that are turned over

    Flipping(int pancakes, const Stack& goal) : pancakes_(pancakes), goal_(pack(pancakes, goal)) {}

    [[nodiscard]] State goal() const { return goal_; }
    [[nodiscard]] bool isGoal(const State& state) const { return state == goal_; }

    /// Calls visit(next, move, cost) for every flip.
    template <class Visit>
    void forEachSuccessor(const State& state, Visit&& visit) const {
        for (int count = 2; count <= pancakes_; ++count)
            visit(state.flipped(count), static_cast<Move>(count), std::uint32_t{1});
    }
    /// Calls visit(previous, move, cost) for every stack from which `move` leads to `state`. A flip undoes itself.
    template <class Visit>
    void forEachPredecessor(const State& state, Visit&& visit) const {
        forEachSuccessor(state, visit);
    }
    [[nodiscard]] std::uint32_t cheapestMove() const { return 1; }

    // A dense index, for stacks that are small enough (base::mostRanked).
    [[nodiscard]] std::uint64_t indexCount() const { return base::factorial(pancakes_); }
    [[nodiscard]] std::uint32_t indexOf(const State& state) const { return base::rankOf(state.bits, pancakes_); }
    [[nodiscard]] State stateAt(std::uint32_t index) const { return {base::arrangementAt(index, pancakes_)}; }

  private:
    int pancakes_;
    State goal_;
};

}  // namespace mitos::games::pancakes
