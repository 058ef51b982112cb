#pragma once
// Fills a pattern's table, the nearest states first, all orders of a place at once: a move of a tile carries the orders of one place to another,
// as they are where it passes no other tile, by a fixed reordering where it does. Each place pulls what comes to it, so threads never
// write to the same words.
#include <functional>

#include "base/huge_array.h"
#include "base/limits.h"
#include "champion/tiles/reordering.h"
#include "champion/tiles/space.h"

namespace mitos::champion::tiles {

class TableBuilder {
  public:
    static constexpr std::size_t bytesOfAWay = 8;  // there is one for each move into each place

    /// `planes`: how many bits of the distance are kept, in words side by side; one leaves out the lowest.
    TableBuilder(const PatternSpace& space, std::uint32_t goalPlace, unsigned planes);

    /// False when it was stopped.
    bool run(unsigned threads, const base::StopFlag& stop, const std::function<void(std::uint64_t)>& told);

    [[nodiscard]] base::HugeArray<std::uint64_t> takeWords() { return std::move(kept_); }
    [[nodiscard]] int greatest() const { return greatest_; }

  private:
    /// Where the orders of a place come from: the tile that stands on one of its cells came from a cell of its region.
    struct Way {
        std::uint32_t from;
        std::uint8_t at, target;  // of the tile
        std::uint8_t cost;
    };
    static_assert(sizeof(Way) == bytesOfAWay);

    /// What has a distance. As many are kept as a step can cost, and the one that is being found, in a ring.
    struct Layer {
        base::HugeArray<std::uint64_t> words;
        std::vector<std::uint32_t> in;
    };

    [[nodiscard]] Layer& layer(int distance) { return layers_[static_cast<std::size_t>(distance) % layers_.size()]; }
    void findWays();
    /// How many orders of the place have this distance.
    std::uint32_t pull(std::uint32_t place, int distance);
    std::uint32_t keep(std::uint32_t place, std::uint64_t* found, int distance);

    const PatternSpace& space_;
    std::uint32_t goalPlace_;
    unsigned planes_;
    std::size_t words_;  // of a place
    base::HugeArray<std::uint64_t> kept_, seen_;
    std::vector<std::uint32_t> inSeen_;  // by place: how many orders
    std::vector<Layer> layers_;
    Exchanges exchanges_;
    std::vector<Way> ways_;
    std::vector<std::size_t> firstWay_;
    int greatest_ = 0;
};

}  // namespace mitos::champion::tiles
