#pragma once
// What a search over turns counts.
#include <algorithm>
#include <cmath>
#include <cstdint>

namespace mitos::search::turns {

/// Every position visited ends in one of three ways: it is a leaf, memory answers for it, or its moves are looked at.
struct Counters {
    std::uint64_t states = 0;        // positions visited: the root, leaves, passes and answers of memory included
    std::uint64_t leaves = 0;        // of them: the game is over, or the evaluation judged
    std::uint64_t cutOffs = 0;       // of them: at least one move was not looked at, for it could not matter
    std::uint64_t memoryHits = 0;    // of them: answered by memory
    std::uint64_t extended = 0;      // of them: unquiet where the depth ended, and so looked at more deeply
    std::uint64_t ordering = 0;      // of them: visited by shallow searches that order moves
    std::uint64_t memoryStored = 0;  // positions that memory holds at the end
    std::uint64_t memoryBytes = 0;   // of its table
    /// Visited again after the search, only to write out principal lines that memory cut short; not among `states`.
    std::uint64_t lineStates = 0;
    int deepest = 0;  // plies from the root
    double seconds = 0;
};

/// The effective branching factor (Russell and Norvig): of the uniform tree of that depth that has as many states,
/// states = 1 + b + b^2 + … + b^depth.
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
