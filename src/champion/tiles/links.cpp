#include "champion/tiles/links.h"

#include <limits>

namespace mitos::champion::tiles {
namespace {

bool placesAreFew(const PatternSpace& space) {
    return space.places() <= std::numeric_limits<std::uint16_t>::max() + 1U;
}

std::size_t linksOf(const PatternSpace& space) {
    return std::size_t{space.places()} * static_cast<std::size_t>(space.tiles()) * space.shape().directionCount();
}

}  // namespace

Links::Links(const PatternSpace& space)
    : perTile_(static_cast<std::uint32_t>(space.shape().directionCount())),
      perPlace_(static_cast<std::uint32_t>(space.tiles()) * perTile_) {
    if (placesAreFew(space)) {
        narrow_ = base::HugeArray<std::uint16_t>(linksOf(space));
        fill(space, narrow_.data());
    } else {
        wide_ = base::HugeArray<std::uint32_t>(linksOf(space));
        fill(space, wide_.data());
    }
}

template <class Number>
void Links::fill(const PatternSpace& space, Number* link) const {
    const Shape& shape = space.shape();
    for (std::uint32_t place = 0; place < space.places(); ++place) {
        const Cells cells = space.cellsOf(place);
        for (Cells rest = cells; rest != 0; rest &= rest - 1) {
            const int from = std::countr_zero(rest);
            for (std::size_t d = 0; d < perTile_; ++d, ++link) {
                const int to = shape.neighbour(from, games::tiles::opposite(static_cast<Direction>(d)));
                if (to < 0 || (space.regionOf(place) & bitOf(to)) == 0) continue;
                *link = static_cast<Number>(space.placeOf(cells ^ bitOf(from) ^ bitOf(to), from));
            }
        }
    }
}

std::uint64_t Links::bytesFor(const PatternSpace& space) {
    return linksOf(space) * (placesAreFew(space) ? sizeof(std::uint16_t) : sizeof(std::uint32_t));
}

}  // namespace mitos::champion::tiles
