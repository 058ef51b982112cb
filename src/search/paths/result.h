#pragma once
// What a path search returns.
#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "search/paths/puzzle.h"

namespace mitos::search::paths {

/// How a path search ended.
enum class Outcome : std::uint8_t {
    solved,
    exhausted,  // every reachable state was expanded: there is no solution
    halted,     // a limit was reached or the search was stopped first; `halt` says which
};

/// The counts of a path search.
struct Counters {
    std::uint64_t expanded = 0;   // states whose successors were generated
    std::uint64_t generated = 0;  // successors
    /// Expansions before the final f-layer, where the order of ties decides how many there are; empty if the
    /// algorithm has no such layers.
    std::optional<std::uint64_t> expandedBelowLastLayer;
    std::uint64_t peakStored = 0;  // greatest number of states kept at once
    std::uint64_t peakBytes = 0;   // size of the search's tables
    double seconds = 0;
};

/// The result of a path search.
template <Puzzle P>
struct PathResult {
    Outcome outcome = Outcome::exhausted;
    base::Halt halt = base::Halt::none;
    /// The states from the start: to the goal if solved; otherwise to the most promising state that was reached.
    std::vector<typename P::State> path;
    std::vector<typename P::Move> moves;
    Cost cost = 0;          // of that path
    Cost estimateLeft = 0;  // the heuristic's value at its end: 0 if solved
    /// No solution is cheaper than this. Equal to `cost` if an optimal algorithm has solved.
    Cost lowerBound = 0;
    Counters counters;
};

}  // namespace mitos::search::paths
