#pragma once
// The names of the game's types that every part of the engine uses.
#include <vector>

#include "games/othello/board_text.h"
#include "games/othello/game.h"
#include "games/othello/score.h"

namespace mitos::engine::othello {

using games::othello::Board;
using games::othello::Colour;
using games::othello::Othello;
using games::othello::Square;
using games::othello::writeBoard;
using games::othello::writeSquare;

/// Returns the position that legal moves lead to.
inline Board afterLine(const Othello& game, Board board, const std::vector<Square>& line) {
    for (const Square move : line) board = game.after(board, move);
    return board;
}

/// Returns the sign that turns black minus white into a value for the side to move, and back.
inline int signFor(const Board& board) { return board.mover == Colour::black ? 1 : -1; }

}  // namespace mitos::engine::othello
