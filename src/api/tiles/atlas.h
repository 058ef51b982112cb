#pragma once
// The whole space of a small sliding puzzle: how many boards there are at each distance from the goal.
#include "api/tiles/puzzle.h"

namespace mitos::api::tiles {

using Atlas = paths::Atlas<Tiles>;

inline constexpr int mostAtlasCells = 12;

inline Atlas makeAtlas(const Shape& shape, const Board& goal, std::size_t mostHardest, const base::Limits& limits,
                       const base::StopFlag& stop, const base::OnProgress& tell = {}) {
    return Tiles{shape, goal}.makeAtlas(mostHardest, limits, stop, tell);
}

}  // namespace mitos::api::tiles
