#pragma once
// The named terms of an evaluation: what each counts for one side.
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/phrase.h"
#include "games/othello/board.h"

namespace mitos::evaluations::othello {

using games::othello::Squares;

enum class Term : std::uint8_t {
    mobility,    // legal moves
    vulnerable,  // discs with an empty neighbour, of eight
    edge,        // discs on the edge, neither on a corner nor beside one
    c,           // discs on the edge beside a corner
    x,           // discs diagonally beside a corner
    corner,      // discs on a corner
    closeness,   // discs beside a corner that is empty, diagonally too
    discs,       // all discs
};
inline constexpr std::array allTerms{Term::mobility, Term::vulnerable, Term::edge,      Term::c,
                                     Term::x,        Term::corner,     Term::closeness, Term::discs};
inline constexpr std::size_t termCount = allTerms.size();

constexpr std::size_t indexOf(Term term) { return static_cast<std::size_t>(term); }

/// The key of the term in an evaluation file.
std::string_view keyOf(Term term);
std::optional<Term> termOfKey(std::string_view key);

/// What it counts, in words: "mobility: the number of legal moves."
base::Phrase meaningOf(Term term);

/// The most that one side can count on a board of this size: no difference is larger.
int mostOf(Term term, int size);

}  // namespace mitos::evaluations::othello
