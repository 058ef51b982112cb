#pragma once
// Measures elapsed time.

namespace mitos::base {

/// Measures the time since its construction, by a clock that is never set. (The header keeps <chrono> out of the many
/// sources with time limits: its templates take a compiler longer than anything else in them.)
class Stopwatch {
  public:
    [[nodiscard]] double seconds() const { return now() - start_; }

  private:
    static double now();  // seconds since a moment that is the same for the whole process

    double start_ = now();
};

}  // namespace mitos::base
