#pragma once
// Positions near the end of random games, and what they are worth by plain minimax: no window, no order, no memory.
#include <algorithm>
#include <optional>
#include <vector>

#include "games/othello/score.h"
#include "tests/support/othello_boards.h"

namespace mitos::test {

/// So many squares are empty, and somebody can move.
inline games::othello::Board randomEnding(int empties, base::Random& random) {
    const games::othello::Othello game(8);
    for (;;) {
        games::othello::Board found;
        bool there = false;
        randomGame(game, random, [&](const games::othello::Board& board) {
            if (games::othello::discs(game.empties(board)) == empties && !game.isOver(board) && !there) {
                found = board;
                there = true;
            }
        });
        if (there) return found;
    }
}

/// Of a finished game, for the mover, empty squares to the winner.
inline int finalScore(const games::othello::Othello& game, const games::othello::Board& board) {
    const games::othello::Score score = games::othello::scoreWithEmptiesToWinner(game, board);
    const int black = score.black - score.white;
    return board.mover == games::othello::Colour::black ? black : -black;
}

/// The score that a line of moves ends at, for the mover of `board`; nothing when a move is not legal or the game is not over then.
inline std::optional<int> scoreAfter(const games::othello::Board& board,
                                     const std::vector<games::othello::Square>& line) {
    const games::othello::Othello game(8);
    games::othello::Board at = board;
    for (const games::othello::Square move : line) {
        if (!game.isLegal(at, move)) return std::nullopt;
        at = game.after(at, move);
    }
    if (!game.isOver(at)) return std::nullopt;
    return at.mover == board.mover ? finalScore(game, at) : -finalScore(game, at);
}

/// For the mover, empty squares to the winner.
inline int plainMinimax(const games::othello::Othello& game, const games::othello::Board& board) {
    if (game.isOver(board)) return finalScore(game, board);
    int best = -65;
    game.forEachMove(board, [&](games::othello::Square move) {
        best = std::max(best, -plainMinimax(game, game.after(board, move)));
    });
    return best;
}

}  // namespace mitos::test
