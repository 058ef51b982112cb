#pragma once
// What a complete solution counts.
#include <cstdint>

namespace mitos::search::solve {

/// The counts of a complete solution.
struct SweepCounts {
    std::uint64_t positions = 0;  // reachable ones, the start and finished ones included
    std::uint64_t canonical = 0;  // of these, up to symmetry
    std::uint64_t finished = 0;
    /// Entries that stand for a class of symmetric ones. Fewer than `canonical` if one entry serves a board with
    /// either side to move.
    std::uint64_t stored = 0;

    SweepCounts& operator+=(const SweepCounts& more) {
        positions += more.positions;
        canonical += more.canonical;
        finished += more.finished;
        stored += more.stored;
        return *this;
    }
    friend bool operator==(const SweepCounts&, const SweepCounts&) = default;
};

}  // namespace mitos::search::solve
