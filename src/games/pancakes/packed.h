#pragma once
// A stack packed into one machine word, four bits per pancake.
#include <cstdint>

#include "base/hash.h"
#include "games/pancakes/stack.h"

namespace mitos::games::pancakes {

/// A stack of up to 15 pancakes from the top down. A field holds the size minus one, so that the stack is a permutation
/// of 0 to n-1:
///
///     bit  63    60 59       56  …  11      8 7      4 3      0
///         [ zeros  ][ place 14 ]  …  [ place 2 ][ place 1 ][ top ]
///
/// The fields below the stack hold zeros.
struct PackedStack {
    std::uint64_t bits = 0;

    [[nodiscard]] unsigned at(int place) const { return static_cast<unsigned>(bits >> (4 * place)) & 15U; }
    void put(int place, unsigned pancake) { bits |= std::uint64_t{pancake} << (4 * place); }

    /// Returns the stack with its topmost `count` pancakes (1 to 15) turned over: all 16 fields are reversed, and
    /// those that were on top are shifted back to the top.
    [[nodiscard]] PackedStack flipped(int count) const {
        constexpr std::uint64_t low = 0x0F0F0F0F0F0F0F0FU;
        const std::uint64_t swapped = ((bits & low) << 4) | ((bits >> 4) & low);
        const std::uint64_t reversed = __builtin_bswap64(swapped);
        const std::uint64_t turned = (std::uint64_t{1} << (4 * count)) - 1;
        return {(bits & ~turned) | (reversed >> (64 - 4 * count))};
    }
    [[nodiscard]] std::uint64_t hash() const { return base::mix(bits); }

    friend bool operator==(const PackedStack&, const PackedStack&) = default;
};

/// Packs a stack.
inline PackedStack pack(int pancakes, const Stack& stack) {
    PackedStack packed;
    for (int place = 0; place < pancakes; ++place) packed.put(place, stack.sizes[static_cast<std::size_t>(place)] - 1U);
    return packed;
}

/// Unpacks a stack.
inline Stack unpack(int pancakes, const PackedStack& packed) {
    Stack stack;
    for (int place = 0; place < pancakes; ++place)
        stack.sizes[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(packed.at(place) + 1);
    return stack;
}

}  // namespace mitos::games::pancakes
