#include "champion/tiles/table.h"

#include <algorithm>

#include "champion/tiles/table_builder.h"

namespace mitos::champion::tiles {

PatternTable::PatternTable(const PatternSpace& space, Cells home, int blank)
    : space_(&space), goalPlace_(space.placeOf(home, blank)), wordsPerPlace_((space.orders() + 63U) / 64U),
      planes_(planesFor(space.shape())) {
    for (Cells rest = home; rest != 0; rest &= rest - 1) goal_.push_back(std::countr_zero(rest));
}

bool PatternTable::build(unsigned threads, const base::StopFlag& stop,
                         const std::function<void(std::uint64_t)>& onStates) {
    TableBuilder builder(*space_, goalPlace_, planes_);
    if (!builder.run(std::max(threads, 1U), stop, onStates)) return false;
    adopt(builder.takeWords(), builder.greatest());
    return true;
}

std::uint64_t PatternTable::bytesWhileBuilding() const {
    const Shape& shape = space_->shape();
    const std::uint64_t layers = shape.mostStepCost() + 2;  // and the states that were reached
    const std::uint64_t predecessors = static_cast<std::uint64_t>(space_->tiles()) * shape.directionCount();  // at most
    return layers * (bytes() / planes_) +
           space_->places() * (layers * 4 + 8 + predecessors * TableBuilder::bytesPerPredecessor);
}

unsigned PatternTable::remainder(std::uint32_t place, Order order) const {
    if (planes_ > 1) {
        unsigned rest = 0;
        for (unsigned plane = 0; plane < planes_; ++plane) rest |= bit(place, order, plane) << plane;
        return rest;
    }
    // Even or odd by the colours of the cells that the tiles are on and belong on.
    const Shape& shape = space_->shape();
    Arrangement tiles = space_->arrangementOf(order);
    int steps = 0;
    for (Cells rest = space_->cellsOf(place); rest != 0; rest &= rest - 1, tiles >>= 3U) {
        const int cell = std::countr_zero(rest);
        const int home = goal_[tiles & 7U];
        steps += shape.row(cell) + shape.column(cell) + shape.row(home) + shape.column(home);
    }
    return (static_cast<unsigned>(steps) & 1U) + 2 * bit(place, order, 0);
}

std::optional<int> PatternTable::distance(std::uint32_t place, Order order) const {
    const Shape& shape = space_->shape();
    const unsigned mask = planes_ == 4 ? 15 : 3;
    unsigned rest = remainder(place, order);
    int steps = 0;
    while (place != goalPlace_ || order != 0) {
        if (steps > greatest_) return std::nullopt;
        const Cells cells = space_->cellsOf(place);
        const Arrangement tiles = space_->arrangementOf(order);
        bool found = false;
        for (Cells left = cells; left != 0 && !found; left &= left - 1) {
            const int from = std::countr_zero(left);
            for (std::size_t d = 0; d < shape.directionCount() && !found; ++d) {
                const int to = shape.neighbour(from, static_cast<Direction>(d));
                if (to < 0 || (space_->regionOf(place) & bitOf(to)) == 0) continue;
                const std::uint32_t nextPlace = space_->placeOf(cells ^ bitOf(from) ^ bitOf(to), from);
                const Order nextOrder = space_->orderOf(moved(tiles, cells, Passing(from, to)));
                const unsigned cost = shape.costOf(static_cast<Direction>(d));
                const unsigned restOfNext = (rest - cost) & mask;
                // With one plane the lowest bit needs no comparison: every step changes it.
                if (planes_ == 1 ? bit(nextPlace, nextOrder, 0) != restOfNext >> 1U
                                 : remainder(nextPlace, nextOrder) != restOfNext)
                    continue;
                place = nextPlace;
                order = nextOrder;
                rest = restOfNext;
                steps += static_cast<int>(cost);
                found = true;
            }
        }
        if (!found) return std::nullopt;
    }
    return steps;
}

}  // namespace mitos::champion::tiles
