#pragma once
// The next move on the way to the goal, for a person who solves by hand.
#include "api/paths/hint.h"
#include "api/tiles/solver.h"

namespace mitos::api::tiles {

using Hint = paths::Hint<Tiles>;

inline Hint findHint(const Shape& shape, const Board& goal, const Board& start, const base::Limits& limits,
                     const base::StopFlag& stop, const base::OnProgress& tell = {},
                     engine::tiles::TableShelf* shelf = nullptr) {
    return paths::findHint(Tiles{shape, goal}, start, limits, stop, tell, shelf);
}

}  // namespace mitos::api::tiles
