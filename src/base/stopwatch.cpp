#include "base/stopwatch.h"

#include <chrono>

namespace mitos::base {

double Stopwatch::now() {
    using Clock = std::chrono::steady_clock;
    static const Clock::time_point origin = Clock::now();
    return std::chrono::duration<double>(Clock::now() - origin).count();
}

}  // namespace mitos::base
