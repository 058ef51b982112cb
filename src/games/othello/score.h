#pragma once
// The two ways to count a finished game, each under its own name: they differ if squares stay empty.
#include "games/othello/game.h"

namespace mitos::games::othello {

/// The discs of both sides.
struct Score {
    int black = 0;
    int white = 0;

    friend constexpr bool operator==(const Score&, const Score&) = default;
};

/// Returns the discs on the board, at any time of the game: the score that is printed, `Black: 1  White: 62` with one
/// empty square.
constexpr Score scoreOnBoard(const Board& board) { return {discs(board.black), discs(board.white)}; }

/// Returns the score of a finished game with the empty squares given to the winner (a draw shares them): 1 and 63 in
/// that example. Databases of games and solved scores count in this way.
inline Score scoreWithEmptiesToWinner(const Othello& game, const Board& board) {
    Score score = scoreOnBoard(board);
    const int left = discs(game.empties(board));
    if (score.black > score.white) {
        score.black += left;
    } else if (score.white > score.black) {
        score.white += left;
    } else {  // equally many discs on both sides leave an even number of squares
        score.black += left / 2;
        score.white += left / 2;
    }
    return score;
}

}  // namespace mitos::games::othello
