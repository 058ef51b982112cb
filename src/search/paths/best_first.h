#pragma once
// Best-first search: uniform-cost search, A*, weighted A* and greedy search are this one loop with different weights
// on the cost so far (g) and the estimate (h).
#include "base/limits.h"
#include "search/paths/bucket_queue.h"
#include "search/paths/node_store.h"
#include "search/paths/observer.h"
#include "search/paths/puzzle.h"
#include "search/paths/result.h"
#include "search/paths/trace.h"

namespace mitos::search::paths {

/// The priority of a state is past * g + ahead * h, in whole numbers, so that rounding never changes an order.
struct Weights {
    Cost past = 1;
    Cost ahead = 1;

    [[nodiscard]] constexpr std::size_t priority(Cost g, Cost h) const {
        return std::size_t{past} * g + std::size_t{ahead} * h;
    }
    [[nodiscard]] constexpr bool optimal() const { return past >= ahead; }
};

/// Uniform-cost search, the algorithm of Dijkstra (1959) with a goal.
inline constexpr Weights uniformCost{1, 0};
/// A* (Hart, Nilsson and Raphael 1968).
inline constexpr Weights aStar{1, 1};
/// Greedy search (Doran and Michie 1966): by the estimate alone; the path found can be of any length.
inline constexpr Weights estimateOnly{0, 1};
/// Weighted A* (Pohl 1970): with an admissible heuristic, the path costs at most `percent`/100 times the optimum.
constexpr Weights weighted(Cost percent) { return {100, percent}; }

/// Finds a path from `start` to a goal.
///   solved     `path` leads to a goal; with optimal weights and an admissible heuristic none is cheaper
///   exhausted  no goal can be reached
///   halted     a limit came first; `path` leads to the expanded state with the smallest estimate
/// A state in the open list is improved when a cheaper path to it appears, and a closed one is reopened (which
/// happens only with an inconsistent heuristic or weights), so the result does not depend on the order of discovery.
/// The goal is tested when a state is taken from the open list. Ties go to the smaller estimate, then to the newest.
template <Puzzle P, class Store, Heuristic<typename P::State> H, class Observer = NoObserver>
PathResult<P> bestFirst(const P& puzzle, const typename P::State& start, const H& heuristic, Weights weights,
                        base::Watch& watch, Observer&& observer = {}) {
    using State = typename P::State;
    using Move = typename P::Move;
    constexpr std::size_t branching = 16;  // a generous guess, for the memory needed until the next poll of the limits

    Store store(puzzle);
    BucketQueue queue;
    PathResult<P> result;
    Counters& counters = result.counters;
    std::size_t layer = 0;            // the greatest priority that has been taken from the queue
    std::uint64_t expandedBelow = 0;  // expansions before that layer
    NodeId nearest = 0;               // the expanded state with the smallest estimate
    Cost nearestEstimate = ~Cost{0};

    const auto progress = [&] {
        base::Progress now;
        now.bound = weights.optimal() ? layer / weights.past : 0;
        now.stored = store.stored();
        now.bytes =
            store.bytesWith(base::Watch::interval * branching) + queue.bytesWith(base::Watch::interval * branching);
        return now;
    };
    const auto finish = [&](Outcome outcome, NodeId end) {
        result.outcome = outcome;
        result.halt = watch.halt();
        if (outcome != Outcome::exhausted) tracePath(puzzle, store, end, result);
        if (weights.past > 0 && weights.past >= weights.ahead) {
            counters.expandedBelowLastLayer = expandedBelow;
            result.lowerBound = static_cast<Cost>(layer / weights.past);
        } else if (weights.past > 0) {  // f >= past * optimum is proven; rounded up, since costs are whole
            result.lowerBound = static_cast<Cost>((layer + weights.ahead - 1) / weights.ahead);
        }
        counters.peakStored = store.stored();
        counters.peakBytes = store.bytesWith(0) + queue.bytesWith(0);
        counters.seconds = watch.seconds();
    };

    // Step 1. The start is the root of the tree, and the only state in the queue.
    const NodeId root = store.idOf(start);
    store[root] = Node{root, 0, 0, Node::open};
    const Cost startEstimate = heuristic(start);
    queue.push(weights.priority(0, startEstimate), startEstimate, root);
    nearest = root;
    nearestEstimate = startEstimate;

    while (!queue.empty()) {
        // Step 2. The most promising state is taken from the queue, unless it has been expanded since it was put
        // there.
        const std::size_t priority = queue.lowestPriority();
        if (watch.spent(counters.expanded, progress)) {
            finish(Outcome::halted, nearest);
            result.estimateLeft = nearestEstimate;
            return result;
        }
        const NodeId id = queue.pop();
        if (store[id].status == Node::closed) continue;
        if (priority > layer) {
            layer = priority;
            expandedBelow = counters.expanded;
        }

        // Step 3. It is a goal: the path is found.
        const State state = store.stateOf(id);
        if (puzzle.isGoal(state)) {
            finish(Outcome::solved, id);
            return result;
        }

        // Step 4. It is closed, and its successors are generated.
        store[id].status = Node::closed;
        ++counters.expanded;
        const Cost g = store[id].g;
        const Cost h = heuristic(state);
        if (h < nearestEstimate) {
            nearestEstimate = h;
            nearest = id;
        }
        if constexpr (std::remove_reference_t<Observer>::active) {
            const Cost shown =
                weights.past > 0 ? static_cast<Cost>(priority / weights.past) : static_cast<Cost>(priority);
            observer.expanded(Expansion<State>{state, store.stateOf(store[id].parent), g, h, shown});
        }
        puzzle.forEachSuccessor(state, [&](const State& next, Move move, Cost cost) {
            // Step 5. A successor that is new, or to which this path is cheaper, goes into the queue.
            ++counters.generated;
            const NodeId nextId = store.idOf(next);
            Node& node = store[nextId];
            const Cost nextG = g + cost;
            if (node.status != Node::unmet && node.g <= nextG) return;
            node = Node{id, nextG & 0xFFFFFFU, static_cast<std::uint32_t>(move) & 63U, Node::open};
            const Cost estimate = estimateAfter(heuristic, h, state, next);
            queue.push(weights.priority(nextG, estimate), estimate, nextId);
        });
    }
    finish(Outcome::exhausted, root);
    return result;
}

}  // namespace mitos::search::paths
