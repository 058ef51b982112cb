#pragma once
// The whole space of a small puzzle: how many states there are at each distance from the goal.
#include <cstdint>
#include <vector>

#include "base/limits.h"

namespace mitos::api::paths {

struct AtlasFacts {
    bool complete = false;
    base::Halt halt = base::Halt::none;
    std::uint64_t states = 0;
    std::vector<std::uint64_t> depths;  // by distance; the last entry is the deepest layer
    std::uint64_t bytes = 0;            // of the table
    double seconds = 0;
};

template <class A>
struct Atlas : AtlasFacts {
    /// Of the deepest layer, in index order, as many as were asked for; none when a limit came first, for the last
    /// layer that was counted is then not the deepest.
    std::vector<typename A::State> hardest;
};

}  // namespace mitos::api::paths
