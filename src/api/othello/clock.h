#pragma once
// How long to think of a move when the whole game has to be played within a time.
#include "games/othello/game.h"

namespace mitos::api::othello {

struct Clock {
    double left = 0;  // seconds
    double increment = 0;
    int movesToGo = 0;  // until the clock is set anew; 0: it has to last for the game
};

/// Seconds for a move.
struct MoveTime {
    double enough = 0;  // then no further look is begun
    double most = 0;    // then the one that was begun is given up
};

/// For the move of a position. Never more than what is left less a reserve for the way of the answer, so that a player who keeps to it does not
/// lose on time. The last moves are found in no time, so the others share what they would have got; a look that was begun may take more than a share, for what it has cost is lost otherwise.
MoveTime timeForMove(const Clock& clock, const games::othello::Othello& game, const games::othello::Board& board);

}  // namespace mitos::api::othello
