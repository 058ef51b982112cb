#pragma once
// The named terms of an evaluation: numbers that are counted for one side.
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/phrase.h"
#include "games/othello/board.h"

namespace mitos::evaluations::othello {

using games::othello::Squares;

/// A number that is counted for one side of a position; an evaluation multiplies it by a coefficient.
enum class Term : std::uint8_t {
    mobility,    // legal moves
    vulnerable,  // discs with an empty square among their eight neighbours
    edge,        // discs on the edge, neither on a corner nor beside one
    c,           // discs on the edge beside a corner
    x,           // discs diagonally beside a corner
    corner,      // discs on a corner
    closeness,   // discs that touch an empty corner, diagonally too
    discs,       // all discs
};
inline constexpr std::array allTerms{Term::mobility, Term::vulnerable, Term::edge,      Term::c,
                                     Term::x,        Term::corner,     Term::closeness, Term::discs};
inline constexpr std::size_t termCount = allTerms.size();

/// Returns the place of the term in `allTerms`.
constexpr std::size_t indexOf(Term term) { return static_cast<std::size_t>(term); }

/// Returns the key of the term in an evaluation file.
std::string_view keyOf(Term term);
/// Returns the term with this key; empty if no term has it.
std::optional<Term> termOfKey(std::string_view key);

/// Returns a sentence about what the term counts: "mobility: the number of legal moves."
base::Phrase meaningOf(Term term);

/// Returns an upper bound for what one side can count on a board of this size; the difference of the two sides is
/// never larger either.
int mostOf(Term term, int size);

}  // namespace mitos::evaluations::othello
