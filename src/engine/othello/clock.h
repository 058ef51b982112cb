#pragma once
// Time management: how long to think about a move when the whole game has to be played within a time.
#include "engine/othello/budget.h"
#include "games/othello/game.h"

namespace mitos::engine::othello {

struct Clock {
    double left = 0;  // seconds
    double increment = 0;
    int movesToGo = 0;  // until the clock is set anew; 0: it has to last for the game
};

/// Sets the time limits of `budget` for a move of `board`, and removes its depth: time alone decides. The hard limit is
/// never more than what is left, less a reserve for the way of the answer, so that a player who keeps to it does not
/// lose on time.
void limitByClock(Budget& budget, const Clock& clock, const games::othello::Othello& game,
                  const games::othello::Board& board);

}  // namespace mitos::engine::othello
