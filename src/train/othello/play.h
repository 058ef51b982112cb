#pragma once
// Games of Mitos against itself: the source of positions.
#include <vector>

#include "base/random.h"
#include "champion/othello/worker.h"
#include "train/othello/sample.h"

namespace mitos::train::othello {

/// How the games are played, and which of their positions are kept.
struct PlayPlan {
    int most = 26;  // positions are kept from so many empty squares on
    int least = 1;  // down to so many
    int depth = 0;  // plies to search for a move; 0: only count the replies (there are no weights yet)
    /// Discs by which the values of moves are blurred, so that games differ; in each game between half of it and half
    /// as much again.
    double noise = 3;
    int leastRandom = 6;  // arbitrary plies at the beginning of a game; none of their positions is kept
    int mostRandom = 20;
    double keep = 1;  // the share of the other positions that is kept: those of one game are much alike
    /// How often a position one arbitrary move off the game is kept as well: that is where searches mostly are.
    double offTheLine = 0.33;
    /// The arbitrary moves are drawn again until a short search calls the position no further from even than so many
    /// discs.
    double balance = anyBalance;

    static constexpr double anyBalance = 64;
};

/// Plays a game and returns positions of it, without the opening. In all of them somebody can move, and not all discs
/// have one colour. `worker` searches the moves.
std::vector<Position> playGame(const PlayPlan& plan, base::Random& random, champion::othello::Worker& worker);

}  // namespace mitos::train::othello
