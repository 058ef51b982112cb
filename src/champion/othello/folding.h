#pragma once
// Configurations that are mirror images of each other share one weight: only the shared ones are learned and stored.
#include <cstdint>
#include <vector>

#include "champion/othello/move_counts.h"

namespace mitos::champion::othello {

/// The shared weight of every weight of a phase, numbered without gaps.
struct Folding {
    std::vector<std::uint32_t> shared;  // for each of weightsOfAPhase
    std::uint32_t count = 0;

    Folding();
};

}  // namespace mitos::champion::othello
