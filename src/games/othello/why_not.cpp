#include "games/othello/why_not.h"

#include "games/othello/board_text.h"
#include "texts/othello.h"

namespace mitos::games::othello {

using base::say;

base::Phrase phraseOf(Colour colour) { return colour == Colour::black ? text::othelloBlack : text::othelloWhite; }

base::Message whyNot(const Othello& game, const Board& board, Square move) {
    if (game.isOver(board)) return say(text::othelloGameOver);
    if (move >= pass) return say(text::othelloNoPass, phraseOf(board.mover), writeSquare(firstOf(game.moves(board))));
    if ((board.occupied() & bitOf(move)) != 0) return say(text::othelloTaken, writeSquare(move));
    return say(text::othelloTurnsNothing, writeSquare(move), phraseOf(board.mover));
}

}  // namespace mitos::games::othello
