#include "champion/tiles/position.h"

#include <algorithm>

namespace mitos::champion::tiles {
namespace {

std::uint8_t directionFrom(const Shape& shape, int cell, int to) {
    std::uint8_t direction = 0;
    while (shape.neighbour(cell, static_cast<Direction>(direction)) != to) ++direction;
    return direction;
}

}  // namespace

BlankSteps::BlankSteps(const Shape& shape) {
    std::uint8_t number = 0;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        for (std::size_t d = 0; d < shape.directionCount(); ++d) {
            const int to = shape.neighbour(cell, static_cast<Direction>(d));
            if (to < 0) continue;
            const BlankStep step{number++, static_cast<std::uint8_t>(to), static_cast<std::uint8_t>(d),
                                 static_cast<std::uint8_t>(shape.costOf(static_cast<Direction>(d)))};
            for (int s = 0; s < symmetries; ++s) {
                if (!isSymmetry(shape, s)) continue;
                const int from = imageOf(shape, s, to);  // the tile comes from the cell that the blank enters
                const int onto = imageOf(shape, s, cell);
                tableSteps[static_cast<std::size_t>(s)].push_back(
                    {bitOf(from) - 1, bitOf(onto) - 1, bitOf(from) | bitOf(onto), Passing(from, onto),
                     static_cast<std::uint8_t>(from), directionFrom(shape, onto, from)});
            }
            for (std::size_t last = 0; last <= noDirection; ++last) {
                if (last != noDirection &&
                    games::tiles::opposite(static_cast<Direction>(last)) == static_cast<Direction>(d))
                    continue;
                List& list = after[static_cast<std::size_t>(cell)][last];
                list.steps[list.count++] = step;
            }
        }
    }
}

PatternReader::PatternReader(const Heuristic& heuristic, const BlankSteps& blankSteps, const TableLookup& lookup)
    : steps_(blankSteps.tableSteps[lookup.symmetry].data()), words_(heuristic.table(lookup.table).words().data()),
      space_(&heuristic.table(lookup.table).space()),
      wordsPerPlace_(static_cast<std::uint32_t>(heuristic.table(lookup.table).wordsPerPlace())) {
    const Links* const links = heuristic.links(lookup.table);
    if (links == nullptr) return;
    narrow_ = links->narrow();
    wide_ = links->wide();
    linksPerPlace_ = links->perPlace();
    linksPerTile_ = links->perTile();
    jumps_ = space_->jumps();
    for (int from = 0; from < space_->tiles(); ++from) {
        const int first = std::max(from - space_->mostOver(), 0);
        const int last = std::min(from + space_->mostOver() + 1, space_->tiles());
        for (int to = first; to <= last; ++to)
            jumpBetween_[static_cast<std::size_t>(from) * (mostTiles + 1) + static_cast<std::size_t>(to)] =
                space_->jumpBetween(from, to);
    }
}

}  // namespace mitos::champion::tiles
