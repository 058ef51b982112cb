#pragma once
// What the computer thinks of a position or a move, as the dialogue of a game tells it: values are black minus white.
#include "api/othello/engine.h"
#include "base/message.h"
#include "cli/common/console.h"
#include "engine/othello/hint.h"

namespace mitos::cli {

/// Returns the number of moves in words: `1 move`, `6 moves`.
base::Message movesInWords(std::size_t count);

/// Returns value, states checked, depth and time of the search that led to `opinion` of `board`.
base::Message searchEffort(Console& console, const api::othello::Othello& game, const api::othello::Board& board,
                           const api::othello::Opinion& opinion);

/// Prints the best move of `board` with its value and line, and then all moves with their values if the hint has them.
void printHint(Console& console, const api::othello::Othello& game, const api::othello::Board& board,
               const engine::othello::Hint& hint);

}  // namespace mitos::cli
