#pragma once
// Breadth-first search (Moore 1959): first in, first out; finds a path with the fewest moves.
#include "base/limits.h"
#include "search/paths/node_store.h"
#include "search/paths/observer.h"
#include "search/paths/result.h"
#include "search/paths/trace.h"

namespace mitos::search::paths {

/// Finds a path with the same results as bestFirst, in the order of discovery: it has the fewest moves, and is a
/// cheapest one if every move costs the same. Layers are depths.
template <Puzzle P, class Store, class Observer = NoObserver>
PathResult<P> breadthFirst(const P& puzzle, const typename P::State& start, base::Watch& watch,
                           Observer&& observer = {}) {
    using State = typename P::State;
    using Move = typename P::Move;
    constexpr std::size_t branching = 16;

    Store store(puzzle);
    PathResult<P> result;
    Counters& counters = result.counters;
    std::vector<NodeId> layer;  // states of one depth, in the order of discovery
    std::vector<NodeId> next;
    Cost depth = 0;

    const auto queueBytes = [&] { return (layer.capacity() + next.capacity()) * sizeof(NodeId); };
    const auto progress = [&] {
        base::Progress now;
        now.bound = depth;
        now.stored = store.stored();
        now.bytes = store.bytesWith(base::Watch::interval * branching) + 2 * queueBytes();
        return now;
    };
    const auto finish = [&](Outcome outcome, NodeId end, std::uint64_t below) {
        result.outcome = outcome;
        result.halt = watch.halt();
        if (outcome != Outcome::exhausted) tracePath(puzzle, store, end, result);
        result.lowerBound = depth;
        counters.expandedBelowLastLayer = below;
        counters.peakStored = store.stored();
        counters.peakBytes = store.bytesWith(0) + queueBytes();
        counters.seconds = watch.seconds();
        return result;
    };

    const NodeId root = store.idOf(start);
    store[root] = Node{root, 0, 0, Node::open};
    layer.push_back(root);
    for (; !layer.empty(); ++depth) {
        const std::uint64_t below = counters.expanded;
        next.clear();
        for (const NodeId id : layer) {
            if (watch.spent(counters.expanded, progress)) return finish(Outcome::halted, root, below);
            const State state = store.stateOf(id);
            if (puzzle.isGoal(state)) return finish(Outcome::solved, id, below);
            store[id].status = Node::closed;
            ++counters.expanded;
            const Cost g = store[id].g;
            if constexpr (std::remove_reference_t<Observer>::active) {
                observer.expanded(Expansion<State>{state, store.stateOf(store[id].parent), g, 0, depth});
            }
            puzzle.forEachSuccessor(state, [&](const State& successor, Move move, Cost cost) {
                ++counters.generated;
                const NodeId nextId = store.idOf(successor);
                if (store[nextId].status != Node::unmet) return;
                store[nextId] = Node{id, (g + cost) & 0xFFFFFFU, static_cast<std::uint32_t>(move) & 63U, Node::open};
                next.push_back(nextId);
            });
        }
        layer.swap(next);
    }
    return finish(Outcome::exhausted, root, counters.expanded);
}

}  // namespace mitos::search::paths
