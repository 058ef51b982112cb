#include "api/othello/clock.h"

#include <algorithm>

namespace mitos::api::othello {
namespace {

constexpr double leastThought = 0.005;

// The way of an answer through pipes, and of a machine that is busy with others.
double reserveOf(double left) { return std::clamp(left * 0.03, 0.02, 1.0); }

}  // namespace

double timeForMove(const Clock& clock, int empties) {
    const double usable = std::max(0.0, clock.left - reserveOf(clock.left));
    int moves = std::max(1, (empties + 1) / 2);
    if (clock.movesToGo > 0) moves = std::min(moves, clock.movesToGo);
    // The last moves are found in no time: the end can be looked through.
    const int hard = std::max(1, moves - (clock.movesToGo > 0 ? 0 : 4));
    const double share = usable / hard * (empties > 40 ? 1.0 : 1.25);
    const double most = moves == 1 ? usable : usable / 2;
    return std::max(leastThought, std::min(share + 0.9 * clock.increment, most));
}

}  // namespace mitos::api::othello
