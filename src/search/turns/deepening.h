#pragma once
// Iterative deepening (Slate and Atkin 1977; Korf 1985): searches to depth 1, 2, 3 …, each of which orders the next.
// When it is halted, the result is that of the deepest complete iteration.
#include <vector>

#include "base/limits.h"
#include "search/turns/alphabeta.h"
#include "search/turns/minimax.h"

namespace mitos::search::turns {

/// One iteration of a deepening search.
struct Iteration {
    int depth = 0;
    Value value = 0;
    std::uint64_t states = 0;  // of this iteration alone
    double seconds = 0;        // since the search began
    bool complete = false;
};

/// The result of a deepening search.
template <class Move>
struct Deepened {
    /// The result of the deepest complete iteration (of the first one if not even that was complete), with the
    /// counters of all. `halt` says why no deeper one was completed: none if the depth was reached or the search is
    /// exhaustive.
    RootResult<Move> result;
    std::vector<Iteration> iterations;
};

/// A callback that does nothing.
struct NoCallback {
    template <class Found>
    void operator()(const Found& /*found*/) const {}
};

/// Searches deeper and deeper. `search` is a Minimax or an AlphaBeta; with memory it gains most. Ends at `deepest`,
/// when a limit is reached, or when an iteration has seen the whole game, so that deeper ones would find the same.
/// `onIteration` receives the result so far after every iteration.
template <class Search, class Callback = NoCallback>
Deepened<typename Search::Move> deepen(Search& search, const typename Search::State& root, int deepest,
                                       Callback&& onIteration = {}) {
    using Result = RootResult<typename Search::Move>;
    Deepened<typename Search::Move> all;
    std::uint64_t states = 0;
    for (int depth = 1;; ++depth) {
        Result next = search.search(root, depth, depth > 1 ? &all.result : nullptr);
        if (next.counters.states > states) {
            all.iterations.push_back(
                {depth, next.value, next.counters.states - states, next.counters.seconds, next.complete});
        }
        states = next.counters.states;
        if (!next.complete && depth > 1) {
            all.result.counters = next.counters;
            all.result.halt = next.halt;
            return all;
        }
        all.result = std::move(next);
        onIteration(all);
        if (all.result.exhaustive || all.result.halt != base::Halt::none || depth >= deepest) return all;
    }
}

/// Searches by alpha-beta, deeper and deeper.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K = Knowledge<>, class Observer = NoObserver>
Deepened<typename G::Move> deepenAlphaBeta(const G& game, const typename G::State& root, int deepest,
                                           const E& evaluation, const AlphaBetaOptions& options, base::Watch& watch,
                                           const K& knowledge = {}, Observer&& observer = {}) {
    AlphaBeta<G, E, K, std::remove_reference_t<Observer>> search(game, evaluation, options, watch, knowledge, observer);
    return deepen(search, root, deepest);
}

/// Searches by minimax, deeper and deeper.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K = Knowledge<>, class Observer = NoObserver>
Deepened<typename G::Move> deepenMinimax(const G& game, const typename G::State& root, int deepest, const E& evaluation,
                                         const MinimaxOptions& options, base::Watch& watch, const K& knowledge = {},
                                         Observer&& observer = {}) {
    Minimax<G, E, K, std::remove_reference_t<Observer>> search(game, evaluation, options, watch, knowledge, observer);
    return deepen(search, root, deepest);
}

}  // namespace mitos::search::turns
