#pragma once
// Positions near the end of random games, and their values by plain minimax: no window, no move ordering, no table.
#include <algorithm>
#include <optional>
#include <vector>

#include "games/othello/score.h"
#include "tests/support/othello_boards.h"

namespace mitos::test {

/// Returns a position with so many empty squares in which somebody can move.
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

/// Returns the score of a finished game for the mover; empty squares go to the winner.
inline int finalScore(const games::othello::Othello& game, const games::othello::Board& board) {
    const games::othello::Score score = games::othello::scoreWithEmptiesToWinner(game, board);
    const int black = score.black - score.white;
    return board.mover == games::othello::Colour::black ? black : -black;
}

/// Returns the score at the end of a line of moves, for the mover of `board`. Returns nothing if a move is not legal,
/// or the game is not over at the end.
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

/// Returns the score for the mover; empty squares go to the winner.
inline int plainMinimax(const games::othello::Othello& game, const games::othello::Board& board) {
    if (game.isOver(board)) return finalScore(game, board);
    int best = -65;
    game.forEachMove(board, [&](games::othello::Square move) {
        best = std::max(best, -plainMinimax(game, game.after(board, move)));
    });
    return best;
}

}  // namespace mitos::test
