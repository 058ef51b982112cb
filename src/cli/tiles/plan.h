#pragma once
// `--plan`: what the champion's tables would take.
#include "api/tiles/solver.h"
#include "cli/common/console.h"

namespace mitos::cli {

void showPlan(Console& console, const api::tiles::Solver& solver, unsigned threads);

}  // namespace mitos::cli
