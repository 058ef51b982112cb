#pragma once
// A process to which the system grants few threads, or none.
#include <grp.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <optional>

namespace mitos::test {

/// Calls `act` in a child process that is granted at most `most` threads beside its first one. Returns what it
/// returns, false if it throws or the child dies by a signal, and nothing if such a limit cannot be set. Root is
/// exempt from the limit, so the child becomes a user of its own; other users count all their processes, so that they
/// can only be granted no thread at all.
template <class Act>
std::optional<bool> withThreads(unsigned most, Act&& act) {
    const bool root = geteuid() == 0;
    if (!root && most > 0) return std::nullopt;
    const pid_t child = fork();
    if (child < 0) return std::nullopt;
    if (child == 0) {
        const auto user = static_cast<uid_t>(1'000'000'000 + getpid());
        if (root && (setgroups(0, nullptr) != 0 || setgid(65534) != 0 || setuid(user) != 0)) _exit(2);
        const rlimit limit{1 + most, 1 + most};
        if (setrlimit(RLIMIT_NPROC, &limit) != 0) _exit(2);
        try {
            _exit(act() ? 0 : 1);
        } catch (...) {
            _exit(1);
        }
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {
    }
    if (!WIFEXITED(status)) return false;
    if (WEXITSTATUS(status) == 2) return std::nullopt;
    return WEXITSTATUS(status) == 0;
}

}  // namespace mitos::test
