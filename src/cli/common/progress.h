#pragma once
// Progress on standard error, where that is a terminal.
#include "base/limits.h"
#include "cli/common/console.h"

namespace mitos::cli {

base::OnProgress searchProgress(Console& console);
/// While tables are made: nodes are their states.
base::OnProgress tableProgress(Console& console);
base::OnProgress atlasProgress(Console& console);

}  // namespace mitos::cli
