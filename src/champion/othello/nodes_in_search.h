#pragma once
// The positions that are being searched at this moment, so that the threads of a search spread out: a thread puts off
// a move whose position another thread is searching (Weill's ABDADA, 1996, in the simplified form of Warburton, 2013:
// hints only, nothing is waited for).
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace mitos::champion::othello {

/// A small lossy set of positions. Two positions may share a slot; then a hint is lost and two threads do the same
/// work.
struct NodesInSearch {
    static constexpr unsigned slotBits = 14;
    std::array<std::atomic<std::uint64_t>, std::size_t{1} << slotBits> slots{};
};

}  // namespace mitos::champion::othello
