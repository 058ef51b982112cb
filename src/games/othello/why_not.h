#pragma once
// Why a move breaks the rules, in words.
#include "base/message.h"
#include "games/othello/game.h"

namespace mitos::games::othello {

/// Returns why a move is not legal on this board: the game is over, the square is taken, it turns nothing, or a pass
/// is not allowed.
base::Message whyNot(const Othello& game, const Board& board, Square move);

/// Returns `black` or `white`, in both languages.
base::Phrase phraseOf(Colour colour);

}  // namespace mitos::games::othello
