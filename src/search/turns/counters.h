#pragma once
// What a search over turns counts.
#include <algorithm>
#include <cmath>
#include <cstdint>

namespace mitos::search::turns {

/// Counts of a search. Every visited position ends in one of three ways: it is a leaf, the table decides it, or its
/// moves are searched.
struct Counters {
    std::uint64_t states = 0;        // positions visited, including the root, leaves, passes and table hits
    std::uint64_t leaves = 0;        // of them: the game is over, or the evaluation judged
    std::uint64_t cutOffs = 0;       // of them: at least one move was not searched, since it could not matter
    std::uint64_t memoryHits = 0;    // of them: decided by the table
    std::uint64_t extended = 0;      // of them: unquiet at the end of the depth, and therefore searched more deeply
    std::uint64_t ordering = 0;      // of them: visited by shallow searches that order moves
    std::uint64_t memoryStored = 0;  // positions in the table at the end
    std::uint64_t memoryBytes = 0;   // size of the table
    /// Visited again after the search, only to complete principal variations that the table cut short; not among
    /// `states`.
    std::uint64_t lineStates = 0;
    int deepest = 0;  // plies from the root
    double seconds = 0;
};

/// Returns the effective branching factor (Russell and Norvig): that of the uniform tree of the same depth with as
/// many states, states = 1 + b + b^2 + … + b^depth.
inline double effectiveBranching(std::uint64_t states, int depth) {
    if (states < 2 || depth < 1) return 0;
    const auto target = static_cast<double>(states);
    const auto size = [depth](double b) {
        double sum = 1;
        for (int i = 0; i < depth && std::isfinite(sum); ++i) sum = sum * b + 1;
        return sum;
    };
    double low = 0;
    double high = target;
    for (int i = 0; i < 200 && high - low > 1e-9 * std::max(1.0, low); ++i) {
        const double middle = (low + high) / 2;
        (size(middle) < target ? low : high) = middle;
    }
    return (low + high) / 2;
}

}  // namespace mitos::search::turns
