#include "champion/tiles/links.h"

namespace mitos::champion::tiles {

Links::Links(const PatternSpace& space)
    : ofATile_(static_cast<std::uint32_t>(space.shape().directionCount())),
      ofAPlace_(static_cast<std::uint32_t>(space.tiles()) * ofATile_), links_(std::size_t{space.places()} * ofAPlace_) {
    const Shape& shape = space.shape();
    Link* link = links_.data();
    for (std::uint32_t place = 0; place < space.places(); ++place) {
        const Cells cells = space.cellsOf(place);
        for (Cells rest = cells; rest != 0; rest &= rest - 1) {
            const int from = std::countr_zero(rest);
            for (std::size_t d = 0; d < ofATile_; ++d, ++link) {
                const int to = shape.neighbour(from, games::tiles::opposite(static_cast<Direction>(d)));
                if (to < 0 || (space.regionOf(place) & bitOf(to)) == 0) continue;
                *link = space.placeOf(cells ^ bitOf(from) ^ bitOf(to), from);
            }
        }
    }
}

std::uint64_t Links::bytesFor(const PatternSpace& space) {
    return std::uint64_t{space.places()} * static_cast<std::uint64_t>(space.tiles()) * space.shape().directionCount() *
           sizeof(Link);
}

}  // namespace mitos::champion::tiles
