#pragma once
// An evaluation of open positions for searches that do not reach the end: which side can still complete more lines.
#include <vector>

#include "games/grid/placement_game.h"
#include "search/turns/game.h"

namespace mitos::engine::grid {

/// Evaluates open positions for MAX, strictly between the values of a lost and of a won game. In a game with points
/// the value is the points made so far.
class Prospects {
  public:
    explicit Prospects(const games::grid::PlacementGame& game);

    search::turns::Value operator()(const games::grid::GridState& state) const;

  private:
    const games::grid::PlacementGame* game_;
    std::vector<int> signs_;  // for each line: +1 good for MAX, -1 good for MIN, 0 for either
};

}  // namespace mitos::engine::grid
