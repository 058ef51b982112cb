#pragma once
// Moves and flips with AVX2: the same steps as in moves_portable.h, with one of the shifts 1, 8, 7 and 9 in each lane.
#if defined(__AVX2__)
#include <immintrin.h>

#include "games/othello/rays.h"

namespace mitos::games::othello::avx2 {

namespace detail {

inline __m256i everywhere(Squares squares) { return _mm256_set1_epi64x(static_cast<long long>(squares)); }

inline __m256i shifts() { return _mm256_setr_epi64x(1, 8, 7, 9); }

inline __m256i load(const std::array<Squares, 4>& four) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(four.data()));
}

inline Squares unionOf(__m256i four) {
    const __m128i two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
    return static_cast<Squares>(_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))));
}

}  // namespace detail

inline Squares legalMoves(Squares own, Squares opponent) {
    constexpr long long inner = 0x7E7E7E7E7E7E7E7E;
    const __m256i shift = detail::shifts();
    const __m256i twice = _mm256_add_epi64(shift, shift);
    const __m256i mine = detail::everywhere(own);
    const __m256i over = _mm256_and_si256(detail::everywhere(opponent), _mm256_setr_epi64x(inner, -1, inner, inner));

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
    const __m256i moves = _mm256_or_si256(_mm256_sllv_epi64(up, shift), _mm256_srlv_epi64(down, shift));
    return detail::unionOf(moves) & ~(own | opponent);
}

inline Squares flips(Squares own, Squares opponent, Square at) {
    const __m256i mine = detail::everywhere(own);
    const __m256i theirs = detail::everywhere(opponent);
    const __m256i none = _mm256_setzero_si256();
    const __m256i all = _mm256_set1_epi64x(-1);

    // To higher bits, by a carry: subtracting -1 adds the one.
    const __m256i higher = detail::load(raysFrom[at].higher);
    const __m256i run = _mm256_or_si256(theirs, _mm256_xor_si256(higher, all));
    const __m256i end = _mm256_and_si256(_mm256_sub_epi64(run, all), _mm256_and_si256(higher, mine));
    const __m256i below = _mm256_sub_epi64(_mm256_add_epi64(end, all), _mm256_cmpeq_epi64(end, none));
    const __m256i turnedHigher = _mm256_and_si256(below, higher);

    // To lower bits: the stops cast their shadows down the ray, and the one that lies in no shadow is the highest.
    const __m256i shift = detail::shifts();
    const __m256i lower = detail::load(raysFrom[at].lower);
    const __m256i stops = _mm256_andnot_si256(theirs, lower);
    __m256i shadow = _mm256_srlv_epi64(stops, shift);
    const __m256i twice = _mm256_add_epi64(shift, shift);
    shadow = _mm256_or_si256(shadow, _mm256_srlv_epi64(shadow, shift));
    shadow = _mm256_or_si256(shadow, _mm256_srlv_epi64(shadow, twice));
    shadow = _mm256_or_si256(shadow, _mm256_srlv_epi64(shadow, _mm256_add_epi64(twice, twice)));
    const __m256i last = _mm256_and_si256(_mm256_andnot_si256(shadow, stops), mine);
    const __m256i turnedLower = _mm256_and_si256(_mm256_sub_epi64(none, _mm256_add_epi64(last, last)), lower);

    return detail::unionOf(_mm256_or_si256(turnedHigher, turnedLower));
}

}  // namespace mitos::games::othello::avx2
#endif
