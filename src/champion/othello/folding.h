#pragma once
// Configurations that are mirror images of each other share one weight: only the shared ones are learned and stored.
#include <cstdint>
#include <vector>

#include "champion/othello/move_counts.h"

namespace mitos::champion::othello {

/// Maps every weight of a phase to the one that it shares. The shared weights are numbered without gaps.
struct Folding {
    std::vector<std::uint32_t> shared;  // indexed by the weights of a phase (weightsPerPhase)
    std::uint32_t count = 0;

    Folding();
};

}  // namespace mitos::champion::othello
