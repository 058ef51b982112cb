#pragma once
// Estimates what a complete solution would take, before it is computed.
#include <cstdint>
#include <string>

#include "games/grid/placement_game.h"

namespace mitos::engine::grid {

using games::grid::BoardText;
using games::grid::PlacementGame;

/// What a complete solution would take.
struct Plan {
    bool possible = false;  // the positions have numbers, and not too many
    std::string space;      // the kind of numbering: tiers, columns, radix, piles; the last two also with the mover
    std::uint64_t indices = 0;
    std::uint64_t positions = 0;  // at most
    std::uint64_t bytes = 0;      // of the table
    double seconds = 0;           // a rough estimate for one core
    std::size_t symmetries = 1;   // that keep rules and start
};

/// Returns what a complete solution of games that begin on `start` would take.
Plan planFor(const PlacementGame& game, const BoardText& start);

/// Returns whether a solution is worth starting with so much memory and time. Estimates of the time are rough, so
/// only a plan that is expected to take many times `seconds` is given up.
bool isWorthSolving(const Plan& plan, std::uint64_t bytes, double seconds);

}  // namespace mitos::engine::grid
