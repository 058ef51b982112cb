#include "base/memory.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <optional>
#include <string>

namespace mitos::base {
namespace {

std::optional<std::uint64_t> firstNumber(const char* path) {
    std::ifstream file(path);
    std::uint64_t number = 0;
    if (file >> number) return number;
    return std::nullopt;  // no such file, or the word "max"
}

std::optional<std::uint64_t> memAvailable() {
    std::ifstream file("/proc/meminfo");
    std::string word;
    while (file >> word) {
        std::uint64_t kib = 0;
        if (word == "MemAvailable:" && file >> kib) return kib * 1024;
    }
    return std::nullopt;
}

}  // namespace

std::uint64_t availableMemory() {
    const auto pages = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES));
    std::uint64_t available = memAvailable().value_or(pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) / 2);
    const auto groupLimit = firstNumber("/sys/fs/cgroup/memory.max");
    const auto groupUsed = firstNumber("/sys/fs/cgroup/memory.current");
    if (groupLimit && groupUsed)
        available = std::min(available, *groupLimit > *groupUsed ? *groupLimit - *groupUsed : 0);
    rlimit space{};
    if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY) {
        available = std::min<std::uint64_t>(available, space.rlim_cur);
    }
    return available;
}

std::uint64_t peakMemory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

}  // namespace mitos::base
