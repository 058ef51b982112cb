#pragma once
// `mitos convert FROM TO`
#include "cli/common/context.h"

namespace mitos::cli {

void addConvert(CLI::App& root, Context& context);

}  // namespace mitos::cli
