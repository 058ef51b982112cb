#pragma once
// Names of algorithms, heuristics and move sets, and what is promised of each.
#include <optional>
#include <span>
#include <string_view>

#include "engine/tiles/names.h"
#include "games/tiles/shape.h"
#include "heuristics/tiles/catalogue.h"
#include "search/paths/algorithm.h"

namespace mitos::api::tiles {

using search::paths::Algorithm;
using search::paths::AlgorithmFacts;
using search::paths::algorithmNamed;
using search::paths::algorithms;
using search::paths::facts;

/// Who solves where nobody was named: A*, and the champion where there is no exact table to ask.
Algorithm defaultAlgorithm(const games::tiles::Shape& shape);

using Estimate = heuristics::tiles::Kind;
using HeuristicFacts = heuristics::tiles::Facts;
inline std::span<const HeuristicFacts> estimates() { return heuristics::tiles::catalogue(); }
using heuristics::tiles::facts;
inline std::optional<Estimate> estimateNamed(std::string_view name) { return heuristics::tiles::kindNamed(name); }

/// What an algorithm asked, as reports name it: the champion's own tables are not among the heuristics that can be
/// chosen.
std::string_view heuristicName(Algorithm algorithm, Estimate heuristic);

/// Does it look distances up in a table that has to be made, or read, first? That time is told apart from the search's.
constexpr bool usesTable(Algorithm algorithm, Estimate heuristic) {
    return algorithm == Algorithm::champion || heuristic == Estimate::exact;
}

using champion::tiles::TableSize;
using engine::tiles::nameOf;
using engine::tiles::tablesNamed;

std::string_view nameOf(games::tiles::Direction direction);  // up, up-left, …

using games::tiles::nameOf;
inline constexpr std::array moveSets{games::tiles::MoveSet::king,
                                     games::tiles::MoveSet::plain};  // as `--moves` lists them
std::optional<games::tiles::MoveSet> movesNamed(std::string_view name);

}  // namespace mitos::api::tiles
