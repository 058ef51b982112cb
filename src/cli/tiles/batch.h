#pragma once
// `mitos solve tiles --file BOARDS`
#include "cli/tiles/solve.h"

namespace mitos::cli {

ExitCode solveFile(const Context& context, const SolveTilesOptions& options, const api::tiles::Shape& shape,
                   const api::tiles::Board& goal);

}  // namespace mitos::cli
