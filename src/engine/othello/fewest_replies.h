#pragma once
// An order of moves for searches to the end of the game.
#include "engine/othello/board.h"

namespace mitos::engine::othello {

/// Weighs a move by the number of replies that it leaves to the opponent, the fewest first: there is least to search
/// below it. Keeps a reference to the game.
struct FewestReplies {
    const Othello& game;
    int operator()(const Board& board, Square move) const {
        return -games::othello::discs(game.moves(game.after(board, move)));
    }
};

}  // namespace mitos::engine::othello
