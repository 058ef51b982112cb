#pragma once
// `mitos convert FROM TO`
#include "cli/context.h"

namespace mitos::cli {

void addConvert(CLI::App& root, Context& context);

}  // namespace mitos::cli
