#pragma once
// From settings to a search: the one place where switches choose templates.
#include "api/turns/report.h"
#include "api/turns/tree.h"
#include "base/random.h"

namespace mitos::api::turns {

/// The table of alpha-beta takes what was asked for; where nobody asked, what the limit allows, but no more than this: the counts of
/// a search should not hang on how much memory happens to be free.
inline constexpr std::uint64_t usualMemory = std::uint64_t{1} << 30U;

/// Stated in the report as the originals did; `knowledge` orders moves and finds unquiet positions.
template <search::turns::Game G, search::turns::Evaluation<typename G::State> E, search::turns::KnowledgeOf<G> K,
          class Observer, class Iterated = search::turns::NobodyAsks>
search::turns::Deepened<typename G::Move> runSearch(const G& game, const typename G::State& root, const E& evaluation,
                                                    const K& knowledge, const Settings& settings, base::Watch& watch,
                                                    Observer& observer, const Iterated& iterated = {}) {
    using search::turns::AlphaBeta, search::turns::AlphaBetaOptions, search::turns::Deepened;
    using search::turns::Minimax, search::turns::MinimaxOptions;
    Deepened<typename G::Move> found;
    const auto with = [&](auto& search) {
        if (settings.deepening) {
            found = deepen(search, root, settings.depth, iterated);
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

/// The result with its moves written by write(move).
template <class Move, class Write>
SearchReport reportOf(const search::turns::Deepened<Move>& found, const Settings& settings, std::string evaluation,
                      Write&& write) {
    const search::turns::RootResult<Move>& result = found.result;
    SearchReport report;
    report.settings = settings;
    report.evaluation = std::move(evaluation);
    report.complete = result.complete;
    report.exhaustive = result.exhaustive;
    report.halt = result.halt;
    report.depth = result.complete ? result.depth : 0;
    report.value = result.value;
    report.valued = result.valued;
    if (result.move) report.move = write(*result.move);
    for (const Move& move : result.line) report.line.push_back(write(move));
    for (const auto& tied : result.tied) report.tied.push_back(write(tied.move));
    report.counters = result.counters;
    report.iterations = found.iterations;
    return report;
}

/// What the tree is written with: where it goes, and how the game calls itself, its position and its sides.
struct TreeNames {
    std::string_view game;
    std::string position;
    std::string_view max;
    std::string_view min;
    FinalOf finalOf = nullptr;  // where the values of finished games are no numbers for people
};

/// A search and its report.
template <search::turns::Game G, search::turns::Evaluation<typename G::State> E, search::turns::KnowledgeOf<G> K,
          class Write>
SearchReport searchAndTell(const G& game, const typename G::State& root, const E& evaluation, const K& knowledge,
                           const Settings& settings, const std::string& evaluationName, base::Watch& watch,
                           const Onlookers& onlookers, const TreeNames& names, Write&& write) {
    if (onlookers.tree == nullptr) {
        search::turns::NoObserver nobody;
        const auto iterated = [&](const auto& found) {
            if (onlookers.told != nullptr) (*onlookers.told)(reportOf(found, settings, evaluationName, write));
        };
        return reportOf(runSearch(game, root, evaluation, knowledge, settings, watch, nobody, iterated), settings,
                        evaluationName, write);
    }
    search::turns::TreeRecorder<typename G::Move> recorder;
    recorder.most = mostRecorded;
    SearchReport report = reportOf(runSearch(game, root, evaluation, knowledge, settings, watch, recorder), settings,
                                   evaluationName, write);
    report.treeNodes = recorder.nodes.size();
    report.treeDropped = recorder.dropped;
    TreeWriter writer(*onlookers.tree, names.game, names.position, names.max, names.min, names.finalOf);
    writeTree(writer, report, recorder, write);
    return report;
}

}  // namespace mitos::api::turns
