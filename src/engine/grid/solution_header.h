#pragma once
// The line of text at the head of a stored solution, which tells what was solved.
#include <string>

#include "games/grid/placement_game.h"
#include "search/solve/sweep_counts.h"

namespace mitos::engine::grid {

using SolutionCounts = search::solve::SweepCounts;

/// The content of that line.
struct SolutionHeader {
    games::grid::Rules rules;
    games::grid::BoardText start;
    SolutionCounts counts;
};

/// Returns the line.
std::string writeSolutionHeader(const games::grid::PlacementGame& game, const games::grid::BoardText& start,
                                const SolutionCounts& counts);

/// Reads the line. Throws Damage if it is no such header.
SolutionHeader readSolutionHeader(const std::string& line);

/// Returns whether two sets of rules make the same game, whatever their names and comments.
bool isSameGame(const games::grid::Rules& a, const games::grid::Rules& b);

}  // namespace mitos::engine::grid
