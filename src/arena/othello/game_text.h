#pragma once
// Games of a match as GGF, for NBoard programs and for the file of the match.
#include <string>

#include "arena/othello/contestant.h"

namespace mitos::arena::othello {

/// Returns a game that is still running as one line of GGF.
std::string ggfOf(const GameSoFar& game);

/// Returns the text in a form that may stand in a property of GGF: without the bracket that would end the property.
std::string ggfText(std::string text);

}  // namespace mitos::arena::othello
