#pragma once
// From the options of `mitos solve tiles` to a solver that is ready.
#include "cli/tiles/solve.h"

namespace mitos::cli {

/// The method that the options name, with a word on what it does not use; an Error (usage) where they do not fit together.
api::tiles::Method readMethod(const Console& console, const SolveTilesOptions& options, const api::tiles::Shape& shape);
/// Its tables are not made yet.
api::tiles::Solver makeSolver(const Context& context, const SolveTilesOptions& options, const api::tiles::Shape& shape,
                              const api::tiles::Board& goal);
/// Makes the tables that the method needs, with progress, and tells what went wrong with those on disk.
void prepareSolver(const Context& context, api::tiles::Solver& solver, const base::Limits& limits, unsigned threads);

}  // namespace mitos::cli
