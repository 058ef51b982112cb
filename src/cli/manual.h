#pragma once
// `mitos manual`: the manual page, made from the options themselves.
#include "cli/common/context.h"

namespace mitos::cli {

void addManual(CLI::App& root, Context& context);

}  // namespace mitos::cli
