#pragma once
// `mitos check FILE`
#include <string>

#include "cli/common/context.h"

namespace mitos::cli {

void addCheck(CLI::App& root, Context& context);
ExitCode checkFile(const Context& context, const std::string& file);

}  // namespace mitos::cli
