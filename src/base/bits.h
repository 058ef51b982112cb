#pragma once
#include <bit>
#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace mitos::base {

/// Puts the low bits of `value`, in order, to the places of the bits of `mask`.
inline std::uint64_t depositBits(std::uint64_t value, std::uint64_t mask) {
#if defined(__BMI2__)
    return _pdep_u64(value, mask);
#else
    std::uint64_t result = 0;
    for (; mask != 0 && value != 0; mask &= mask - 1, value >>= 1) {
        if ((value & 1U) != 0) result |= mask & (0 - mask);
    }
    return result;
#endif
}

/// Collects the bits of `value` at the places of `mask`, in order, into the low bits.
inline std::uint64_t extractBits(std::uint64_t value, std::uint64_t mask) {
#if defined(__BMI2__)
    return _pext_u64(value, mask);
#else
    std::uint64_t result = 0;
    for (unsigned at = 0; mask != 0; mask &= mask - 1, ++at) {
        if ((value & mask & (0 - mask)) != 0) result |= std::uint64_t{1} << at;
    }
    return result;
#endif
}

}  // namespace mitos::base
