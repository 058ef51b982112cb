#pragma once
// Where each move of a pattern's tile leads, computed beforehand: a search follows one link per child, where finding
// the new place by its cells would take several table reads that depend on each other.
#include <cstdint>

#include "base/huge_array.h"
#include "champion/tiles/space.h"

namespace mitos::champion::tiles {

/// The links of a pattern space.
class Links {
  public:
    /// The largest patterns with links: for larger ones it is quicker to look up the numbers of cells and tiles
    /// (docs/dead-ends.md).
    static constexpr int mostTiles = 6;

    /// Keeps a reference to `space`, which must outlive it.
    explicit Links(const PatternSpace& space);

    /// Returns the number of links of a place. The link of a move is found by the number of the pattern's tiles on
    /// cells before the tile, and the direction in which the blank moves to it.
    [[nodiscard]] std::uint32_t perPlace() const { return perPlace_; }
    [[nodiscard]] std::uint32_t perTile() const { return perTile_; }
    /// Return the links as 16-bit numbers if the places are few enough (so that half as much has to stay in the
    /// caches), otherwise as 32-bit numbers. The other one is null.
    [[nodiscard]] const std::uint16_t* narrow() const { return narrow_.data(); }
    [[nodiscard]] const std::uint32_t* wide() const { return wide_.data(); }
    [[nodiscard]] static std::uint64_t bytesFor(const PatternSpace& space);

  private:
    template <class Number>
    void fill(const PatternSpace& space, Number* link) const;

    std::uint32_t perTile_;
    std::uint32_t perPlace_;
    base::HugeArray<std::uint16_t> narrow_;
    base::HugeArray<std::uint32_t> wide_;
};

}  // namespace mitos::champion::tiles
