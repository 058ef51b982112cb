#pragma once
// Progress of work on placement games, on standard error where that is a terminal.
#include "base/limits.h"
#include "cli/common/console.h"

namespace mitos::cli {

base::OnProgress gridProgress(Console& console);    // of a solution
base::OnProgress verifyProgress(Console& console);  // of a check

}  // namespace mitos::cli
