#pragma once
// What only sliding puzzles have as JSON; the other reports are those of all puzzles.
#include <string>

#include "api/paths/json.h"
#include "api/tiles/solver.h"

namespace mitos::api::tiles {

using paths::nameOf;
using paths::solveJson;

/// What the champion's tables would take on so many threads.
std::string planJson(const Solver& solver, unsigned threads);

}  // namespace mitos::api::tiles
