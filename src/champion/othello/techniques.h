#pragma once
// What the search does beyond alpha-beta with a table. Each can be left out, to see what it is worth (docs/results.md).
#include <array>
#include <optional>
#include <string_view>

namespace mitos::champion::othello {

struct Techniques {
    bool likelyCuts = true;      // Multi-ProbCut (Buro 1997)
    bool leafCuts = true;        // likely cuts by the evaluation alone, two plies above the leaves
    bool transpositions = true;  // enhanced transposition cut-off (Plaat 1996)
    bool tableMoves = true;      // what the table remembers as best is tried first
    bool looks = true;           // moves are ordered by short searches where that pays
    bool windows = true;         // each step of the deepening begins around the value of the last

    friend constexpr bool operator==(const Techniques&, const Techniques&) = default;
};

struct NamedTechnique {
    std::string_view name;
    bool Techniques::*technique;
};
inline constexpr std::array techniqueNames{
    NamedTechnique{"probcut", &Techniques::likelyCuts}, NamedTechnique{"leaf-cuts", &Techniques::leafCuts},
    NamedTechnique{"etc", &Techniques::transpositions}, NamedTechnique{"table-moves", &Techniques::tableMoves},
    NamedTechnique{"looks", &Techniques::looks},        NamedTechnique{"windows", &Techniques::windows}};

}  // namespace mitos::champion::othello
