#pragma once
#include <cstdint>

namespace mitos::base {

/// Mixes a number so that every bit of the result depends on every bit of `value` (the finaliser of MurmurHash3,
/// Appleby 2011).
constexpr std::uint64_t mix(std::uint64_t value) {
    value ^= value >> 33;
    value *= 0xFF51AFD7ED558CCDU;
    value ^= value >> 33;
    value *= 0xC4CEB9FE1A85EC53U;
    return value ^ (value >> 33);
}

/// Mixes two numbers into one.
constexpr std::uint64_t mix(std::uint64_t first, std::uint64_t second) {
    return mix(mix(first) + 0x9E3779B97F4A7C15U + second);
}

}  // namespace mitos::base
