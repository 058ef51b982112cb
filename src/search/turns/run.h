#pragma once
// Turns settings into a search: the one place where switches choose templates.
#include <algorithm>

#include "base/random.h"
#include "search/turns/observer.h"
#include "search/turns/report.h"

namespace mitos::search::turns {

/// The greatest size of alpha-beta's table if no size was asked for: the counts of a search should not depend on how
/// much memory happens to be free.
inline constexpr std::uint64_t usualMemory = std::uint64_t{1} << 30U;

/// Runs the search that `settings` describe. `knowledge` orders moves and finds unquiet positions. `onIteration`
/// receives the result so far after every iteration of a deepening search.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K, class Observer, class Callback = NoCallback>
Deepened<typename G::Move> runSearch(const G& game, const typename G::State& root, const E& evaluation,
                                     const K& knowledge, const Settings& settings, base::Watch& watch,
                                     Observer& observer, const Callback& onIteration = {}) {
    Deepened<typename G::Move> found;
    const auto with = [&](auto& search) {
        if (settings.deepening) {
            found = deepen(search, root, settings.depth, onIteration);
        } else {
            found.result = search.search(root, settings.depth);
        }
    };
    if (settings.method == Method::minimax) {
        MinimaxOptions options;
        options.memory = settings.closedSet;
        options.extension = settings.extension;
        Minimax<G, E, K, Observer> search(game, evaluation, options, watch, knowledge, observer);
        with(search);
    } else {
        AlphaBetaOptions options;
        options.memory = settings.closedSet;
        options.memoryBytes =
            static_cast<std::size_t>(settings.tableBytes.value_or(std::min(settings.limits.bytes, usualMemory)));
        options.order = settings.order;
        options.shallow = settings.shallow;
        options.extension = settings.extension;
        AlphaBeta<G, E, K, Observer> search(game, evaluation, options, watch, knowledge, observer);
        with(search);
    }
    if (settings.seed) {
        base::Random random(*settings.seed);
        choose(found.result, random);
    }
    return found;
}

/// The observers of a search; both may be null. A search whose tree is recorded reports no iterations.
template <class Move>
struct Observers {
    TreeRecorder<Move>* tree = nullptr;
    const OnIteration<Move>* iteration = nullptr;
};

/// Runs the search and returns its report; `evaluationName` is only written into it.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K>
SearchReport<typename G::Move> searchAndReport(const G& game, const typename G::State& root, const E& evaluation,
                                               const K& knowledge, const Settings& settings,
                                               const std::string& evaluationName, base::Watch& watch,
                                               const Observers<typename G::Move>& observers = {}) {
    if (observers.tree != nullptr) {
        return reportOf(runSearch(game, root, evaluation, knowledge, settings, watch, *observers.tree), settings,
                        evaluationName);
    }
    NoObserver none;
    const auto onIteration = [&](const auto& found) {
        if (observers.iteration != nullptr) (*observers.iteration)(reportOf(found, settings, evaluationName));
    };
    return reportOf(runSearch(game, root, evaluation, knowledge, settings, watch, none, onIteration), settings,
                    evaluationName);
}

}  // namespace mitos::search::turns
