#pragma once
// The champion's strengths: levels 1 to 20.

namespace mitos::engine::othello {

/// What a level sees and how it errs.
struct Level {
    int depth;    // plies
    int solves;   // the number of empty squares from which on it plays perfectly
    double slip;  // standard deviation in discs of its error in each move's value; 0: no errors
    int elo;      // measured by bench/othello_levels.py, see docs/results.md; a random player has 0
};

inline constexpr int leastLevel = 1;
inline constexpr int mostLevel = 20;

/// Returns the level of that number, from leastLevel to mostLevel.
const Level& levelOf(int number);

}  // namespace mitos::engine::othello
