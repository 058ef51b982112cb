#pragma once
// What the inner loops of the deepening (walk.h, lanes.h) have in common: a board to search from, how deep, and what came of it.
#include "champion/tiles/position.h"

namespace mitos::champion::tiles {

/// How deep a search goes: a way of cost `bound`, and what the estimate may be where some is left to spend. To find a cheapest way, it is as
/// much; where a dearer one will do, less (Pohl 1970).
struct Depth {
    static constexpr int dearest = 4095;  // no solution costs half as much

    int bound = 0;
    std::array<std::int16_t, dearest + 1> most{};  // after a step of cost one; below zero: there is none

    Depth(int cost, int weightPercent) : bound(cost) {
        most[0] = -1;
        for (int left = 1; left <= bound; ++left)
            most[static_cast<std::size_t>(left)] = static_cast<std::int16_t>(100 * (left - 1) / weightPercent);
    }
};

/// A subtree to search: a board, and the moves that led to it.
template <class Board>
struct TaskOf {
    Board board;
    std::vector<Direction> path;
    int cost = 0;  // of the path
    std::size_t number = 0;

    [[nodiscard]] std::size_t lastDirection() const {
        return path.empty() ? BlankSteps::noDirection : static_cast<std::size_t>(path.back());
    }
};

/// What a search did: kept by each thread, put together at the end.
struct SearchResult {
    std::uint64_t nodes = 0;
    bool found = false;
    std::vector<Direction> path;  // of the blank, when found
};

}  // namespace mitos::champion::tiles
