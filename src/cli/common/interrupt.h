#pragma once
// Signals. Ctrl-C: the first one asks the work to end with what it has, the second one ends the process. However the
// process ends, no file is left half written.
#include "base/limits.h"

namespace mitos::cli {

/// Raised by SIGINT, SIGTERM and SIGHUP from the first call on; not by SIGHUP where it is ignored (`nohup`).
base::StopFlag& interruptFlag();

/// Called once, before anything else. From then on a signal that ends the process removes the files that are being
/// written, and a file that grows too large is an error of writing (SIGXFSZ is ignored).
void handleSignals();

/// Thrown where a person was asked something, or something was waited for, and Ctrl-C came instead.
using Interrupted = base::Stopped;

/// Throws Interrupted if the flag of the signals is raised.
void throwIfInterrupted();

enum class Waited { ready, nothing, interrupted };

/// Waits until standard input can be read or has ended; for ever, or for so many milliseconds. A Ctrl-C ends the
/// waiting, also one that came a moment before it.
Waited waitForInput(int milliseconds = -1);

}  // namespace mitos::cli
