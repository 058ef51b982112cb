#pragma once
// What a search over turns reports.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "search/turns/deepening.h"
#include "search/turns/settings.h"

namespace mitos::search::turns {

/// The part of a report that does not depend on how a game represents its moves.
struct SearchSummary {
    Settings settings;
    std::string evaluation;   // its name, or the path of its file
    bool complete = false;    // every root move was valued to `depth`
    bool exhaustive = false;  // and no value depended on the depth: this is the value of the game
    base::Halt halt = base::Halt::none;
    int depth = 0;           // of the deepest complete search; 0 if there was none
    Value value = 0;         // for MAX (black, in Othello)
    std::size_t valued = 0;  // root moves that were valued
    Counters counters;
    std::vector<Iteration> iterations;  // of a deepening search

    [[nodiscard]] double branching() const { return effectiveBranching(counters.states, counters.deepest); }
    [[nodiscard]] double statesPerSecond() const {
        return counters.seconds > 0 ? static_cast<double>(counters.states) / counters.seconds : 0;
    }
};

/// The report of a search over turns.
template <class Move>
struct SearchReport : SearchSummary {
    std::optional<Move> move;  // empty only when the game is over
    std::vector<Move> line;    // the principal variation
    std::vector<Move> tied;    // exactly the root moves of that value
};

/// Receives the report so far after every iteration of a deepening search.
template <class Move>
using OnIteration = std::function<void(const SearchReport<Move>&)>;

/// Makes the report of a search.
template <class Move>
SearchReport<Move> reportOf(const Deepened<Move>& found, const Settings& settings, const std::string& evaluation) {
    const RootResult<Move>& result = found.result;
    SearchReport<Move> report;
    report.settings = settings;
    report.evaluation = evaluation;
    report.complete = result.complete;
    report.exhaustive = result.exhaustive;
    report.halt = result.halt;
    report.depth = result.complete ? result.depth : 0;
    report.value = result.value;
    report.valued = result.valued;
    report.move = result.move;
    report.line = result.line;
    for (const auto& tied : result.tied) report.tied.push_back(tied.move);
    report.counters = result.counters;
    report.iterations = found.iterations;
    return report;
}

}  // namespace mitos::search::turns
