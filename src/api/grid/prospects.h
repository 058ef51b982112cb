#pragma once
// A judgement of open positions for searches that do not reach the end: who has more lines still to complete?
#include <vector>

#include "games/grid/placement_game.h"
#include "search/turns/game.h"

namespace mitos::api::grid {

/// As MAX sees it, strictly between the values of a lost and of a won game. Where points are kept: the points so far.
class Prospects {
  public:
    explicit Prospects(const games::grid::PlacementGame& game);

    search::turns::Value operator()(const games::grid::GridState& state) const;

  private:
    const games::grid::PlacementGame* game_;
    std::vector<int> signs_;  // of each line: +1 good for MAX, -1 good for MIN, 0 for either
};

}  // namespace mitos::api::grid
