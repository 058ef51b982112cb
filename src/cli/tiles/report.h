#pragma once
// Reports on sliding puzzles in words.
#include <string>

#include "api/tiles/atlas.h"
#include "api/tiles/batch.h"
#include "api/tiles/compare.h"
#include "api/tiles/solver.h"
#include "cli/common/console.h"
#include "cli/common/exit_code.h"

namespace mitos::cli {

ExitCode exitCodeOf(const api::tiles::SolveReport& report);

/// `1 2 3 / 4 5 6 / 7 8 0`
std::string inRows(const api::tiles::Shape& shape, const api::tiles::Board& board);
/// The puzzle: size, moves, goal.
void showPuzzle(const Console& console, const api::tiles::Shape& shape, const api::tiles::Board& goal);
/// The method, every board of the path, cost, depth and counts; or why there is none, and the best so far.
void showSolution(const Console& console, const api::tiles::Solver& solver, const api::tiles::SolveReport& report);
/// A damaged table on disk has been made anew: nothing is wrong with the answer, but with the disk perhaps.
void tellDamage(const Console& console, bool tableWasDamaged);
void showHint(const Console& console, const api::tiles::Solver& solver, const api::tiles::SolveReport& report);
/// One line for a board of a batch.
void showBatchLine(const Console& console, const api::tiles::Solver& solver, const api::tiles::BatchLine& line,
                   const api::tiles::SolveReport& report);
void showBatchHint(const Console& console, const api::tiles::Solver& solver, const api::tiles::BatchLine& line,
                   const api::tiles::SolveReport& report);
void showAtlas(const Console& console, const api::tiles::Shape& shape, const api::tiles::Board& goal,
               const api::tiles::Atlas& atlas);
/// The methods that were refused, each with its reason.
void showRefusals(const Console& console, const api::tiles::Comparison& comparison);
void showComparison(const Console& console, const api::tiles::Comparison& comparison);

}  // namespace mitos::cli
