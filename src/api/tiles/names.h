#pragma once
// Names of algorithms and move sets, and what is promised of each algorithm.
#include <optional>
#include <span>
#include <string_view>

#include "games/tiles/shape.h"

namespace mitos::api::tiles {

enum class Algorithm { bfs, ucs, astar, wastar, greedy, idastar, bidirectional };

struct AlgorithmFacts {
    Algorithm algorithm;
    std::string_view name;
    std::string_view title;  // for people
    bool informed;           // asks a heuristic
    bool optimal;            // with an admissible heuristic its path is a cheapest one
    bool needsAdmissible;    // what it promises (the optimum, or a bound on it) needs an admissible heuristic
    std::string_view source;
};

std::span<const AlgorithmFacts> algorithms();
const AlgorithmFacts& facts(Algorithm algorithm);
std::optional<Algorithm> algorithmNamed(std::string_view name);

std::string_view nameOf(games::tiles::MoveSet moves);
std::optional<games::tiles::MoveSet> movesNamed(std::string_view name);

}  // namespace mitos::api::tiles
