#include "train/othello/label.h"

#include <algorithm>

namespace mitos::train::othello {
namespace {

constexpr int mostTries = 6;

int searchedFrom(int guess, int half, const Position& position, int depth, int selectivity,
                 champion::othello::Worker& worker) {
    int lower = guess - half;
    int upper = guess + half;
    for (int tries = 1;; ++tries) {
        const int value = worker.search(position, std::max(lower, -65), std::min(upper, 65), depth, selectivity);
        // Probable cutoffs may contradict each other: a window that fails on both sides is not moved for ever.
        const bool exact =
            selectivity == champion::othello::proven && depth >= champion::othello::emptySquares(position);
        if (worker.stopped() || (!exact && tries == mostTries)) return value;
        if (value <= lower && lower > -64) {
            upper = value + 1;
            lower = value - half - 2;
        } else if (value >= upper && upper < 64) {
            lower = value - 1;
            upper = value + half + 2;
        } else {
            return value;
        }
    }
}

// Returns 0 or 1, each for half of the positions. A search favours the side that makes its last move. If all were
// equally deep, that would add up from stage to stage: with six plies throughout, the mover was valued 3.5 discs too
// low with 40 empty squares. So half of the searches are a ply shorter.
int oddOrEven(const Position& position) {
    return static_cast<int>((position.own * 0x9E3779B97F4A7C15U ^ position.opponent * 0xC2B2AE3D27D4EB4FU) >> 63U);
}

}  // namespace

int labelFor(const Position& position, const LabelPlan& plan, champion::othello::Worker& worker) {
    const int empties = champion::othello::emptySquares(position);
    const int guess = std::clamp(worker.evaluate(position) / champion::othello::unitsPerDisc, -63, 63);
    if (empties > std::max(plan.exactUpTo, plan.endUpTo)) {
        return searchedFrom(guess, 3, position, plan.depth - oddOrEven(position), plan.selectivity, worker);
    }
    const int selectivity = empties <= plan.exactUpTo ? champion::othello::proven : plan.selectivity;
    return searchedFrom(champion::othello::nextEven(guess), 1, position, empties, selectivity, worker);
}

}  // namespace mitos::train::othello
