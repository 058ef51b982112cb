#include "api/tiles/atlas.h"

#include "api/paths/atlas.h"
#include "base/error.h"
#include "games/tiles/sliding_tiles.h"
#include "texts/tiles.h"

namespace mitos::api::tiles {

Atlas Tiles::makeAtlas(std::size_t mostHardest, const base::Limits& limits, const base::StopFlag& stop,
                       const base::OnProgress& tell) const {
    if (shape.cells() > mostAtlasCells) {
        throw base::Error(base::Fault::usage, base::say(text::atlasTooLarge, mostAtlasCells, shape.cells()));
    }
    if (!shape.unitCosts()) throw base::Error(base::Fault::usage, base::say(text::atlasCountsMoves));
    const games::tiles::SlidingTiles<games::tiles::Packed64> puzzle(shape, goal);
    return paths::walkAtlas(*this, puzzle, mostHardest, limits, stop, tell);
}

}  // namespace mitos::api::tiles
