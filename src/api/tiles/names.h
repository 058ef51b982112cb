#pragma once
// Names of algorithms, heuristics and move sets, and what is promised of each.
#include <optional>
#include <span>
#include <string_view>

#include "games/tiles/shape.h"
#include "heuristics/tiles/catalogue.h"

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

using Estimate = heuristics::tiles::Kind;
using HeuristicFacts = heuristics::tiles::Facts;
inline std::span<const HeuristicFacts> estimates() { return heuristics::tiles::catalogue(); }
using heuristics::tiles::facts;
inline std::optional<Estimate> estimateNamed(std::string_view name) { return heuristics::tiles::kindNamed(name); }

std::string_view nameOf(games::tiles::MoveSet moves);
std::optional<games::tiles::MoveSet> movesNamed(std::string_view name);

}  // namespace mitos::api::tiles
