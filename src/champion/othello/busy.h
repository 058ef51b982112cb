#pragma once
// Which positions are being searched at this moment, so that the threads of a search spread out: a thread puts off a move that
// another is busy with (Weill's ABDADA, 1996, in the simplified form of Warburton, 2013: hints only, nothing is waited for).
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace mitos::champion::othello {

/// A hint may be lost when two positions share a place; then two threads do the same work, and that is all.
struct Busy {
    static constexpr unsigned bits = 14;
    std::array<std::atomic<std::uint64_t>, std::size_t{1} << bits> places{};
};

}  // namespace mitos::champion::othello
