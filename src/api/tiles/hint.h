#pragma once
// The next move on the way to the goal, for a person who solves by hand.
#include <optional>

#include "api/tiles/solver.h"

namespace mitos::api::tiles {

struct Hint {
    std::optional<Board> next;          // nothing at the goal, and where none was found in time
    std::optional<int> tile;            // the one that moves
    std::optional<std::uint32_t> cost;  // of a cheapest way from here; nothing where the hint is only a good move
    Reason reason = Reason::none;
};

/// A move of a cheapest path where one is proven within half of the time; otherwise of a path found by weighted A*. Making the
/// champion's tables, where they are not on the shelf, does not count.
Hint findHint(const Shape& shape, const Board& goal, const Board& start, const base::Limits& limits,
              const base::StopFlag& stop, const base::Tell& tell = {}, TableShelf* shelf = nullptr);

}  // namespace mitos::api::tiles
