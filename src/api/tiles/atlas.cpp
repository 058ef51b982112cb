#include "api/tiles/atlas.h"

#include "base/error.h"
#include "base/texts/tiles.h"
#include "base/units.h"
#include "games/tiles/sliding_tiles.h"
#include "search/paths/whole_space.h"

namespace mitos::api::tiles {
namespace {

using games::tiles::Packed64;
using games::tiles::SlidingTiles;

template <class Layers>
Atlas walk(const SlidingTiles<Packed64>& puzzle, std::size_t mostHardest, const base::Limits& limits,
           const base::StopFlag& stop, const base::Tell& tell) {
    const std::uint64_t bytes = Layers::bytesFor(puzzle.indexCount());
    if (bytes > limits.bytes) {
        throw base::Error(base::Fault::limit,
                          base::say(text::atlasNoMemory, base::showBytes(bytes), base::showBytes(limits.bytes)));
    }
    base::Watch watch(limits, stop, tell);
    Layers layers(static_cast<std::size_t>(puzzle.indexCount()));
    const search::paths::SpaceReport report = search::paths::walkSpace(puzzle, layers, mostHardest, watch);
    Atlas atlas;
    atlas.complete = report.complete;
    atlas.halt = report.halt;
    atlas.states = report.states;
    atlas.depths = report.depths;
    atlas.bytes = bytes;
    for (const std::uint32_t index : report.complete ? report.hardest : std::vector<std::uint32_t>{}) {
        atlas.hardest.push_back(games::tiles::unpack(puzzle.shape(), puzzle.stateAt(index)));
    }
    atlas.seconds = watch.seconds();
    return atlas;
}

}  // namespace

Atlas makeAtlas(const games::tiles::Shape& shape, const games::tiles::Board& goal, std::size_t mostHardest,
                const base::Limits& limits, const base::StopFlag& stop, const base::Tell& tell) {
    if (shape.cells() > mostAtlasCells) {
        throw base::Error(base::Fault::usage, base::say(text::atlasTooLarge, mostAtlasCells, shape.cells()));
    }
    if (!shape.unitCosts()) throw base::Error(base::Fault::usage, base::say(text::atlasCountsMoves));
    const SlidingTiles<Packed64> puzzle(shape, goal);
    if (shape.cells() <= 9) return walk<search::paths::ByteLayers>(puzzle, mostHardest, limits, stop, tell);
    return walk<search::paths::TwoBitLayers>(puzzle, mostHardest, limits, stop, tell);
}

}  // namespace mitos::api::tiles
