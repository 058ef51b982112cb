#pragma once
// Labels positions with their value, as exactly as a plan allows.
#include "champion/othello/worker.h"
#include "train/othello/sample.h"

namespace mitos::train::othello {

/// How a position is labelled.
struct LabelPlan {
    int exactUpTo = 14;  // with at most so many empty squares it is solved
    int endUpTo = 0;     // with at most so many it is searched to the end, as certain as `selectivity` says
    int depth = 6;       // other positions so deep, half of them a ply less
    int selectivity = champion::othello::proven;
};

/// Returns the value of a position in discs for the mover. The result of a stopped search means nothing.
int labelFor(const Position& position, const LabelPlan& plan, champion::othello::Worker& worker);

}  // namespace mitos::train::othello
