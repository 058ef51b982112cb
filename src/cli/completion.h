#pragma once
// `mitos completion SHELL`: what the shell completes comes from the options themselves.
#include "cli/common/context.h"

namespace mitos::cli {

void addCompletion(CLI::App& root, Context& context);

}  // namespace mitos::cli
