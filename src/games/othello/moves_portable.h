#pragma once
// Moves and flips for any CPU.
#include "games/othello/rays.h"

namespace mitos::games::othello::portable {

// Columns b to g: a run of turned discs across the board can only lie there, and shifting them never wraps around.
inline constexpr Squares innerColumns = 0x7E7E7E7E7E7E7E7EU;

/// Parallel prefix (Kogge and Stone 1973): the runs of `over` that begin beside a disc of `own` grow by one, one, two
/// and two squares, to the longest possible length of six, in all rows at once.
template <unsigned shift>
constexpr Squares movesAlong(Squares own, Squares over) {
    Squares up = over & (own << shift);
    Squares down = over & (own >> shift);
    up |= over & (up << shift);
    down |= over & (down >> shift);
    const Squares pairUp = over & (over << shift);
    const Squares pairDown = pairUp >> shift;
    up |= pairUp & (up << (2 * shift));
    down |= pairDown & (down >> (2 * shift));
    up |= pairUp & (up << (2 * shift));
    down |= pairDown & (down >> (2 * shift));
    return (up << shift) | (down >> shift);
}

constexpr Squares legalMoves(Squares own, Squares opponent) {
    const Squares inner = opponent & innerColumns;
    return (movesAlong<1>(own, inner) | movesAlong<8>(own, opponent) | movesAlong<7>(own, inner) |
            movesAlong<9>(own, inner)) &
           ~(own | opponent);
}

/// Returns the turned discs. On each ray the first square that is not the opponent's is either our own, and all
/// before it turn, or nothing does.
constexpr Squares flips(Squares own, Squares opponent, Square at) {
    const Rays& rays = raysFrom[at];
    Squares turned = 0;
    for (const Squares ray : rays.higher) {
        const Squares stops = ray & ~opponent;
        const Squares end = stops & (0 - stops) & own;
        turned |= (end - (end != 0 ? 1U : 0U)) & ray;
    }
    for (const Squares ray : rays.lower) {
        // Bit 0 is added in case there is no stop: it lies only at the end of a ray, and is then the opponent's.
        const Squares end = (Squares{1} << (63 - std::countl_zero((ray & ~opponent) | 1))) & ray & own;
        turned |= (0 - 2 * end) & ray;
    }
    return turned;
}

constexpr Squares repliesTo(Squares own, Squares opponent, Square at) {
    const Squares turned = flips(own, opponent, at);
    return legalMoves(opponent ^ turned, own | turned | bitOf(at));
}

}  // namespace mitos::games::othello::portable
