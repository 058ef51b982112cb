#include "api/tiles/names.h"

#include <array>

#include "heuristics/tiles/exact.h"

namespace mitos::api::tiles {

Algorithm defaultAlgorithm(const games::tiles::Shape& shape) {
    return shape.cells() <= heuristics::tiles::Exact::mostCells ? Algorithm::astar : Algorithm::champion;
}

std::string_view heuristicName(Algorithm algorithm, Estimate heuristic) {
    return algorithm == Algorithm::champion ? "patterns" : facts(heuristic).name;
}

std::string_view nameOf(games::tiles::Direction direction) {
    constexpr std::array<std::string_view, games::tiles::directions> names{
        "up", "down", "left", "right", "up-left", "up-right", "down-left", "down-right"};
    return names[static_cast<std::size_t>(direction)];
}

std::optional<games::tiles::MoveSet> movesNamed(std::string_view name) {
    for (const games::tiles::MoveSet moves : moveSets) {
        if (nameOf(moves) == name) return moves;
    }
    return std::nullopt;
}

}  // namespace mitos::api::tiles
