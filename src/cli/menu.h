#pragma once
// `mitos menu`: everything that Mitos can do, for a person at a terminal.
#include "cli/common/context.h"

namespace mitos::cli {

ExitCode menu(Context& context);
void addMenu(CLI::App& root, Context& context);

}  // namespace mitos::cli
