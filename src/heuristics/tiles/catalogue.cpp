#include "heuristics/tiles/catalogue.h"

#include <algorithm>
#include <array>

#include "heuristics/tiles/exact.h"
#include "texts/tiles.h"

namespace mitos::heuristics::tiles {
namespace {

using games::tiles::mostCells;

// In the order of Kind. A heuristic that is not admissible with king moves is not consistent with them either.
constexpr std::array<Facts, 6> allFacts{{
    {Kind::zero, "zero", true, true, true, true, mostCells, {}, "no estimate: A* becomes uniform-cost search"},
    {Kind::misplaced,
     "misplaced",
     true,
     true,
     true,
     true,
     mostCells,
     {},
     "Doran and Michie 1966; the blank is not counted, which would overestimate"},
    {Kind::manhattan, "manhattan", true, false, true, false, mostCells, text::whyManhattanKing,
     "Doran and Michie 1966: each tile's rows and columns from home"},
    {Kind::chebyshev,
     "chebyshev",
     true,
     true,
     true,
     true,
     mostCells,
     {},
     "each tile's king moves from home: every move brings one tile one nearer at best"},
    {Kind::linearConflict, "linear-conflict", true, false, true, false, mostCells, text::whyConflictKing,
     "Hansson, Mayer and Yung 1992, on top of Manhattan"},
    {Kind::exact,
     "exact",
     true,
     true,
     true,
     true,
     Exact::mostCells,
     {},
     "the distances themselves, by breadth-first search from the goal"},
}};

}  // namespace

std::span<const Facts> catalogue() { return allFacts; }

const Facts& facts(Kind kind) { return allFacts[static_cast<std::size_t>(kind)]; }

std::optional<Kind> kindNamed(std::string_view name) {
    const auto at =
        std::find_if(allFacts.begin(), allFacts.end(), [&](const Facts& entry) { return entry.name == name; });
    if (at == allFacts.end()) return std::nullopt;
    return at->kind;
}

Kind bestAdmissible(const games::tiles::Shape& shape) {
    if (shape.cells() <= Exact::mostCells && shape.unitCosts()) return Kind::exact;
    return shape.moves == games::tiles::MoveSet::king ? Kind::chebyshev : Kind::linearConflict;
}

}  // namespace mitos::heuristics::tiles
