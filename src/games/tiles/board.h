#pragma once
// A board as people and files know it: one number a cell. Searches work on packed states (packed.h).
#include <array>
#include <compare>
#include <cstdint>
#include <span>

#include "base/random.h"
#include "games/tiles/shape.h"

namespace mitos::games::tiles {

/// Which tile stands on each cell; 0 is the blank. Cells beyond the board's size stay 0.
struct Board {
    std::array<std::uint8_t, mostCells> tiles{};

    friend auto operator<=>(const Board&, const Board&) = default;
};

/// The usual goal: 1 2 3 … and the blank last.
Board orderedGoal(const Shape& shape);

/// 6 5 4 / 7 0 3 / 8 1 2, which courses like to use; 3x3 only.
Board spiralGoal();

/// Can `goal` be reached from `start`? With king moves always. With plain moves exactly half of all boards can:
/// every move swaps two cells and shifts the blank by one, so the parity of the permutation and that of the
/// blank's way stay together (Johnson and Story 1879). On a board that is a single ring of four cells (2x2) that
/// condition suffices too.
bool solvable(const Shape& shape, const Board& start, const Board& goal);

/// Uniform among all boards from which `goal` can be reached.
Board randomBoard(const Shape& shape, const Board& goal, base::Random& random);

}  // namespace mitos::games::tiles
