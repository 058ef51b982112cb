#pragma once
// Follows the nodes of a finished search back to the path.
#include <algorithm>

#include "search/paths/node_store.h"
#include "search/paths/result.h"

namespace mitos::search::paths {

/// Fills path, moves and cost of `result` with the path from the root to `end`. The cost is added up along the path:
/// the g of `end` may be greater, if a state before it has been improved and its successors have not been updated
/// yet.
template <Puzzle P, class Store>
void tracePath(const P& puzzle, const Store& store, NodeId end, PathResult<P>& result) {
    result.path.clear();
    result.moves.clear();
    result.cost = 0;
    NodeId id = end;
    for (; store[id].parent != id; id = store[id].parent) {
        result.path.push_back(store.stateOf(id));
        result.moves.push_back(static_cast<typename P::Move>(store[id].move));
    }
    result.path.push_back(store.stateOf(id));
    std::reverse(result.path.begin(), result.path.end());
    std::reverse(result.moves.begin(), result.moves.end());
    for (std::size_t i = 0; i < result.moves.size(); ++i) {
        puzzle.forEachSuccessor(result.path[i], [&](const typename P::State& next, typename P::Move move, Cost cost) {
            if (move == result.moves[i] && next == result.path[i + 1]) result.cost += cost;
        });
    }
}

}  // namespace mitos::search::paths
