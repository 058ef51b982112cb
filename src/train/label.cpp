#include "train/label.h"

#include <algorithm>

namespace mitos::train {
namespace {

int searchedFrom(int guess, const Position& position, int depth, int selectivity, champion::othello::Worker& worker) {
    int lower = guess - 1;
    int upper = guess + 1;
    for (;;) {
        const int value = worker.search(position, std::max(lower, -65), std::min(upper, 65), depth, selectivity);
        if (worker.stopped()) return value;
        if (value <= lower && lower > -64) {
            upper = value + 1;
            lower = value - 3;
        } else if (value >= upper && upper < 64) {
            lower = value - 1;
            upper = value + 3;
        } else {
            return value;
        }
    }
}

}  // namespace

int worthOf(const Position& position, const LabelPlan& plan, champion::othello::Worker& worker) {
    const int empties = champion::othello::emptySquares(position);
    if (empties > std::max(plan.exactUpTo, plan.endUpTo)) {
        return worker.search(position, -64, 64, plan.depth, plan.selectivity);
    }
    const int guess = std::clamp(worker.evaluate(position) / champion::othello::unitsOfADisc, -63, 63);
    const int selectivity = empties <= plan.exactUpTo ? champion::othello::proven : plan.selectivity;
    return searchedFrom(champion::othello::nextEven(guess), position, empties, selectivity, worker);
}

}  // namespace mitos::train
