#pragma once
// The gap heuristic (Helmert, "Landmark heuristics for the pancake problem", 2010).
#include <array>
#include <bit>
#include <cstdint>

#include "games/pancakes/packed.h"

namespace mitos::heuristics::pancakes {

/// Counts the gaps: places where a pancake lies on one that is not its neighbour in the goal. The plate below the
/// stack counts as a pancake. The goal has no gap, and a flip changes only what the lowest of the flipped pancakes
/// lies on: so it closes at most one gap, and the number of gaps is admissible and consistent. (In the paper the goal
/// is 1 2 3 …; here it may be any stack.)
class Gap {
  public:
    Gap(int pancakes, const games::pancakes::Stack& goal) : pancakes_(pancakes) {
        const games::pancakes::PackedStack sorted = withPlate(games::pancakes::pack(pancakes, goal));
        for (int place = 0; place < pancakes; ++place) {
            neighbours_[sorted.at(place)] |= 1U << sorted.at(place + 1);
            neighbours_[sorted.at(place + 1)] |= 1U << sorted.at(place);
        }
    }

    std::uint32_t operator()(const games::pancakes::PackedStack& state) const {
        const games::pancakes::PackedStack pile = withPlate(state);
        std::uint32_t gaps = 0;
        for (int place = 0; place < pancakes_; ++place) gaps += gapBetween(pile.at(place), pile.at(place + 1));
        return gaps;
    }

    /// Returns the value after one flip of `parent`: only what lies on the pancake below the flipped ones has
    /// changed. The lowest of the flipped ones is the last place where the two stacks differ.
    std::uint32_t after(std::uint32_t value, const games::pancakes::PackedStack& parent,
                        const games::pancakes::PackedStack& child) const {
        const int last = (63 - std::countl_zero(parent.bits ^ child.bits)) / 4;
        const unsigned below = withPlate(parent).at(last + 1);
        return value + gapBetween(child.at(last), below) - gapBetween(parent.at(last), below);
    }

  private:
    // The plate has the number after the greatest pancake's.
    [[nodiscard]] games::pancakes::PackedStack withPlate(games::pancakes::PackedStack state) const {
        state.put(pancakes_, static_cast<unsigned>(pancakes_));
        return state;
    }
    [[nodiscard]] std::uint32_t gapBetween(unsigned upper, unsigned lower) const {
        return 1U - ((neighbours_[upper] >> lower) & 1U);
    }

    int pancakes_;
    std::array<std::uint32_t, 16> neighbours_{};  // a bit for each pancake that is next to this one in the goal
};

}  // namespace mitos::heuristics::pancakes
