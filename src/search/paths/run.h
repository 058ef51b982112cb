#pragma once
// Runs a path search by its name.
#include <stdexcept>

#include "search/paths/algorithm.h"
#include "search/paths/best_first.h"
#include "search/paths/bidirectional.h"
#include "search/paths/breadth_first.h"
#include "search/paths/idastar.h"

namespace mitos::search::paths {

/// Which search to run, and with what.
struct RunSettings {
    Algorithm algorithm = Algorithm::astar;
    Cost weightPercent = 150;  // weighted A* only: f = g + 1.5 h
    /// The node store may take this much. An array over all states is the fastest store, and is used if the space is
    /// small and fits; the hash set grows with the search, which halts at the limit.
    std::uint64_t bytes = 0;
};

/// The greatest number of states for which a search uses an array: 32 MB.
inline constexpr std::uint64_t mostDenseStates = 4'000'000;

/// Returns whether an array over all states is used: the space is small and fits into the memory.
template <IndexedPuzzle P>
bool denseStoreFits(const P& puzzle, const RunSettings& settings) {
    if (puzzle.indexCount() > mostDenseStates) return false;
    const std::uint64_t stores = settings.algorithm == Algorithm::bidirectional ? 2 : 1;
    return stores * puzzle.indexCount() * sizeof(Node) <= settings.bytes;
}

/// Runs the search with the given node store.
template <InvertiblePuzzle P, class Store, Heuristic<typename P::State> H, class Observer>
PathResult<P> runWith(const P& puzzle, const typename P::State& start, const H& heuristic, const RunSettings& settings,
                      base::Watch& watch, Observer& observer) {
    if constexpr (std::is_same_v<H, NoEstimate>) {  // these use no heuristic: one instance of each suffices
        if (settings.algorithm == Algorithm::bfs) return breadthFirst<P, Store>(puzzle, start, watch, observer);
        if (settings.algorithm == Algorithm::bidirectional)
            return bidirectional<P, Store>(puzzle, start, watch, observer);
    }
    if (settings.algorithm == Algorithm::idastar) return idaStar(puzzle, start, heuristic, watch, observer);
    Weights weights = aStar;
    if (settings.algorithm == Algorithm::ucs) weights = uniformCost;
    if (settings.algorithm == Algorithm::greedy) weights = estimateOnly;
    if (settings.algorithm == Algorithm::wastar) weights = weighted(settings.weightPercent);
    return bestFirst<P, Store>(puzzle, start, heuristic, weights, watch, observer);
}

/// Finds a path from `start` to a goal by the algorithm in `settings`, and returns what that algorithm promises.
/// `bfs` and `bidirectional` take NoEstimate only; `champion` is not allowed.
template <InvertiblePuzzle P, Heuristic<typename P::State> H, class Observer>
PathResult<P> run(const P& puzzle, const typename P::State& start, const H& heuristic, const RunSettings& settings,
                  base::Watch& watch, Observer& observer) {
    if (!std::is_same_v<H, NoEstimate> && !facts(settings.algorithm).informed)
        throw std::logic_error("a search that asks no heuristic was given one");
    if constexpr (IndexedPuzzle<P>) {
        if (denseStoreFits(puzzle, settings))
            return runWith<P, DenseStore<P>>(puzzle, start, heuristic, settings, watch, observer);
    }
    return runWith<P, HashedStore<P>>(puzzle, start, heuristic, settings, watch, observer);
}

}  // namespace mitos::search::paths
