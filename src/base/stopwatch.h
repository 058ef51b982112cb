#pragma once
// Time since a moment.

namespace mitos::base {

/// Measures the time since it was made, by a clock that is never set. (Its header keeps <chrono> out of the many sources
/// that have a limit of time: its templates take a compiler longer than anything else in them.)
class Stopwatch {
  public:
    [[nodiscard]] double seconds() const { return now() - start_; }

  private:
    static double now();  // seconds since a moment that is the same for the whole process

    double start_ = now();
};

}  // namespace mitos::base
