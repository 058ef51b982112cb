#include "cli/interrupt.h"

#include <csignal>
#include <unistd.h>

namespace mitos::cli {
namespace {

// A signal handler can reach nothing but what is global; a relaxed store of an atomic is allowed in it.
base::StopFlag flag;

extern "C" void onInterrupt(int /*signal*/) {
    if (flag.raised()) _exit(130);
    flag.raise();
}

}  // namespace

base::StopFlag& interruptFlag() {
    static const bool installed = [] {
        struct sigaction action {};
        action.sa_handler = onInterrupt;
        sigemptyset(&action.sa_mask);
        sigaction(SIGINT, &action, nullptr);  // without SA_RESTART: a prompt is left at once
        sigaction(SIGTERM, &action, nullptr);
        return true;
    }();
    (void)installed;
    return flag;
}

}  // namespace mitos::cli
