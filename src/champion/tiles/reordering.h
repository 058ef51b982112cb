#pragma once
// What a tile that passes others does to a set of orders, for all of them at once.
//
// It exchanges places with one after the other. By Lehmer's code the orders that share their first tiles stand side by side: an exchange
// of first tiles takes whole runs of orders to another place, and an exchange of last ones takes many orders by the same distance. Both
// are done on words, a few operations for 64 orders. Where few orders are in the set, they are carried one by one.
#include <cstdint>
#include <vector>

#include "champion/tiles/space.h"

namespace mitos::champion::tiles {

/// Two neighbours in the order exchange their places.
class NeighbourExchange {
  public:
    /// Of the tiles number `first` and `first` + 1.
    NeighbourExchange(const PatternSpace& space, int first);

    /// Adds to `to` what becomes of the orders in `from`.
    void carry(const std::uint64_t* from, std::uint64_t* to) const;
    /// In about the same units as the others'.
    [[nodiscard]] std::size_t cost() const { return cost_; }

  private:
    struct Run {
        std::uint32_t from, to, length;
    };
    /// All orders that go by the same distance.
    struct Shift {
        std::int32_t distance;
        std::vector<std::uint64_t> mask;
    };

    void carryRuns(const std::uint64_t* from, std::uint64_t* to) const;
    void carryShifts(const std::uint64_t* from, std::uint64_t* to) const;

    std::size_t words_;
    std::size_t cost_;
    std::vector<Run> runs_;  // one of these is empty: the one that takes longer
    std::vector<Shift> shifts_;
};

/// All exchanges of a space.
class Exchanges {
  public:
    explicit Exchanges(const PatternSpace& space);

    /// Adds to `to` what becomes of the `count` orders in `from` when the tile on cell `at` of `cells` goes to the empty cell `target`.
    void carry(const std::uint64_t* from, std::uint32_t count, Cells cells, int at, int target,
               std::uint64_t* to) const;

  private:
    const PatternSpace& space_;
    std::size_t words_;
    std::vector<NeighbourExchange> exchanges_;
};

}  // namespace mitos::champion::tiles
