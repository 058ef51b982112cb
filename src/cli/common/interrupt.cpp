#include "cli/common/interrupt.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <ctime>

#include "base/partial_file.h"

namespace mitos::cli {
namespace {

// A signal handler can reach nothing but what is global; a relaxed store of an atomic is allowed in it.
base::StopFlag flag;

constexpr std::array interrupting{SIGINT, SIGTERM, SIGHUP};

extern "C" void onInterrupt(int /*signal*/) {
    if (flag.raised()) {
        base::removePartialFiles();
        _exit(130);
    }
    flag.raise();
}

// As if nobody had handled the signal, but for the files.
extern "C" void onEnd(int signal) {
    base::removePartialFiles();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

// What was ignored when the process began stays ignored, where `keepIgnored` says so.
void handle(int signal, void (*handler)(int), bool keepIgnored) {
    struct sigaction before {};
    sigaction(signal, nullptr, &before);
    if (keepIgnored && before.sa_handler == SIG_IGN) return;
    struct sigaction action {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);  // without SA_RESTART: a prompt is left at once
}

}  // namespace

base::StopFlag& interruptFlag() {
    static const bool installed = [] {
        for (const int signal : interrupting) handle(signal, onInterrupt, signal == SIGHUP);
        return true;
    }();
    (void)installed;
    return flag;
}

void throwIfInterrupted() {
    if (interruptFlag().raised()) throw Interrupted();
}

void handleSignals() {
    for (const int signal : interrupting) handle(signal, onEnd, true);
    handle(SIGQUIT, onEnd, true);
    std::signal(SIGXFSZ, SIG_IGN);
}

Waited waitForInput(int milliseconds) {
    const base::StopFlag& stop = interruptFlag();
    sigset_t ours;
    sigset_t before;
    sigemptyset(&ours);
    for (const int signal : interrupting) sigaddset(&ours, signal);
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
