#pragma once
// The values of positions and moves in a complete solution, and which moves are best.
#include <optional>
#include <vector>

#include "games/grid/placement_game.h"
#include "search/solve/score.h"

namespace mitos::engine::grid {

using games::grid::BoardText;
using games::grid::GridState;
using games::grid::PlacementGame;
using games::grid::Placing;
using games::grid::Rules;
using games::grid::Side;
using search::solve::Outcome;
using search::solve::Result;

/// The value of a position for one side: its outcome, the plies to the end, and the margin in a game of points.
struct PositionValue {
    Result result;
    std::optional<int> margin;

    friend bool operator==(const PositionValue&, const PositionValue&) = default;
};

/// A move with its value for the side that makes it; the plies to the end include the move.
struct MoveValue {
    Placing move;
    PositionValue value;
};

/// Returns the value of a finished position for the side that would move next, by the rules.
PositionValue finishedValue(const PlacementGame& game, const GridState& state);

/// Returns the value of a move for its side, `mover`, from the value of the position `next` for the side that moves
/// there.
PositionValue valueOfMove(Side mover, const GridState& next, const PositionValue& value);

/// Returns whether `a` is better than `b` for the side whose values they are: more points first, then wins as soon as
/// possible, draws and losses as late as possible.
bool isBetter(const PositionValue& a, const PositionValue& b);

/// Sorts the best moves first; equal ones keep their order.
void sortBest(std::vector<MoveValue>& moves);

/// Returns the moves that no other is better than, in their order.
std::vector<MoveValue> bestOf(const std::vector<MoveValue>& moves);

}  // namespace mitos::engine::grid
