#pragma once
// Legal moves, and the discs that a move turns: every Othello search spends most of its time here.
//
// Each algorithm exists twice: `portable` for any CPU, `avx2` with one direction in each of four lanes. The tests
// compare them. The unqualified names are the one that the build chooses (cmake/flags.cmake), not the compiler: this
// header belongs to the library, and must mean the same in the library and in a program that is compiled for AVX2.
#include "games/othello/moves_portable.h"
#if defined(MITOS_AVX2_MOVES)
#include "games/othello/moves_avx2.h"
#endif

namespace mitos::games::othello {

/// Returns the empty squares of the 8x8 grid where `own` turns at least one disc.
inline Squares legalMoves(Squares own, Squares opponent) {
#if defined(MITOS_AVX2_MOVES)
    return avx2::legalMoves(own, opponent);
#else
    return portable::legalMoves(own, opponent);
#endif
}

/// Returns the discs of `opponent` that a disc of `own` on the empty square `at` (not `pass`) turns.
inline Squares flips(Squares own, Squares opponent, Square at) {
#if defined(MITOS_AVX2_MOVES)
    return avx2::flips(own, opponent, at);
#else
    return portable::flips(own, opponent, at);
#endif
}

/// Returns the moves that `opponent` has after that move of `own`: flips and moves in one step, for counting them at
/// the last ply.
inline Squares repliesTo(Squares own, Squares opponent, Square at) {
#if defined(MITOS_AVX2_MOVES)
    return avx2::repliesTo(own, opponent, at);
#else
    return portable::repliesTo(own, opponent, at);
#endif
}

}  // namespace mitos::games::othello
