#pragma once
// Placement games over UGI. The side that begins is the first player; a position is the cells of the board and then `max` or `min`
// to move; a move is `b1=C`, the cell and what is written there. `startpos` of a game that begins with letters by chance is the
// first of its starts in board order.
#include "api/grid/boards.h"
#include "protocols/ugi_game.h"

namespace mitos::protocols {

struct GridDoorOptions {
    std::optional<int> depth;       // looks only so many plies ahead
    std::optional<double> seconds;  // a move
    std::uint64_t bytes = std::uint64_t{1} << 30U;
    unsigned threads = 1;
};

std::unique_ptr<UgiGame> ugiGrid(const api::grid::Rules& rules, const GridDoorOptions& options);

}  // namespace mitos::protocols
