#pragma once
// Stacks of pancakes as strings of sizes, flipped by std::reverse: the slow oracle of the pancake puzzle.
#include <algorithm>
#include <deque>
#include <map>
#include <string>

#include "games/pancakes/stack.h"

namespace mitos::test {

inline std::string pileOf(int pancakes, const games::pancakes::Stack& stack) {
    return {stack.sizes.begin(), stack.sizes.begin() + pancakes};
}

inline games::pancakes::Stack stackOf(const std::string& pile) {
    games::pancakes::Stack stack;
    std::copy(pile.begin(), pile.end(), stack.sizes.begin());
    return stack;
}

/// Returns the distance of every stack from `goal`, by breadth-first search.
inline std::map<std::string, std::uint32_t> distancesFrom(const std::string& goal) {
    std::map<std::string, std::uint32_t> distances{{goal, 0}};
    std::deque<std::string> queue{goal};
    for (; !queue.empty(); queue.pop_front()) {
        const std::string pile = queue.front();
        const std::uint32_t distance = distances.at(pile);
        for (std::size_t count = 2; count <= pile.size(); ++count) {
            std::string next = pile;
            std::reverse(next.begin(), next.begin() + static_cast<std::ptrdiff_t>(count));
            if (distances.emplace(next, distance + 1).second) queue.push_back(next);
        }
    }
    return distances;
}

}  // namespace mitos::test
