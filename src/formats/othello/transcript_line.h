#pragma once
// Games as lines of squares, one on each line: only the moves, from the usual start.
#include <string>
#include <string_view>

#include "formats/origin.h"
#include "formats/othello/game_record.h"

namespace mitos::formats::othello {

/// Reads a game. Throws a base::TextError if the line is no transcript or a move breaks the rules.
GameRecord readTranscriptLine(std::string_view line, int size, const Origin& origin);

/// Writes the moves, without passes except one at the very end. Throws a base::Error (input) unless the game began
/// from the usual start.
std::string writeTranscriptLine(const GameRecord& record);

/// Sets the result of a finished game that has none yet.
void scoreIfFinished(GameRecord& record);

/// Returns the moves alone, passes included.
std::vector<Square> movesOf(const GameRecord& record);
/// Returns the positions from the start on: one more than there are moves.
std::vector<Board> positionsOf(const GameRecord& record);

}  // namespace mitos::formats::othello
