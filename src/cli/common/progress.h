#pragma once
// Progress on standard error, where that is a terminal.
#include "base/limits.h"
#include "cli/common/console.h"

namespace mitos::cli {

base::OnProgress searchProgress(const Console& console);
/// While tables are made: nodes are their states.
base::OnProgress tableProgress(const Console& console);
base::OnProgress atlasProgress(const Console& console);

}  // namespace mitos::cli
