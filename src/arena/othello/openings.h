#pragma once
// Random openings: positions that no opening book prefers, from which both sides of a match can be played.
#include <functional>
#include <vector>

#include "base/random.h"
#include "games/othello/game.h"

namespace mitos::arena::othello {

/// The first moves of a game, which both players get.
struct Opening {
    std::vector<games::othello::Square> moves;  // passes included
    games::othello::Board board;                // the position after them
    games::othello::Board start;                // the position before them
};

/// Returns whether a match may begin from this position.
using KeepOpening = std::function<bool(const games::othello::Board&)>;

/// Makes `count` openings of `plies` random legal moves, a forced pass counting as one, each move with the same
/// chance. No two of their positions can be turned or mirrored into each other, and in none is the game over; `keep`
/// may refuse others. The same seed gives the same openings, and a larger count begins with those of a smaller one.
/// Throws a base::Error (usage) if there do not seem to be so many.
std::vector<Opening> randomOpenings(const games::othello::Othello& game, std::size_t count, int plies,
                                    base::Random& random, const KeepOpening& keep = {});

}  // namespace mitos::arena::othello
