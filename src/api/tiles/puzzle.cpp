#include "api/tiles/puzzle.h"

#include "base/error.h"
#include "base/words.h"
#include "games/tiles/text.h"
#include "options/read.h"
#include "texts/terminal.h"
#include "texts/tiles.h"

namespace mitos::api::tiles {

using base::say;

Tiles Tiles::from(const Options& options, std::string_view goal) {
    Shape shape = games::tiles::readSize(options.size, "--size");
    const auto moves = movesNamed(options.moves);
    if (!moves) {
        const std::string known = base::joined(moveSets, ", ", [](auto one) { return std::string(nameOf(one)); });
        options::refuseName(options.moves, "--moves", known);
    }
    shape.moves = *moves;
    if (!options.costs.empty()) shape.costs = games::tiles::readCosts(options.costs, shape.moves, "--costs");
    return {shape, games::tiles::readGoal(shape, goal, "--goal")};
}

Board Tiles::read(std::string_view text, const std::string& source, std::size_t line) const {
    return games::tiles::readBoard(shape, text, source, line);
}

std::string Tiles::write(const Board& board) const { return games::tiles::writeBoard(shape, board); }

bool Tiles::isSolvable(const Board& start) const { return games::tiles::solvable(shape, start, goal); }

Board Tiles::random(base::Random& random) const { return games::tiles::randomBoard(shape, goal, random); }

std::vector<Estimate> Tiles::fittingHeuristics() const {
    std::vector<Estimate> fitting;
    for (const HeuristicFacts& known : tiles::estimates()) {
        if (known.kind != Estimate::zero && known.admissible(shape.moves) && shape.cells() <= known.mostCells)
            fitting.push_back(known.kind);
    }
    return fitting;
}

// All estimates count moves, and no move costs less than one: they stay admissible where moves cost more. What is not
// true there is that the fewest moves are the cheapest, and that a number of moves is an exact cost.
std::optional<base::Message> Tiles::refusal(Algorithm algorithm, std::optional<Estimate> heuristic) const {
    if (!shape.unitCosts()) {
        if (algorithm == Algorithm::bfs) return say(text::bfsCountsMoves);
        if (heuristic == Estimate::exact) return say(text::exactCountsMoves);
    }
    const AlgorithmFacts& asked = facts(algorithm);
    if (!asked.informed) return std::nullopt;
    const HeuristicFacts& known = facts(heuristic.value_or(bestHeuristic()));
    if (shape.cells() > known.mostCells) return say(text::exactTooLarge, known.mostCells, shape.cells());
    if (asked.needsAdmissible && !known.admissible(shape.moves))
        return say(text::notAdmissible, known.name, nameOf(shape.moves), asked.name, known.notForKing);
    return std::nullopt;
}

int movedTile(const Shape& shape, const Board& before, const Board& after) {
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(shape.cells()); ++cell) {
        if (before.tiles[cell] == 0) return after.tiles[cell];
    }
    return -1;
}

}  // namespace mitos::api::tiles
