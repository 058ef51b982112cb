#pragma once
// Computes a pattern's table, nearest states first, all orders of a place at once: a move of a tile carries the
// orders of one place to another, unchanged if it passes no other tile, otherwise by a fixed reordering. Each place
// collects what reaches it, so threads never write to the same words.
#include <functional>

#include "base/huge_array.h"
#include "base/limits.h"
#include "champion/tiles/reordering.h"
#include "champion/tiles/space.h"

namespace mitos::champion::tiles {

/// Computes one table.
class TableBuilder {
  public:
    static constexpr std::size_t bytesPerPredecessor = 8;  // there is one for each move into each place

    /// `planes` is the number of bits of the distance that are stored, in neighbouring words; a single one is the
    /// second lowest.
    TableBuilder(const PatternSpace& space, std::uint32_t goalPlace, unsigned planes);

    /// Computes the table. Returns false if it was stopped.
    bool run(unsigned threads, const base::StopFlag& stop, const std::function<void(std::uint64_t)>& onStates);

    [[nodiscard]] base::HugeArray<std::uint64_t> takeWords() { return std::move(tableWords_); }
    [[nodiscard]] int greatest() const { return greatest_; }

  private:
    /// A place from which orders come: the tile that stands on one of this place's cells came from a cell of its
    /// region.
    struct Predecessor {
        std::uint32_t from;
        std::uint8_t at, target;  // the tile's cells before and after
        std::uint8_t cost;
    };
    static_assert(sizeof(Predecessor) == bytesPerPredecessor);

    /// The states at one distance. As many layers are kept as a step can cost, and the one that is being computed, in
    /// a ring.
    struct Layer {
        base::HugeArray<std::uint64_t> words;
        std::vector<std::uint32_t> counts;
    };

    [[nodiscard]] Layer& layer(int distance) { return layers_[static_cast<std::size_t>(distance) % layers_.size()]; }
    void findPredecessors();
    /// Collects the orders of the place at this distance, and returns how many there are.
    std::uint32_t pull(std::uint32_t place, int distance);
    std::uint32_t record(std::uint32_t place, std::uint64_t* found, int distance);

    const PatternSpace& space_;
    std::uint32_t goalPlace_;
    unsigned planes_;
    std::size_t words_;  // per place
    base::HugeArray<std::uint64_t> tableWords_, reached_;
    std::vector<std::uint32_t> reachedInPlace_;  // how many orders of each place
    std::vector<Layer> layers_;
    Exchanges exchanges_;
    std::vector<Predecessor> predecessors_;
    std::vector<std::size_t> firstPredecessor_;
    int greatest_ = 0;
};

}  // namespace mitos::champion::tiles
