#pragma once
// From the options of `mitos solve tiles` to a solver.
#include "cli/tiles/solve.h"

namespace mitos::cli {

/// The method that the options name, with a word on what it does not use; an Error (usage) where they do not fit
/// together.
api::tiles::Method readTilesMethod(Console& console, const SolveTilesOptions& options, const api::tiles::Tiles& puzzle);
/// Its tables are not made yet.
api::tiles::Solver makeTilesSolver(const Context& context, const SolveTilesOptions& options,
                                   const api::tiles::Tiles& puzzle);

}  // namespace mitos::cli
