#pragma once
// Moves and flips with AVX2: the same steps as in moves_portable.h, with one of the shifts 1, 8, 7 and 9 in each lane.
#if defined(__AVX2__)
#include <immintrin.h>

#include "games/othello/rays.h"

namespace mitos::games::othello::avx2 {

namespace detail {

/// Returns the set in all four lanes.
inline __m256i everywhere(Squares squares) { return _mm256_set1_epi64x(static_cast<long long>(squares)); }

inline __m256i shifts() { return _mm256_setr_epi64x(1, 8, 7, 9); }

inline __m256i load(const std::array<Squares, 4>& four) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(four.data()));
}

/// Returns the union of the four lanes.
inline Squares unionOf(__m256i four) {
    const __m128i two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
    return static_cast<Squares>(_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))));
}

/// Returns the union in every lane.
inline __m256i unionEverywhere(__m256i four) {
    const __m256i two = _mm256_or_si256(four, _mm256_permute4x64_epi64(four, 0x4E));
    return _mm256_or_si256(two, _mm256_shuffle_epi32(two, 0x4E));
}

/// Returns in each lane the squares behind the runs along its shift, in both directions; occupied squares may be
/// among them.
inline __m256i movesAlong(__m256i mine, __m256i theirs) {
    constexpr long long inner = 0x7E7E7E7E7E7E7E7E;
    const __m256i shift = shifts();
    const __m256i twice = _mm256_add_epi64(shift, shift);
    const __m256i over = _mm256_and_si256(theirs, _mm256_setr_epi64x(inner, -1, inner, inner));

    __m256i up = _mm256_and_si256(over, _mm256_sllv_epi64(mine, shift));
    __m256i down = _mm256_and_si256(over, _mm256_srlv_epi64(mine, shift));
    up = _mm256_or_si256(up, _mm256_and_si256(over, _mm256_sllv_epi64(up, shift)));
    down = _mm256_or_si256(down, _mm256_and_si256(over, _mm256_srlv_epi64(down, shift)));
    const __m256i pairUp = _mm256_and_si256(over, _mm256_sllv_epi64(over, shift));
    const __m256i pairDown = _mm256_srlv_epi64(pairUp, shift);
    up = _mm256_or_si256(up, _mm256_and_si256(pairUp, _mm256_sllv_epi64(up, twice)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairDown, _mm256_srlv_epi64(down, twice)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairUp, _mm256_sllv_epi64(up, twice)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairDown, _mm256_srlv_epi64(down, twice)));
    return _mm256_or_si256(_mm256_sllv_epi64(up, shift), _mm256_srlv_epi64(down, shift));
}

/// Returns in each lane the discs turned along its two rays.
inline __m256i flipsAlong(__m256i mine, __m256i theirs, Square at) {
    const __m256i none = _mm256_setzero_si256();

    // Towards higher bits: negation finds the lowest stop.
    const __m256i higher = load(raysFrom[at].higher);
    const __m256i above = _mm256_andnot_si256(theirs, higher);
    const __m256i end = _mm256_and_si256(_mm256_sub_epi64(none, above), _mm256_and_si256(above, mine));
    const __m256i below = _mm256_sub_epi64(_mm256_sub_epi64(end, _mm256_set1_epi64x(1)), _mm256_cmpeq_epi64(end, none));
    const __m256i turnedHigher = _mm256_and_si256(below, higher);

    // Towards lower bits: the stops cast their shadows down the ray, and the one that lies in no shadow is the
    // highest.
    const __m256i shift = shifts();
    const __m256i twice = _mm256_add_epi64(shift, shift);
    const __m256i lower = load(raysFrom[at].lower);
    const __m256i stops = _mm256_andnot_si256(theirs, lower);
    __m256i shadow = _mm256_srlv_epi64(stops, shift);
    shadow = _mm256_or_si256(shadow, _mm256_srlv_epi64(shadow, shift));
    shadow = _mm256_or_si256(shadow, _mm256_srlv_epi64(shadow, twice));
    shadow = _mm256_or_si256(shadow, _mm256_srlv_epi64(shadow, _mm256_add_epi64(twice, twice)));
    const __m256i last = _mm256_and_si256(_mm256_andnot_si256(shadow, stops), mine);
    const __m256i turnedLower = _mm256_and_si256(_mm256_sub_epi64(none, _mm256_add_epi64(last, last)), lower);

    return _mm256_or_si256(turnedHigher, turnedLower);
}

}  // namespace detail

inline Squares legalMoves(Squares own, Squares opponent) {
    const __m256i moves = detail::movesAlong(detail::everywhere(own), detail::everywhere(opponent));
    return detail::unionOf(moves) & ~(own | opponent);
}

inline Squares flips(Squares own, Squares opponent, Square at) {
    return detail::unionOf(detail::flipsAlong(detail::everywhere(own), detail::everywhere(opponent), at));
}

/// The board after the move never leaves the lanes.
inline Squares repliesTo(Squares own, Squares opponent, Square at) {
    const __m256i mine = detail::everywhere(own);
    const __m256i theirs = detail::everywhere(opponent);
    const __m256i turned = detail::unionEverywhere(detail::flipsAlong(mine, theirs, at));
    const __m256i placed = detail::everywhere(bitOf(at));
    const __m256i next = _mm256_or_si256(_mm256_or_si256(mine, turned), placed);
    const __m256i moves = detail::movesAlong(_mm256_xor_si256(theirs, turned), next);
    return detail::unionOf(moves) & ~(own | opponent | bitOf(at));
}

}  // namespace mitos::games::othello::avx2
#endif
