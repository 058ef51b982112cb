#pragma once
// Games of Mitos against itself: where positions come from.
#include <vector>

#include "base/random.h"
#include "champion/othello/worker.h"
#include "train/othello/sample.h"

namespace mitos::train::othello {

struct PlayPlan {
    int most = 26;  // positions with so many empty squares down to
    int least = 1;  // so many
    int depth = 0;  // how far a move is looked ahead; 0: only the replies are counted (there are no weights yet)
    /// Discs by which the worth of a move is blurred, so that games differ; in each game from half of it to half as much again.
    double noise = 3;
    int leastRandom = 6;  // plies at the beginning of a game that are arbitrary; no position of theirs is kept
    int mostRandom = 20;
    double keep = 1;  // this share of the other positions: those of one game are too much alike
    /// How often a position is taken one arbitrary move beside the game: where searches mostly look.
    double offTheLine = 0.33;
    /// The arbitrary moves are drawn anew until a short search calls the position no further from even than so many discs.
    double balance = anyBalance;

    static constexpr double anyBalance = 64;
};

/// The positions of one game, its opening left out, all with somebody to move and something at stake (not all discs of one
/// colour). `worker` is asked when moves are looked ahead.
std::vector<Position> playGame(const PlayPlan& plan, base::Random& random, champion::othello::Worker& worker);

}  // namespace mitos::train::othello
