#pragma once
// The dialogue of the original program: a start is asked for row by row, then solved by UCS and A* side by side.
#include "cli/tiles/solve.h"

namespace mitos::cli {

/// Asks until the rows are right; an Error (input) when the input ends before.
ExitCode tilesDialogue(const Context& context, const SolveTilesOptions& options, const api::tiles::Tiles& puzzle);

}  // namespace mitos::cli
