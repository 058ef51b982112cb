#pragma once
// Ctrl-C: the first one asks the work to end with what it has, the second one ends the process.
#include "base/limits.h"

namespace mitos::cli {

/// Raised by SIGINT and SIGTERM from the first call on.
base::StopFlag& interruptFlag();

/// Thrown where a person was asked something and pressed Ctrl-C instead.
struct Interrupted {};

enum class Waited { ready, nothing, interrupted };

/// Waits until standard input can be read or has ended; for ever, or for so many milliseconds. A Ctrl-C ends the waiting,
/// also one that came a moment before it.
Waited waitForInput(int milliseconds = -1);

}  // namespace mitos::cli
