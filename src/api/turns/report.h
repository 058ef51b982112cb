#pragma once
// What a search over turns reports, moves as text: one vocabulary for all games and doors.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "api/turns/settings.h"
#include "search/turns/deepening.h"

namespace mitos::api::turns {

struct SearchReport {
    Settings settings;
    std::string evaluation;   // its name, or the path of its file
    bool complete = false;    // every root move was valued to `depth`
    bool exhaustive = false;  // and no value depended on the depth: this is the value of the game
    base::Halt halt = base::Halt::none;
    int depth = 0;                    // of the deepest complete search; 0 when there was none
    Value value = 0;                  // as MAX sees it (black, in Othello)
    std::size_t valued = 0;           // root moves that were valued
    std::optional<std::string> move;  // nothing only when the game is over
    std::vector<std::string> line;
    std::vector<std::string> tied;  // exactly the moves of that value
    search::turns::Counters counters;
    std::vector<search::turns::Iteration> iterations;  // of a deepening search
    std::uint64_t treeNodes = 0;                       // recorded
    std::uint64_t treeDropped = 0;                     // and not, for want of room

    [[nodiscard]] double branching() const {
        return search::turns::effectiveBranching(counters.states, counters.deepest);
    }
    [[nodiscard]] double statesPerSecond() const {
        return counters.seconds > 0 ? static_cast<double>(counters.states) / counters.seconds : 0;
    }
};

/// Called with what stands after every depth of a deepening search.
using Told = std::function<void(const SearchReport&)>;

}  // namespace mitos::api::turns
