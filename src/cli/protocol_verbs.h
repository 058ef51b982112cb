#pragma once
// `mitos gtp`, `mitos nboard`, `mitos ugi`: the doors for other programs, over standard input and output.
#include "cli/common/context.h"

namespace mitos::cli {

void addProtocols(CLI::App& root, Context& context);

}  // namespace mitos::cli
