#pragma once
// The whole space of a small sliding puzzle: how many boards there are at each distance from the goal.
#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "games/tiles/board.h"

namespace mitos::api::tiles {

struct Atlas {
    bool complete = false;
    base::Halt halt = base::Halt::none;
    std::uint64_t states = 0;
    std::vector<std::uint64_t> depths;  // by distance; the last entry is the deepest layer
    /// Of the deepest layer, in index order, as many as were asked for; none when a limit came first, for the last layer
    /// that was counted is then not the deepest.
    std::vector<games::tiles::Board> hardest;
    std::uint64_t bytes = 0;  // of the table
    double seconds = 0;
};

inline constexpr int mostAtlasCells = 12;

/// Boards of at most nine cells take a byte a state, larger ones two bits (120 MB for twelve). Throws an Error when the
/// board is too large (usage), or its table larger than the memory limit (limit).
Atlas makeAtlas(const games::tiles::Shape& shape, const games::tiles::Board& goal, std::size_t mostHardest,
                const base::Limits& limits, const base::StopFlag& stop, const base::Tell& tell = {});

}  // namespace mitos::api::tiles
