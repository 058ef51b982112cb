#pragma once
// What came of solving one state.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "search/paths/result.h"

namespace mitos::api::paths {

using search::paths::Counters;

enum class Reason { none, unsolvable, time, memory, nodes, stopped };
Reason reasonOf(base::Halt halt);
Reason reasonOf(search::paths::Outcome outcome, base::Halt halt);
std::string_view nameOf(Reason reason);

/// One expanded state, for drawing.
template <class A>
struct TraceEntry {
    typename A::State state;
    typename A::State parent;
    std::uint32_t g = 0;
    std::uint32_t h = 0;
    std::uint32_t f = 0;
    bool backward = false;
};

/// What can be said of a solution without knowing the puzzle.
struct SolveFacts {
    bool solved = false;
    Reason reason = Reason::none;  // why not solved
    bool goalReached = false;      // by the path: also when a search was ended before it could prove it the cheapest
    std::uint32_t cost = 0;
    std::uint32_t estimateLeft = 0;
    std::uint32_t lowerBound = 0;  // no solution is cheaper
    search::paths::Counters counters;
    std::uint64_t traceDropped = 0;

    /// Of a solution: its cost is proven to be at most that many times the optimum.
    [[nodiscard]] double ratio() const {
        return cost == 0 ? 1.0 : static_cast<double>(cost) / std::max(1U, lowerBound);
    }
};

template <class A>
struct SolveReport : SolveFacts {
    /// To the goal when solved; otherwise to the most promising state that was reached, if any.
    std::vector<typename A::State> path;
    std::vector<typename A::Move> moves;
    std::vector<TraceEntry<A>> trace;                            // when asked for
    std::optional<typename A::Champion::Milestone> milestone{};  // for going on, where the champion was stopped

    [[nodiscard]] std::size_t depth() const { return moves.size(); }
};

}  // namespace mitos::api::paths
