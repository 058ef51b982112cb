#pragma once
// Ctrl-C: the first one asks the work to end with what it has, the second one ends the process.
#include "base/limits.h"

namespace mitos::cli {

/// Raised by SIGINT and SIGTERM from the first call on.
base::StopFlag& interruptFlag();

/// Thrown where a person was asked something and pressed Ctrl-C instead.
struct Interrupted {};

}  // namespace mitos::cli
