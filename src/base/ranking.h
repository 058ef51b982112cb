#pragma once
// A dense index of permutations: their rank in lexicographic order.
#include <array>
#include <bit>
#include <cstdint>

namespace mitos::base {

inline constexpr int mostRanked = 12;

constexpr std::uint64_t factorial(int n) { return n <= 1 ? 1 : static_cast<std::uint64_t>(n) * factorial(n - 1); }

namespace detail {

/// The number of bits in each mask of up to 12 bits: 4 KiB, so that ranking needs no popcount instruction.
inline constexpr auto bitCounts = [] {
    std::array<std::uint8_t, 1U << mostRanked> counts{};
    for (std::size_t mask = 1; mask < counts.size(); ++mask) {
        counts[mask] = static_cast<std::uint8_t>(counts[mask >> 1] + (mask & 1U));
    }
    return counts;
}();

inline constexpr auto factorials = [] {
    std::array<std::uint32_t, mostRanked + 1> values{};
    for (int n = 0; n <= mostRanked; ++n)
        values[static_cast<std::size_t>(n)] = static_cast<std::uint32_t>(factorial(n));
    return values;
}();

/// 2^64 divided by each factorial, rounded up: the high half of a product with it is the quotient, without a
/// division. Exact for every rank below 12!, since rank * factorial < 2^64.
inline constexpr auto reciprocals = [] {
    std::array<std::uint64_t, mostRanked> values{};
    for (std::size_t n = 2; n < values.size(); ++n) values[n] = ~std::uint64_t{0} / factorials[n] + 1;
    return values;
}();

/// Returns rank / n!.
inline std::uint32_t quotient(std::uint32_t rank, std::size_t n) {
    __extension__ using Wide = unsigned __int128;
    return n < 2 ? rank : static_cast<std::uint32_t>((Wide{rank} * reciprocals[n]) >> 64);
}

}  // namespace detail

/// Returns the rank of a permutation of 0 to `places` - 1, four bits per place, the first in the lowest bits. At each
/// place, the number of smaller elements that have not occurred yet is a digit in the factorial number system.
inline std::uint32_t rankOf(std::uint64_t packed, int places) {
    std::uint32_t rank = 0;
    std::uint32_t unseen = (1U << places) - 1;
    for (int left = places - 1; left > 0; --left) {
        const std::uint32_t bit = 1U << (packed & 15U);
        packed >>= 4;
        rank += detail::bitCounts[unseen & (bit - 1)] * detail::factorials[static_cast<std::size_t>(left)];
        unseen ^= bit;
    }
    return rank;
}

/// Returns the permutation of that rank. The numbers not yet placed are kept as a list of four-bit fields, smallest
/// first; the digit says which one to take out.
inline std::uint64_t arrangementAt(std::uint32_t rank, int places) {
    std::uint64_t unplaced = 0xFEDCBA9876543210U;
    std::uint64_t packed = 0;
    for (int place = 0; place < places; ++place) {
        const auto left = static_cast<std::size_t>(places - 1 - place);
        const std::uint32_t digit = detail::quotient(rank, left);
        rank -= digit * detail::factorials[left];
        const unsigned shift = 4 * digit;
        packed |= ((unplaced >> shift) & 15U) << (4 * place);
        const std::uint64_t below = (std::uint64_t{1} << shift) - 1;
        unplaced = (unplaced & below) | ((unplaced >> 4) & ~below);
    }
    return packed;
}

}  // namespace mitos::base
