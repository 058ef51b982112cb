#pragma once
// A stack of pancakes as people and files write it: the sizes from the top down. Searches use packed stacks
// (packed.h).
#include <array>
#include <compare>
#include <cstdint>

#include "base/random.h"

namespace mitos::games::pancakes {

inline constexpr int leastPancakes = 2;
inline constexpr int mostPancakes = 15;

/// The sizes 1 to n, each once, the topmost first. Entries below the stack are 0.
struct Stack {
    std::array<std::uint8_t, mostPancakes> sizes{};

    friend auto operator<=>(const Stack&, const Stack&) = default;
};

/// Returns 1 2 3 …, the smallest on top.
Stack orderedStack(int pancakes);

/// Returns a stack, each with the same probability. Every stack can be sorted: two flips bring a pancake to its
/// place, from the bottom up.
Stack randomStack(int pancakes, base::Random& random);

}  // namespace mitos::games::pancakes
