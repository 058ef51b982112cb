#pragma once
// Bidirectional uniform-cost search (Nicholson 1966; Pohl 1971): two trees, one from the start and one from the goal,
// grow until the cheapest path through a state that both have met can no longer be beaten.
#include <algorithm>

#include "base/limits.h"
#include "search/paths/bucket_queue.h"
#include "search/paths/node_store.h"
#include "search/paths/observer.h"
#include "search/paths/result.h"
#include "search/paths/trace.h"

namespace mitos::search::paths {

/// Finds a path with the same results as bestFirst; it is always optimal. The side with the shorter queue is
/// expanded. A path is final when every path still to come must cost as much: such a path leaves one tree at a cost
/// of at least that tree's lowest priority, enters the other likewise, and takes at least one move between (Holte et
/// al. 2016).
template <InvertiblePuzzle P, class Store, class Observer = NoObserver>
PathResult<P> bidirectional(const P& puzzle, const typename P::State& start, base::Watch& watch,
                            Observer&& observer = {}) {
    using State = typename P::State;
    using Move = typename P::Move;
    constexpr std::size_t branching = 16;
    constexpr Cost none = ~Cost{0};

    struct Side {
        explicit Side(const P& p) : store(p) {}
        Store store;
        BucketQueue queue;
        NodeId root = 0;
    };
    Side forward(puzzle);
    Side backward(puzzle);
    PathResult<P> result;
    Counters& counters = result.counters;
    Cost best = none;  // the cheapest path found so far, and the state where its halves meet
    State meeting = start;
    Cost bound = 0;

    const auto bytesWith = [&](std::size_t more) {
        return forward.store.bytesWith(more) + forward.queue.bytesWith(more) + backward.store.bytesWith(more) +
               backward.queue.bytesWith(more);
    };
    const auto progress = [&] {
        base::Progress now;
        now.bound = bound;
        now.stored = forward.store.stored() + backward.store.stored();
        now.bytes = bytesWith(base::Watch::interval * branching);
        return now;
    };
    const auto finish = [&](Outcome outcome) {
        result.outcome = outcome;
        result.halt = watch.halt();
        counters.peakStored = forward.store.stored() + backward.store.stored();
        counters.peakBytes = bytesWith(0);
        counters.seconds = watch.seconds();
        if (best == none) {
            if (outcome == Outcome::halted) tracePath(puzzle, forward.store, forward.root, result);
            result.lowerBound = bound;
            return;
        }
        // The first half as usual; the second is the path of the backward tree, followed from the meeting to its
        // root.
        tracePath(puzzle, forward.store, forward.store.idOf(meeting), result);
        NodeId id = backward.store.idOf(meeting);
        for (; backward.store[id].parent != id; id = backward.store[id].parent) {
            result.moves.push_back(static_cast<Move>(backward.store[id].move));
            result.path.push_back(backward.store.stateOf(backward.store[id].parent));
        }
        result.cost = best;
        result.lowerBound = outcome == Outcome::solved ? best : std::min(bound, best);
    };

    const auto plant = [](Side& side, const State& state) {
        side.root = side.store.idOf(state);
        side.store[side.root] = Node{side.root, 0, 0, Node::open};
        side.queue.push(0, 0, side.root);
    };
    plant(forward, start);
    plant(backward, puzzle.goal());
    if (start == puzzle.goal()) best = 0;

    // Entries of states that have been expanded since would keep the lowest priority down.
    const auto skipClosed = [](Side& side) {
        while (!side.queue.empty()) {
            const std::size_t priority = side.queue.lowestPriority();
            const NodeId id = side.queue.pop();
            if (side.store[id].status != Node::closed) {
                side.queue.push(priority, 0, id);
                return;
            }
        }
    };

    const auto expand = [&](Side& side, Side& other, bool isBackward) {
        const NodeId id = side.queue.pop();
        const State state = side.store.stateOf(id);
        side.store[id].status = Node::closed;
        ++counters.expanded;
        const Cost g = side.store[id].g;
        if constexpr (std::remove_reference_t<Observer>::active) {
            observer.expanded(Expansion<State>{state, side.store.stateOf(side.store[id].parent), g, 0, g, isBackward});
        }
        const auto visit = [&](const State& next, Move move, Cost cost) {
            ++counters.generated;
            const NodeId nextId = side.store.idOf(next);
            Node& node = side.store[nextId];
            const Cost nextG = g + cost;
            if (node.status != Node::unmet && node.g <= nextG) return;
            node = Node{id, nextG & 0xFFFFFFU, static_cast<std::uint32_t>(move) & 63U, Node::open};
            side.queue.push(nextG, 0, nextId);
            const Node* met = other.store.find(next);
            if (met != nullptr && nextG + met->g < best) {
                best = nextG + met->g;
                meeting = next;
            }
        };
        if (isBackward) {
            puzzle.forEachPredecessor(state, visit);
        } else {
            puzzle.forEachSuccessor(state, visit);
        }
    };

    for (;;) {
        skipClosed(forward);
        skipClosed(backward);
        if (forward.queue.empty() || backward.queue.empty()) break;
        const std::size_t soFar = forward.queue.lowestPriority() + backward.queue.lowestPriority();
        bound = static_cast<Cost>(soFar) + (start == puzzle.goal() ? 0 : puzzle.cheapestMove());
        if (best <= bound) break;
        if (watch.spent(counters.expanded, progress)) {
            finish(Outcome::halted);
            return result;
        }
        if (forward.queue.size() <= backward.queue.size()) {
            expand(forward, backward, false);
        } else {
            expand(backward, forward, true);
        }
    }
    finish(best == none ? Outcome::exhausted : Outcome::solved);
    return result;
}

}  // namespace mitos::search::paths
