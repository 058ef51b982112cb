#include "cli/interrupt.h"

#include <poll.h>
#include <unistd.h>

#include <csignal>
#include <ctime>

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

Waited waitForInput(int milliseconds) {
    const base::StopFlag& stop = interruptFlag();
    sigset_t ours;
    sigset_t before;
    sigemptyset(&ours);
    sigaddset(&ours, SIGINT);
    sigaddset(&ours, SIGTERM);
    const timespec patience{milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
    for (;;) {
        // Between a look at the flag and the waiting a signal would be lost, and the waiting last for ever. So signals are
        // held back here, and only ppoll lets them in, at the moment it begins to wait.
        pthread_sigmask(SIG_BLOCK, &ours, &before);
        pollfd input{STDIN_FILENO, POLLIN, 0};
        const int ready = stop.raised() ? 0 : ppoll(&input, 1, milliseconds < 0 ? nullptr : &patience, &before);
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
        if (stop.raised()) return Waited::interrupted;
        if (ready > 0) return Waited::ready;
        if (milliseconds >= 0) return Waited::nothing;
    }
}

}  // namespace mitos::cli
