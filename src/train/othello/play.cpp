#include "train/othello/play.h"

#include <algorithm>
#include <cstdlib>

namespace mitos::train::othello {
namespace {

using champion::othello::afterMove;
using champion::othello::emptySquares;
using champion::othello::movesOf;
using champion::othello::passed;
using games::othello::corners;
using games::othello::discs;
using games::othello::firstOf;
using games::othello::legalMoves;

Square anyMove(Squares moves, base::Random& random) {
    for (auto skip = random.below(static_cast<std::uint64_t>(discs(moves))); skip > 0; --skip) moves &= moves - 1;
    return firstOf(moves);
}

// Returns the value of a move, roughly in discs, for the side that made it; `next` is the position after it.
double valueOf(const PlayPlan& plan, const Position& next, champion::othello::Worker& worker) {
    if (plan.depth > 0) {
        const int depth = std::min(plan.depth - 1, emptySquares(next));
        if (depth > 0) return -worker.search(next, -64, 64, depth, 0);
        return -static_cast<double>(worker.evaluate(next)) / champion::othello::unitsPerDisc;
    }
    const Squares replies = legalMoves(next.own, next.opponent);
    const Squares moves = legalMoves(next.opponent, next.own);
    return 1.5 * (discs(moves) - discs(replies)) + 6.0 * (discs(next.opponent & corners) - discs(next.own & corners)) -
           3.0 * discs(replies & corners);
}

Square chosenMove(const PlayPlan& plan, double noise, const Position& position, Squares moves, base::Random& random,
                  champion::othello::Worker& worker) {
    Square chosen = firstOf(moves);
    double most = -1e9;
    for (; moves != 0; moves &= moves - 1) {
        const Square at = firstOf(moves);
        const double value = valueOf(plan, afterMove(position, at), worker) + noise * random.normal();
        if (value > most) {
            most = value;
            chosen = at;
        }
    }
    return chosen;
}

constexpr int depthOfBalance = 4;
constexpr int mostOpenings = 1000;  // so that it ends whatever the weights say

// Returns the position after so many arbitrary moves, or the end of the game if that comes first.
Position opened(int plies, base::Random& random) {
    Position position{0x0000000810000000U, 0x0000001008000000U};
    for (int ply = 0; ply < plies; ++ply) {
        Squares moves = movesOf(position);
        if (moves == 0) {
            position = passed(position);
            moves = movesOf(position);
            if (moves == 0) break;
        }
        position = afterMove(position, anyMove(moves, random));
    }
    return position;
}

Position balancedOpening(const PlayPlan& plan, int plies, base::Random& random, champion::othello::Worker& worker) {
    Position position = opened(plies, random);
    if (plan.balance >= PlayPlan::anyBalance) return position;
    for (int tries = 1; tries < mostOpenings; ++tries) {
        const bool canMove = movesOf(position) != 0;
        if (canMove && std::abs(worker.search(position, -64, 64, depthOfBalance, 0)) <= plan.balance) break;
        position = opened(plies, random);
    }
    return position;
}

bool isUsable(const Position& position) {
    return position.own != 0 && position.opponent != 0 && movesOf(position) != 0;
}

}  // namespace

std::vector<Position> playGame(const PlayPlan& plan, base::Random& random, champion::othello::Worker& worker) {
    std::vector<Position> kept;
    const int randomPlies =
        plan.leastRandom +
        static_cast<int>(random.below(static_cast<std::uint64_t>(plan.mostRandom - plan.leastRandom) + 1));
    const double noise = plan.noise * (0.5 + random.share());
    Position position = balancedOpening(plan, randomPlies, random, worker);
    for (;;) {
        Squares moves = movesOf(position);
        if (moves == 0) {
            position = passed(position);
            moves = movesOf(position);
            if (moves == 0) return kept;
        }
        const int empties = emptySquares(position);
        if (empties <= plan.most && empties >= plan.least && random.share() < plan.keep) {
            if (isUsable(position)) kept.push_back(position);
            if (empties > plan.least && random.share() < plan.offTheLine) {
                Position beside = afterMove(position, anyMove(moves, random));
                if (isUsable(beside)) kept.push_back(beside);
            }
        }
        if (empties <= plan.least) return kept;
        position = afterMove(position, chosenMove(plan, noise, position, moves, random, worker));
    }
}

}  // namespace mitos::train::othello
