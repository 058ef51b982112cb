#pragma once
// Games of a match as GGF: what NBoard programs are sent, and what the match's file holds.
#include <string>

#include "arena/othello/contestant.h"

namespace mitos::arena::othello {

/// A game that is still going on, one line.
std::string ggfOf(const GameSoFar& game);

/// A text that may stand in a property of GGF: without the bracket that would end it.
std::string ggfText(std::string text);

}  // namespace mitos::arena::othello
