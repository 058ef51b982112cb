#pragma once
// The path searches by name, with what is promised of each.
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mitos::search::paths {

/// `champion` stands for a solver that a puzzle brings along; run() knows all others.
enum class Algorithm : std::uint8_t { bfs, ucs, astar, wastar, greedy, idastar, bidirectional, champion };

struct AlgorithmFacts {
    Algorithm algorithm;
    std::string_view name;
    std::string_view title;  // for people
    bool informed;           // asks a heuristic
    bool optimal;            // with an admissible heuristic its path is a cheapest one
    bool needsAdmissible;    // what it promises (the optimum, or a bound on it) needs an admissible heuristic
    std::string_view source;
};

/// Lists every algorithm, the champion last.
std::span<const AlgorithmFacts> algorithms();
/// Lists those that solve any puzzle: all but the champion.
std::span<const AlgorithmFacts> textbookAlgorithms();
const AlgorithmFacts& facts(Algorithm algorithm);
std::optional<Algorithm> algorithmNamed(std::string_view name);

}  // namespace mitos::search::paths
