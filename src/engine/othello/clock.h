#pragma once
// Time management: how long to think about a move when the whole game has to be played within a time.
#include "engine/othello/budget.h"
#include "games/othello/game.h"

namespace mitos::engine::othello {

/// The time that a player has.
struct Clock {
    double left = 0;  // seconds
    double increment = 0;
    int movesToGo = 0;  // until the clock is set again; 0: it has to last for the game
};

/// Sets the time limits of `budget` for a move of `board`, and removes its depth: time alone decides. The hard limit
/// is at most what is left, minus a reserve for the transmission of the answer, so that a player who keeps to it does
/// not lose on time.
void limitByClock(Budget& budget, const Clock& clock, const games::othello::Othello& game,
                  const games::othello::Board& board);

}  // namespace mitos::engine::othello
