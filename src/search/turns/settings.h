#pragma once
// The settings of a search over turns: its switches, the same for every game.
#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "search/turns/alphabeta.h"

namespace mitos::search::turns {

/// The algorithm of a search over turns.
enum class Method : std::uint8_t { minimax, alphabeta };

/// The switches of a search over turns.
struct Settings {
    Method method = Method::alphabeta;
    int depth = toTheEnd;
    bool closedSet = false;  // positions that were valued are stored
    Order order = Order::listed;
    int shallow = 1;         // plies of the searches that order moves
    int extension = 0;       // plies added where a line would end at an unquiet position
    bool deepening = false;  // search to depth 1, 2, 3 … in turn
    base::Limits limits;
    std::optional<std::uint64_t> tableBytes;  // size of the table; empty: the usual size, within the limits
    std::optional<std::uint64_t> seed;        // draws one of the equally good moves; empty: the first one is taken
};

}  // namespace mitos::search::turns
