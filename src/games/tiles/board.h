#pragma once
// A board as people and files write it: one number per cell. Searches use packed states (packed.h).
#include <array>
#include <compare>
#include <cstdint>
#include <span>

#include "base/random.h"
#include "games/tiles/shape.h"

namespace mitos::games::tiles {

/// The tile on each cell; 0 is the blank. Cells beyond the board's size are 0.
struct Board {
    std::array<std::uint8_t, mostCells> tiles{};

    friend auto operator<=>(const Board&, const Board&) = default;
};

/// Returns the usual goal: 1 2 3 … and the blank last.
Board orderedGoal(const Shape& shape);

/// Returns 6 5 4 / 7 0 3 / 8 1 2, which courses like to use; for 3x3 only.
Board spiralGoal();

/// Tells whether `goal` can be reached from `start`: with king moves always, with plain moves for exactly half of all
/// boards. Every plain move swaps two cells and shifts the blank by one, so the parity of the permutation and that of
/// the blank's path stay together (Johnson and Story 1879). On a board that is a single ring of four cells (2x2) that
/// condition suffices too.
bool solvable(const Shape& shape, const Board& start, const Board& goal);

/// Returns a board from which `goal` can be reached, each with the same probability.
Board randomBoard(const Shape& shape, const Board& goal, base::Random& random);

}  // namespace mitos::games::tiles
