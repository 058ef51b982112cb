#pragma once
// What a position is worth, as well as a plan can afford to know it.
#include "champion/othello/worker.h"
#include "train/othello/sample.h"

namespace mitos::train::othello {

struct LabelPlan {
    int exactUpTo = 14;  // so many empty squares are solved
    int endUpTo = 0;     // so many are searched to the end, as sure as `selectivity` says
    int depth = 6;       // the others so deep, half of them a ply less
    int selectivity = champion::othello::proven;
};

/// Discs for the mover. Not defined when the search was stopped.
int worthOf(const Position& position, const LabelPlan& plan, champion::othello::Worker& worker);

}  // namespace mitos::train::othello
