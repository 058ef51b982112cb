#pragma once
// What came of the lines of a batch.
#include <cstdint>

#include "api/paths/words.h"
#include "cli/paths/report.h"

namespace mitos::cli {

struct Tally {
    std::size_t starts = 0, solved = 0, unsolvable = 0, halted = 0, bad = 0;
    std::uint64_t expanded = 0;
    ExitCode worst = ExitCode::done;

    /// Counts one line; null where it holds no start.
    void add(const api::paths::SolveFacts* facts);
    void show(Console& console, const api::paths::Words& words, double seconds) const;
};

}  // namespace mitos::cli
