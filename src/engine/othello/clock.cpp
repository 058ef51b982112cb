#include "engine/othello/clock.h"

#include <algorithm>
#include <bit>

namespace mitos::engine::othello {
namespace {

constexpr double shortestThought = 0.001;
constexpr int solvedMoves = 8;      // the last moves of a side take hardly any time
constexpr double softShare = 0.65;  // of a move's share: the next iteration takes about as long as all before it
constexpr double hardShares = 2.5;  // a running iteration may take more than a share: otherwise its cost is lost
constexpr double forcedMoveShare =
    0.1;  // there is nothing to choose, but the table keeps what is found for the next move

// Returns the reserve for the transmission of an answer through pipes, and for a machine that is busy with other
// work.
double reserveOf(double left) { return std::clamp(left * 0.03, 0.02, 1.0); }

}  // namespace

void limitByClock(Budget& budget, const Clock& clock, const games::othello::Othello& game,
                  const games::othello::Board& board) {
    const double usable = std::max(0.0, clock.left - reserveOf(clock.left));
    const int empties = games::othello::discs(game.empties(board));
    int moves = std::max(1, (empties + 1) / 2);
    if (clock.movesToGo > 0) moves = std::min(moves, clock.movesToGo);
    const int searched = std::max(1, moves - (clock.movesToGo > 0 ? 0 : solvedMoves));
    double share = usable / searched + 0.9 * clock.increment;
    if (std::has_single_bit(game.moves(board))) share *= forcedMoveShare;
    const double hard = std::max(shortestThought, std::min(hardShares * share, moves == 1 ? usable : usable / 2));
    budget.depth.reset();
    budget.hardLimit = std::min(budget.hardLimit, hard);
    budget.softLimit = std::max(shortestThought, std::min(softShare * share, hard));
}

}  // namespace mitos::engine::othello
