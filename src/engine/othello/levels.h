#pragma once
// The champion's strengths: levels 1 to 20.

namespace mitos::engine::othello {

struct Level {
    int depth;    // plies
    int solves;   // with at most so many empty squares it plays perfectly
    double slip;  // discs (standard deviation) by which it misjudges each move; 0: never
    int elo;      // measured by bench/othello_levels.py, see docs/results.md; a random player has 0
};

inline constexpr int leastLevel = 1;
inline constexpr int mostLevel = 20;

/// Returns the level of that number, from leastLevel to mostLevel.
const Level& levelOf(int number);

}  // namespace mitos::engine::othello
