#pragma once
// Where each move of a pattern's tile leads, worked out beforehand: a search follows a link a child, where to find the new place by its cells
// would take several look-ups that depend on each other.
#include <cstdint>

#include "base/huge_array.h"
#include "champion/tiles/space.h"

namespace mitos::champion::tiles {

class Links {
  public:
    /// With larger patterns it is quicker to look up the numbers of the cells and of the tiles (docs/dead-ends.md).
    static constexpr int mostTiles = 6;

    /// The space must outlive them.
    explicit Links(const PatternSpace& space);

    /// Of a place: by how many of the pattern's tiles stand on cells before the tile, and the direction in which the blank goes to it.
    [[nodiscard]] std::uint32_t ofAPlace() const { return ofAPlace_; }
    [[nodiscard]] std::uint32_t ofATile() const { return ofATile_; }
    /// The numbers of places: in half the room where they are few enough, which is half of what has to stay in the caches. One of the two is nothing.
    [[nodiscard]] const std::uint16_t* narrow() const { return narrow_.data(); }
    [[nodiscard]] const std::uint32_t* wide() const { return wide_.data(); }
    [[nodiscard]] static std::uint64_t bytesFor(const PatternSpace& space);

  private:
    template <class Number>
    void fill(const PatternSpace& space, Number* link) const;

    std::uint32_t ofATile_;
    std::uint32_t ofAPlace_;
    base::HugeArray<std::uint16_t> narrow_;
    base::HugeArray<std::uint32_t> wide_;
};

}  // namespace mitos::champion::tiles
