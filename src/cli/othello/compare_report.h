#pragma once
// What `compare othello` says to a person.
#include "api/othello/compare.h"
#include "api/othello/round_robin.h"
#include "cli/common/console.h"

namespace mitos::cli {

void showComparison(Console& console, const api::othello::Comparison& comparison);
/// `plies`: the random moves of each opening.
void showRoundRobin(Console& console, const api::othello::RoundRobin& tournament, int plies);

}  // namespace mitos::cli
