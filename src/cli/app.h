#pragma once
// The whole command line: verbs, subjects, options.
#include <memory>
#include <string>

#include "cli/common/context.h"

namespace mitos::cli {

/// Makes the command line in the language of the console; `context` must outlive it.
std::unique_ptr<CLI::App> makeApp(Context& context);

std::string helpText(Context& context);

/// Reads the arguments, runs what they ask for, and returns the exit code. Everything that goes wrong is said on
/// standard error.
int runMitos(int argc, char** argv);

}  // namespace mitos::cli
