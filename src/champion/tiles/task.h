#pragma once
// What the inner loops of the deepening (walk.h, lanes.h) share: a board to search from, how deep, and what was
// found.
#include "champion/tiles/position.h"

namespace mitos::champion::tiles {

/// The depth of an iteration: solutions of cost up to `bound`, and the greatest estimate of a child for each cost
/// that may still be spent. To find a cheapest solution, the estimate may be as much; if a dearer one will do, less
/// (Pohl 1970).
struct Depth {
    static constexpr int mostCost = 4095;  // no solution costs half as much

    int bound = 0;
    /// Indexed by the cost that is left before a step of cost one; below zero: no child is within reach.
    std::array<std::int16_t, mostCost + 1> mostEstimate{};

    Depth(int cost, int weightPercent) : bound(cost) {
        mostEstimate[0] = -1;
        for (int left = 1; left <= bound; ++left)
            mostEstimate[static_cast<std::size_t>(left)] = static_cast<std::int16_t>(100 * (left - 1) / weightPercent);
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

/// What one thread found in an iteration.
struct SearchResult {
    std::uint64_t nodes = 0;
    bool found = false;
    std::vector<Direction> path;  // of the blank, when found
};

}  // namespace mitos::champion::tiles
