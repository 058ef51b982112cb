#pragma once
// The path searches by name, with what each of them promises.
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mitos::search::paths {

/// The name of a path search. `champion` stands for a solver that a puzzle brings along; run() knows all others.
enum class Algorithm : std::uint8_t { bfs, ucs, astar, wastar, greedy, idastar, bidirectional, champion };

/// What is known of an algorithm.
struct AlgorithmFacts {
    Algorithm algorithm;
    std::string_view name;
    std::string_view title;  // shown to people
    bool informed;           // uses a heuristic
    bool optimal;            // with an admissible heuristic its path is a cheapest one
    bool needsAdmissible;    // its promise (the optimum, or a bound on it) needs an admissible heuristic
    std::string_view source;
};

/// Lists every algorithm, the champion last.
std::span<const AlgorithmFacts> algorithms();
/// Lists the algorithms that solve any puzzle: all but the champion.
std::span<const AlgorithmFacts> textbookAlgorithms();
const AlgorithmFacts& facts(Algorithm algorithm);
/// Returns the algorithm of that name, or nothing.
std::optional<Algorithm> algorithmNamed(std::string_view name);

}  // namespace mitos::search::paths
