#pragma once
// A stack of pancakes as people and files know it: their sizes from the top down. Searches work on packed stacks
// (packed.h).
#include <array>
#include <compare>
#include <cstdint>

#include "base/random.h"

namespace mitos::games::pancakes {

inline constexpr int leastPancakes = 2;
inline constexpr int mostPancakes = 15;

/// The sizes 1 to n, each once, the topmost first. Places below the stack stay 0.
struct Stack {
    std::array<std::uint8_t, mostPancakes> sizes{};

    friend auto operator<=>(const Stack&, const Stack&) = default;
};

/// 1 2 3 …, the smallest on top.
Stack orderedStack(int pancakes);

/// Uniform among all stacks. Every stack can be sorted: two flips bring a pancake to its place, from the bottom up.
Stack randomStack(int pancakes, base::Random& random);

}  // namespace mitos::games::pancakes
