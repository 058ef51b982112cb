#pragma once
// Placement games over UGI. The side that begins is the first player; a position is the cells of the board and then
// the side to move, `max` or `min`; a move is the cell and its letter, `b1=C`. The `startpos` of a game with random
// letters on the board is the first of its starts in board order.
#include "api/grid/boards.h"
#include "protocols/ugi_game.h"

namespace mitos::protocols {

/// The settings of the engine for a placement game.
struct GridDoorOptions {
    std::optional<int> depth;       // the most plies of a search; empty: no limit
    std::optional<double> seconds;  // for a move; empty: a usual time
    std::uint64_t bytes = std::uint64_t{1} << 30U;
    unsigned threads = 1;
};

/// Returns a placement game with these rules.
std::unique_ptr<UgiGame> ugiGrid(const api::grid::Rules& rules, const GridDoorOptions& options);

}  // namespace mitos::protocols
