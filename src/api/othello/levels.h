#pragma once
// The champion as strong as a person wants it: levels 1 to 20.
#include "base/phrase.h"

namespace mitos::api::othello {

struct Level {
    int depth;    // plies
    int solves;   // with so many empty squares it plays perfectly
    double slip;  // discs (standard deviation) by which it misjudges each move; 0: never
    int elo;      // measured: bench/othello_levels.py, docs/results.md; a player who moves at random has 0
};

inline constexpr int leastLevel = 1;
inline constexpr int mostLevel = 20;

/// Of `number` from leastLevel to mostLevel.
const Level& levelOf(int number);
/// "a beginner" …
const base::Phrase& strengthOf(int number);

}  // namespace mitos::api::othello
