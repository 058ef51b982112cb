#pragma once
// Iterative deepening (Slate and Atkin 1977; Korf 1985): searches to depth 1, 2, 3 …, each of which orders the next.
// Whenever it is halted, the deepest complete one stands.
#include <vector>

#include "base/limits.h"
#include "search/turns/alphabeta.h"
#include "search/turns/minimax.h"

namespace mitos::search::turns {

struct Iteration {
    int depth = 0;
    Value value = 0;
    std::uint64_t states = 0;  // of this iteration alone
    double seconds = 0;        // since the search began
    bool complete = false;
};

template <class Move>
struct Deepened {
    /// Of the deepest complete iteration (of the first one when not even that was complete), with the counters of all.
    /// `halt` says why no deeper one was completed: none when the depth was reached or the search is exhaustive.
    RootResult<Move> result;
    std::vector<Iteration> iterations;
};

struct NobodyAsks {
    template <class Found>
    void operator()(const Found& /*found*/) const {}
};

/// `search` is a Minimax or an AlphaBeta; with memory it gains most. Ends at `deepest`, when a limit is reached, or as
/// soon as an iteration has seen the whole game, so that deeper ones would find the same. `told` is handed what stands after
/// every iteration.
template <class Search, class Told = NobodyAsks>
Deepened<typename Search::Move> deepen(Search& search, const typename Search::State& root, int deepest,
                                       Told&& told = {}) {
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
        told(all);
        if (all.result.exhaustive || all.result.halt != base::Halt::none || depth >= deepest) return all;
    }
}

/// Alpha-beta, deeper and deeper.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K = Knowledge<>, class Observer = NoObserver>
Deepened<typename G::Move> deepenAlphaBeta(const G& game, const typename G::State& root, int deepest,
                                           const E& evaluation, const AlphaBetaOptions& options, base::Watch& watch,
                                           const K& knowledge = {}, Observer&& observer = {}) {
    AlphaBeta<G, E, K, std::remove_reference_t<Observer>> search(game, evaluation, options, watch, knowledge, observer);
    return deepen(search, root, deepest);
}

/// Minimax, deeper and deeper.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K = Knowledge<>, class Observer = NoObserver>
Deepened<typename G::Move> deepenMinimax(const G& game, const typename G::State& root, int deepest, const E& evaluation,
                                         const MinimaxOptions& options, base::Watch& watch, const K& knowledge = {},
                                         Observer&& observer = {}) {
    Minimax<G, E, K, std::remove_reference_t<Observer>> search(game, evaluation, options, watch, knowledge, observer);
    return deepen(search, root, deepest);
}

}  // namespace mitos::search::turns
