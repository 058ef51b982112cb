#pragma once
// The reports as JSON, one object a line; the field names are a contract.
#include <functional>
#include <string>
#include <string_view>

#include "api/tiles/atlas.h"
#include "api/tiles/batch.h"
#include "api/tiles/compare.h"
#include "api/tiles/solver.h"

namespace mitos::api::tiles {

std::string_view nameOf(Reason reason);
std::string_view nameOf(Direction direction);  // up, up-left, …

std::string solveJson(const Solver& solver, const Board& start, const SolveReport& report);
/// What the champion's tables would take on so many threads.
std::string planJson(const Solver& solver, unsigned threads);
/// The first move only.
std::string hintJson(const Solver& solver, const Board& start, const SolveReport& report);
/// A line of a batch that holds no board.
std::string badLineJson(const BatchLine& bad);
std::string atlasJson(const Shape& shape, const Board& goal, const Atlas& atlas);
std::string compareJson(const Comparison& comparison);

/// The order of expansion, one object a line: what was expanded from where, with g, h and f. Handed to `write` piece by
/// piece, for a trace can be longer than the memory that is left.
void writeTrace(const Shape& shape, const SolveReport& report, const std::function<void(std::string_view)>& write);

}  // namespace mitos::api::tiles
