#pragma once
// How long to think of a move when the whole game has to be played within a time.

namespace mitos::api::othello {

struct Clock {
    double left = 0;  // seconds
    double increment = 0;
    int movesToGo = 0;  // until the clock is set anew; 0: it has to last for the game
};

/// Seconds for the next move of a side when so many squares are empty. Never more than what is left less a reserve for the way of
/// the answer, so that a player who keeps to it does not lose on time; the middle of the game, where a deeper look changes most,
/// gets more than an equal share.
double timeForMove(const Clock& clock, int empties);

}  // namespace mitos::api::othello
