#pragma once
// Which moves are best.
#include <vector>

#include "api/grid/solve.h"

namespace mitos::api::grid {

/// Is the first better than the second, for the side that both speak for? More points first; then wins as soon as possible,
/// draws and losses as late as possible.
bool better(const Worth& a, const Worth& b);

/// The best first, equal ones in board order.
void sortBest(std::vector<MoveWorth>& moves);

/// Those that none is better than, in board order.
std::vector<MoveWorth> bestOf(const std::vector<MoveWorth>& moves);

}  // namespace mitos::api::grid
