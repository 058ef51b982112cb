#include "api/othello/clock.h"

#include <algorithm>
#include <bit>

namespace mitos::api::othello {
namespace {

constexpr double leastThought = 0.001;
constexpr int seenThrough = 8;        // so many last moves of a side take no time worth speaking of
constexpr double begunWithin = 0.65;  // of a share: a further look takes about as long as all before it
constexpr double mostShares = 2.5;
constexpr double ofAForcedMove =
    0.1;  // there is nothing to choose, but what is found stays in the table for the next move

// The way of an answer through pipes, and of a machine that is busy with others.
double reserveOf(double left) { return std::clamp(left * 0.03, 0.02, 1.0); }

}  // namespace

MoveTime timeForMove(const Clock& clock, const games::othello::Othello& game, const games::othello::Board& board) {
    const double usable = std::max(0.0, clock.left - reserveOf(clock.left));
    const int empties = games::othello::discs(game.empties(board));
    int moves = std::max(1, (empties + 1) / 2);
    if (clock.movesToGo > 0) moves = std::min(moves, clock.movesToGo);
    const int hard = std::max(1, moves - (clock.movesToGo > 0 ? 0 : seenThrough));
    double share = usable / hard + 0.9 * clock.increment;
    if (std::has_single_bit(game.moves(board))) share *= ofAForcedMove;
    const double most = std::max(leastThought, std::min(mostShares * share, moves == 1 ? usable : usable / 2));
    return {std::max(leastThought, std::min(begunWithin * share, most)), most};
}

}  // namespace mitos::api::othello
