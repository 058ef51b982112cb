#pragma once
// What the champion found, as a person reads it.
#include "api/othello/engine.h"
#include "cli/common/context.h"

namespace mitos::cli {

/// Shows the board and the champion's opinion of it, as its mover sees it.
void showChampion(Console& console, const api::othello::Board& board, const api::othello::Opinion& opinion);

}  // namespace mitos::cli
