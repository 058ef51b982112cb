#pragma once
// What the search does beyond alpha-beta with a table. Each can be switched off, to measure its value
// (docs/results.md).
#include <array>
#include <optional>
#include <string_view>

namespace mitos::champion::othello {

/// The techniques, each with its switch.
struct Techniques {
    bool probableCutoffs = true;       // Multi-ProbCut (Buro 1997)
    bool leafCutoffs = true;           // probable cutoffs by the evaluation alone, two plies above the leaves
    bool transpositionCutoffs = true;  // enhanced transposition cutoff (Plaat 1996)
    bool tableMoves = true;            // the best move that the table remembers is tried first
    bool shallowOrdering = true;       // moves are ordered by short searches where that pays
    bool aspirationWindows = true;     // each iteration begins with a window around the value of the last

    friend constexpr bool operator==(const Techniques&, const Techniques&) = default;
};

/// A technique and the name by which users switch it off.
struct NamedTechnique {
    std::string_view name;
    bool Techniques::*technique;
};
inline constexpr std::array techniqueNames{NamedTechnique{"probcut", &Techniques::probableCutoffs},
                                           NamedTechnique{"leaf-cuts", &Techniques::leafCutoffs},
                                           NamedTechnique{"etc", &Techniques::transpositionCutoffs},
                                           NamedTechnique{"table-moves", &Techniques::tableMoves},
                                           NamedTechnique{"looks", &Techniques::shallowOrdering},
                                           NamedTechnique{"windows", &Techniques::aspirationWindows}};

}  // namespace mitos::champion::othello
