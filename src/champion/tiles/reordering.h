#pragma once
// What a tile that passes others does to a set of orders, for all of them at once.
//
// By Lehmer's code the orders that share their first tiles stand side by side, and where the tile moves among these, whole runs of orders
// go to another place; where it moves among the last ones, many orders go by the same distance. Both are done on words, so that a full set
// takes a few operations for 64 orders; where few orders are in the set, they are carried one by one.
#include <cstdint>
#include <span>
#include <vector>

#include "champion/tiles/space.h"

namespace mitos::champion::tiles {

class Reordering {
  public:
    /// `jump[o]`: what becomes of order o.
    Reordering(const Order* jump, std::uint32_t orders);

    /// Adds to `to` what becomes of the orders in `from`, of which there are `count`.
    void carry(const std::uint64_t* from, std::uint32_t count, std::uint64_t* to) const;

  private:
    struct Run {
        std::uint32_t from, to, length;
    };
    /// All orders that go by the same distance.
    struct Shift {
        std::int32_t distance;
        std::vector<std::uint64_t> mask;
    };

    void carryEach(const std::uint64_t* from, std::uint64_t* to) const;
    void carryShifts(const std::uint64_t* from, std::uint64_t* to) const;
    void carryRuns(const std::uint64_t* from, std::uint64_t* to) const;

    const Order* jump_;
    std::size_t words_;
    std::vector<Run> runs_;  // one of these is empty: the one that takes longer
    std::vector<Shift> shifts_;
    std::uint32_t worthWords_;  // from so many orders on
};

}  // namespace mitos::champion::tiles
