#pragma once
// Processor time, for tests of work that has to end soon: the elapsed time depends on what else runs.
#include <ctime>

namespace mitos::test {

class CpuWatch {
  public:
    /// Returns the seconds that all threads of this process together have computed since the watch was made.
    [[nodiscard]] double seconds() const { return now() - start_; }

  private:
    double start_ = now();

    static double now() {
        timespec used{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
        return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
    }
};

}  // namespace mitos::test
