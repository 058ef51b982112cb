#pragma once
// A fixed set of searches whose node counts say whether behaviour has changed, with their speed beside them.
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"

namespace mitos::workshop {

struct BenchResult {
    std::string name;
    std::uint64_t nodes = 0;   // must be the same on every build and every machine
    std::uint64_t answer = 0;  // the cost, or the number of states: must not change either
    double seconds = 0;        // the best of the repetitions
};

struct BenchReport {
    std::vector<BenchResult> results;
    bool stopped = false;
    [[nodiscard]] std::uint64_t nodes() const;
    [[nodiscard]] double seconds() const;
};

/// One thread, tables made anew, `repetitions` of each; `onProgress` after each. Only names that contain `filter`.
BenchReport runBench(std::string_view filter, unsigned repetitions, const base::StopFlag& stop,
                     const std::function<void(const BenchResult&)>& onProgress = {});

std::string benchJson(const BenchReport& report);

}  // namespace mitos::workshop
