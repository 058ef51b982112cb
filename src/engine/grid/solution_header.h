#pragma once
// The line of text at the head of a stored solution, which says what was solved.
#include <string>

#include "games/grid/placement_game.h"
#include "search/solve/sweep_counts.h"

namespace mitos::engine::grid {

using SolutionCounts = search::solve::SweepCounts;

/// What a stored solution says of itself.
struct SolutionHeader {
    games::grid::Rules rules;
    games::grid::BoardText start;
    SolutionCounts counts;
};

std::string writeSolutionHeader(const games::grid::PlacementGame& game, const games::grid::BoardText& start,
                                const SolutionCounts& counts);

/// Throws Damage for a line that is no such header.
SolutionHeader readSolutionHeader(const std::string& line);

/// Returns whether two sets of rules make the same game, whatever their names and comments.
bool isSameGame(const games::grid::Rules& a, const games::grid::Rules& b);

}  // namespace mitos::engine::grid
