#pragma once
// What happens to a set of orders when a tile passes others, for all orders at once.
//
// The tile exchanges places with one tile after the other. By Lehmer's code the orders that share their first tiles
// have consecutive numbers: an exchange of first tiles moves whole runs of orders to another place, and an exchange
// of last ones moves many orders by the same distance. Both work on words, with a few operations for 64 orders. If
// few orders are in the set, they are moved one by one.
#include <cstdint>
#include <vector>

#include "champion/tiles/space.h"

namespace mitos::champion::tiles {

/// The exchange of two neighbours in the order.
class NeighbourExchange {
  public:
    /// Exchanges tiles number `first` and `first` + 1.
    NeighbourExchange(const PatternSpace& space, int first);

    /// Adds the images of the orders in `from` to `to`.
    void carry(const std::uint64_t* from, std::uint64_t* to) const;
    /// Returns the cost, in units that are comparable with those of other exchanges.
    [[nodiscard]] std::size_t cost() const { return cost_; }

  private:
    struct Run {
        std::uint32_t from, to, length;
    };
    /// All orders that move by the same distance.
    struct Shift {
        std::int32_t distance;
        std::vector<std::uint64_t> mask;
    };

    void carryRuns(const std::uint64_t* from, std::uint64_t* to) const;
    void carryShifts(const std::uint64_t* from, std::uint64_t* to) const;

    std::size_t words_;
    std::size_t cost_;
    std::vector<Run> runs_;  // one of the two is empty: the slower one
    std::vector<Shift> shifts_;
};

/// All exchanges of a space.
class Exchanges {
  public:
    explicit Exchanges(const PatternSpace& space);

    /// Adds to `to` the images of the `count` orders in `from` when the tile on cell `at` of `cells` moves to the
    /// empty cell `target`.
    void carry(const std::uint64_t* from, std::uint32_t count, Cells cells, int at, int target,
               std::uint64_t* to) const;

  private:
    const PatternSpace& space_;
    std::size_t words_;
    std::vector<NeighbourExchange> exchanges_;
};

}  // namespace mitos::champion::tiles
