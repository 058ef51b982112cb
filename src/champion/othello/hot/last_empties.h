#pragma once
// The last four empty squares: straight-line code, no list of moves, no table, no mobility. Most positions of an
// endgame search are here.
//
// Every function returns a fail-soft score for the mover against the null window (alpha, alpha + 1):
//   result <= alpha  the true score is at most `result`
//   result >  alpha  the true score is at least `result`
#include <cstdint>

#include "champion/othello/hot/kernel.h"

namespace mitos::champion::othello::MITOS_LEVEL {

inline constexpr int noScore = 127;  // no score: all scores lie between it and its negative

/// A count of visited positions, those with one empty square included.
using Nodes = std::uint64_t;

/// Returns the score if the mover must pass: the opponent plays the last square, or nobody can. Kept out of line, so
/// that the callers reserve no registers for it.
[[gnu::noinline]] inline int afterLastPass(Squares own, Square at, int mine, int unplayed) {
    const int lost = lastFlips(~own & ~bitOf(at), at);
    return lost != 0 ? 2 * (mine - lost) - 64 : unplayed;
}

/// One empty square: a side that can turn something plays there, or nobody does.
inline int solveOne(Squares own, Square at, int alpha) {
    const int mine = discs(own);
    const int turned = lastFlips(own, at);
    if (turned != 0) return 2 * (mine + turned) - 62;
    const int unplayed = mine > 31 ? 2 * mine - 62 : 2 * mine - 64;
    if (unplayed <= alpha) return unplayed;  // and the opponent's move could only lower it
    return afterLastPass(own, at, mine, unplayed);
}

/// Searches two empty squares.
inline int solveTwo(Squares own, Squares opponent, Square x1, Square x2, int alpha, Nodes& nodes) {
    ++nodes;
    int best = -noScore;
    if ((neighbours[x1] & opponent) != 0) {
        if (const Squares turned = flips(own, opponent, x1); turned != 0) {
            ++nodes;
            best = -solveOne(opponent ^ turned, x2, -alpha - 1);
            if (best > alpha) return best;
        }
    }
    if ((neighbours[x2] & opponent) != 0) {
        if (const Squares turned = flips(own, opponent, x2); turned != 0) {
            ++nodes;
            const int score = -solveOne(opponent ^ turned, x1, -alpha - 1);
            return score > best ? score : best;
        }
    }
    if (best != -noScore) return best;

    // A pass: the opponent minimizes.
    best = noScore;
    if ((neighbours[x1] & own) != 0) {
        if (const Squares turned = flips(opponent, own, x1); turned != 0) {
            ++nodes;
            best = solveOne(own ^ turned, x2, alpha);
            if (best <= alpha) return best;
        }
    }
    if ((neighbours[x2] & own) != 0) {
        if (const Squares turned = flips(opponent, own, x2); turned != 0) {
            ++nodes;
            const int score = solveOne(own ^ turned, x1, alpha);
            return score < best ? score : best;
        }
    }
    return best != noScore ? best : finalScore(own, opponent);
}

/// Searches three empty squares, the most promising first: one that is alone in its quadrant.
inline int solveThree(Squares own, Squares opponent, Square x1, Square x2, Square x3, int alpha, Nodes& nodes) {
    ++nodes;
    for (int passed = 0; passed < 2; ++passed) {
        int best = -noScore;
        const auto betterBy = [&](Square at, Square first, Square second) {
            if ((neighbours[at] & opponent) == 0) return false;
            const Squares turned = flips(own, opponent, at);
            if (turned == 0) return false;
            const int score = -solveTwo(opponent ^ turned, own ^ turned ^ bitOf(at), first, second, -alpha - 1, nodes);
            if (score > best) best = score;
            return best > alpha;
        };
        if (betterBy(x1, x2, x3) || betterBy(x2, x1, x3) || betterBy(x3, x1, x2) || best != -noScore) {
            return passed != 0 ? -best : best;
        }
        const Squares mover = own;
        own = opponent;
        opponent = mover;
        alpha = -alpha - 1;
    }
    return finalScore(own, opponent);  // exchanged twice: as at first
}

/// Four squares in the order in which to try them: squares that are alone in their quadrant first, squares that share
/// one side by side (parity: the side that moves last in a region gains by it).
struct FourSquares {
    Square x1, x2, x3, x4;

    /// `odd` holds the quadrants with an odd number of empty squares.
    FourSquares(Squares empty, Squares odd) {
        Squares first = empty & odd;
        if (first == 0) {  // two pairs, or all in one quadrant
            x1 = take(empty);
            first = empty & quadrantOf[x1];
            if (first == 0) first = empty;
            x2 = firstOf(first);
            empty ^= bitOf(x2);
        } else if (first == empty) {  // one apart from three, or four apart
            x1 = firstOf(empty);
            if ((empty & quadrantOf[x1]) != bitOf(x1)) x1 = firstOf(empty & ~quadrantOf[x1]);
            empty ^= bitOf(x1);
            x2 = take(empty);
        } else {  // two apart from a pair
            x1 = take(first);
            x2 = firstOf(first);
            empty ^= bitOf(x1) | bitOf(x2);
        }
        x3 = take(empty);
        x4 = firstOf(empty);
    }
};

/// Searches four empty squares. `odd` holds the quadrants with an odd number of them.
inline int solveFour(Squares own, Squares opponent, Squares odd, int alpha, Nodes& nodes) {
    ++nodes;
    const FourSquares of(~(own | opponent), odd);
    for (int passed = 0; passed < 2; ++passed) {
        int best = -noScore;
        const auto betterBy = [&](Square at, Square first, Square second, Square third) {
            if ((neighbours[at] & opponent) == 0) return false;
            const Squares turned = flips(own, opponent, at);
            if (turned == 0) return false;
            const int score =
                -solveThree(opponent ^ turned, own ^ turned ^ bitOf(at), first, second, third, -alpha - 1, nodes);
            if (score > best) best = score;
            return best > alpha;
        };
        if (betterBy(of.x1, of.x2, of.x3, of.x4) || betterBy(of.x2, of.x1, of.x3, of.x4) ||
            betterBy(of.x3, of.x4, of.x1, of.x2) || betterBy(of.x4, of.x3, of.x1, of.x2) || best != -noScore) {
            return passed != 0 ? -best : best;
        }
        const Squares mover = own;
        own = opponent;
        opponent = mover;
        alpha = -alpha - 1;
    }
    return finalScore(own, opponent);
}

}  // namespace mitos::champion::othello::MITOS_LEVEL
