#include "arena/schedule.h"

namespace mitos::arena {

void Tally::add(double points, int difference) {
    if (points == 0.5) {
        ++draws;
    } else {
        ++(points > 0.5 ? wins : losses);
    }
    discs += difference;
}

std::vector<Fixture> roundRobin(std::size_t players, std::size_t openings) {
    std::vector<Fixture> fixtures;
    for (std::size_t opening = 0; opening < openings; ++opening) {
        for (std::size_t a = 0; a < players; ++a) {
            for (std::size_t b = a + 1; b < players; ++b) {
                fixtures.push_back({a, b, opening});
                fixtures.push_back({b, a, opening});
            }
        }
    }
    return fixtures;
}

}  // namespace mitos::arena
