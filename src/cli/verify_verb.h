#pragma once
// `mitos verify FILE`
#include <string>

#include "cli/common/context.h"

namespace mitos::cli {

void addVerify(CLI::App& root, Context& context);

}  // namespace mitos::cli
