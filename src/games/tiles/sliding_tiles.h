#pragma once
// The rules of the sliding puzzle on packed states; they fit the Puzzle concept of search/paths.
#include <array>
#include <cstdint>

#include "base/ranking.h"
#include "games/tiles/packed.h"
#include "games/tiles/shape.h"

namespace mitos::games::tiles {

/// The puzzle on one shape with one goal.
template <class Packed>
class SlidingTiles {
  public:
    using State = Packed;
    using Move = Direction;

    SlidingTiles(const Shape& shape, const Board& goal) : shape_(shape), goal_(pack<Packed>(shape, goal)) {
        for (int cell = 0; cell < shape.cells(); ++cell) {
            Exits& exits = exits_[static_cast<std::size_t>(cell)];
            for (std::size_t d = 0; d < shape.directionCount(); ++d) {
                const auto direction = static_cast<Direction>(d);
                const int to = shape.neighbour(cell, direction);
                if (to >= 0)
                    exits.list[exits.count++] = {static_cast<std::int8_t>(to), direction,
                                                 static_cast<std::uint8_t>(shape.costOf(direction))};
            }
        }
    }

    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] State goal() const { return goal_; }
    [[nodiscard]] bool isGoal(const State& state) const { return state == goal_; }

    /// Calls visit(next, move, cost) for every legal move, without allocation.
    template <class Visit>
    void forEachSuccessor(const State& state, Visit&& visit) const {
        const int blank = state.blank();
        const Exits& exits = exits_[static_cast<std::size_t>(blank)];
        for (std::size_t i = 0; i < exits.count; ++i) {
            visit(state.swapped(blank, exits.list[i].cell), exits.list[i].direction, unsigned{exits.list[i].cost});
        }
    }

    /// Calls visit(previous, move, cost) for every state from which `move` leads to `state`. Every move can be
    /// undone, so these are the neighbours, with the opposite direction.
    template <class Visit>
    void forEachPredecessor(const State& state, Visit&& visit) const {
        forEachSuccessor(state, [&](const State& previous, Direction back, unsigned cost) {
            visit(previous, opposite(back), cost);
        });
    }
    [[nodiscard]] unsigned cheapestMove() const { return shape_.cheapestStep(); }

    // A dense index, for boards that are small enough.
    [[nodiscard]] bool hasIndex() const { return shape_.cells() <= base::mostRanked; }
    [[nodiscard]] std::uint64_t indexCount() const { return base::factorial(shape_.cells()); }
    [[nodiscard]] std::uint32_t indexOf(const State& state) const requires std::same_as<Packed, Packed64> {
        return base::rankOf(state.bits, shape_.cells());
    }
    [[nodiscard]] State stateAt(std::uint32_t index) const requires std::same_as<Packed, Packed64> {
        return {base::arrangementAt(index, shape_.cells())};
    }

  private:
    struct Exit {
        std::int8_t cell;
        Direction direction;
        std::uint8_t cost;
    };
    struct Exits {
        std::array<Exit, directions> list{};
        std::size_t count = 0;
    };

    Shape shape_;
    State goal_;
    std::array<Exits, mostCells> exits_{};
};

}  // namespace mitos::games::tiles
