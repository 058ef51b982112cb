#pragma once
// Legal moves, and the discs that a move turns: every Othello search spends most of its time here.
//
// Each algorithm exists twice: `portable` for any CPU, `avx2` with one direction in each of four lanes. Both are
// compiled if the CPU allows it, the tests compare them, and the unqualified names are the faster one.
#include "games/othello/moves_avx2.h"
#include "games/othello/moves_portable.h"

namespace mitos::games::othello {

/// Returns the empty squares of the 8x8 grid where `own` turns at least one disc.
inline Squares legalMoves(Squares own, Squares opponent) {
#if defined(__AVX2__)
    return avx2::legalMoves(own, opponent);
#else
    return portable::legalMoves(own, opponent);
#endif
}

/// Returns the discs of `opponent` that a disc of `own` on the empty square `at` (not `pass`) turns.
inline Squares flips(Squares own, Squares opponent, Square at) {
#if defined(__AVX2__)
    return avx2::flips(own, opponent, at);
#else
    return portable::flips(own, opponent, at);
#endif
}

/// Returns the moves that `opponent` has after that move of `own`: flips and moves in one step, for counting them at
/// the last ply.
inline Squares repliesTo(Squares own, Squares opponent, Square at) {
#if defined(__AVX2__)
    return avx2::repliesTo(own, opponent, at);
#else
    return portable::repliesTo(own, opponent, at);
#endif
}

}  // namespace mitos::games::othello
