#pragma once
// Moves and flips with AVX-512 on four lanes: as in moves_avx2.h, in fewer steps. One instruction replaces two
// logical ones (ternary logic), and leading zeros are counted in every lane.
#if defined(__AVX512VL__) && defined(__AVX512CD__)
#include <immintrin.h>

#include "games/othello/moves_avx2.h"

namespace mitos::games::othello::avx512 {

namespace detail {

/// Returns a | (b & c).
inline __m256i grown(__m256i a, __m256i b, __m256i c) { return _mm256_ternarylogic_epi64(a, b, c, 0xF8); }

}  // namespace detail

inline Squares legalMoves(Squares own, Squares opponent) {
    constexpr long long inner = 0x7E7E7E7E7E7E7E7E;
    const __m256i mine = avx2::detail::everywhere(own);
    const __m256i shift = avx2::detail::shifts();
    const __m256i twice = _mm256_add_epi64(shift, shift);
    const __m256i over =
        _mm256_and_si256(avx2::detail::everywhere(opponent), _mm256_setr_epi64x(inner, -1, inner, inner));

    __m256i up = _mm256_and_si256(over, _mm256_sllv_epi64(mine, shift));
    __m256i down = _mm256_and_si256(over, _mm256_srlv_epi64(mine, shift));
    up = detail::grown(up, over, _mm256_sllv_epi64(up, shift));
    down = detail::grown(down, over, _mm256_srlv_epi64(down, shift));
    const __m256i pairUp = _mm256_and_si256(over, _mm256_sllv_epi64(over, shift));
    const __m256i pairDown = _mm256_srlv_epi64(pairUp, shift);
    up = detail::grown(up, pairUp, _mm256_sllv_epi64(up, twice));
    down = detail::grown(down, pairDown, _mm256_srlv_epi64(down, twice));
    up = detail::grown(up, pairUp, _mm256_sllv_epi64(up, twice));
    down = detail::grown(down, pairDown, _mm256_srlv_epi64(down, twice));
    const __m256i moves = _mm256_or_si256(_mm256_sllv_epi64(up, shift), _mm256_srlv_epi64(down, shift));
    return avx2::detail::unionOf(moves) & ~(own | opponent);
}

inline Squares flips(Squares own, Squares opponent, Square at) {
    const __m256i mine = avx2::detail::everywhere(own);
    const __m256i theirs = avx2::detail::everywhere(opponent);
    const __m256i none = _mm256_setzero_si256();

    // Towards higher bits: all below the lowest stop, if that is our own.
    const __m256i higher = avx2::detail::load(raysFrom[at].higher);
    const __m256i above = _mm256_andnot_si256(theirs, higher);
    const __m256i end = _mm256_ternarylogic_epi64(_mm256_sub_epi64(none, above), above, mine, 0x80);  // a & b & c
    const __m256i below = _mm256_add_epi64(end, _mm256_set1_epi64x(-1));

    // Towards lower bits: all above the highest stop, if that is our own.
    const __m256i lower = avx2::detail::load(raysFrom[at].lower);
    const __m256i zeros = _mm256_lzcnt_epi64(_mm256_andnot_si256(theirs, lower));
    const __m256i highest = _mm256_srlv_epi64(_mm256_set1_epi64x(static_cast<long long>(1ULL << 63U)), zeros);
    const __m256i last = _mm256_and_si256(highest, mine);
    const __m256i turnedLower = _mm256_and_si256(_mm256_sub_epi64(none, _mm256_add_epi64(last, last)), lower);

    // (below & higher where there is an end) | turnedLower
    const __m256i turnedHigher = _mm256_maskz_and_epi64(_mm256_test_epi64_mask(end, end), below, higher);
    return avx2::detail::unionOf(_mm256_or_si256(turnedHigher, turnedLower));
}

}  // namespace mitos::games::othello::avx512
#endif
