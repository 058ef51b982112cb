#pragma once
// From the nodes of a finished search back to the path.
#include <algorithm>

#include "search/paths/node_store.h"
#include "search/paths/result.h"

namespace mitos::search::paths {

/// Fills path, moves and cost of `result` with the way from the root to `end`.
template <Puzzle P, class Store>
void tracePath(const Store& store, NodeId end, PathResult<P>& result) {
    result.path.clear();
    result.moves.clear();
    result.cost = store[end].g;
    NodeId id = end;
    for (; store[id].parent != id; id = store[id].parent) {
        result.path.push_back(store.stateOf(id));
        result.moves.push_back(static_cast<typename P::Move>(store[id].move));
    }
    result.path.push_back(store.stateOf(id));
    std::reverse(result.path.begin(), result.path.end());
    std::reverse(result.moves.begin(), result.moves.end());
}

}  // namespace mitos::search::paths
