#pragma once
// Openings by chance: positions that no book prefers, from which both sides of a match can be played.
#include <functional>
#include <vector>

#include "base/random.h"
#include "games/othello/game.h"

namespace mitos::arena::othello {

struct Opening {
    std::vector<games::othello::Square> moves;  // every pass among them
    games::othello::Board board;                // the position after them
    games::othello::Board start;                // the position before them
};

/// Is this position one to begin from?
using KeepOpening = std::function<bool(const games::othello::Board&)>;

/// That many openings of so many random legal moves (a forced pass counts as one), each move with the same chance. No
/// two of their positions can be turned or mirrored into each other, and in none is the game over; `keep` may refuse
/// more. An Error (usage) when there do not seem to be so many. The same seed gives the same openings, and more of them
/// begin with the fewer.
std::vector<Opening> randomOpenings(const games::othello::Othello& game, std::size_t count, int plies,
                                    base::Random& random, const KeepOpening& keep = {});

}  // namespace mitos::arena::othello
