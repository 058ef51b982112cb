#pragma once
// Games as a line of squares, one a line: from the usual start, nothing but the moves.
#include <string>
#include <string_view>

#include "formats/origin.h"
#include "formats/othello/game_record.h"

namespace mitos::formats::othello {

/// A TextError for what is no transcript or breaks the rules.
GameRecord readTranscriptLine(std::string_view line, int size, const Origin& origin);

/// Passes are left out, but for one at the very end. An Error (input) for another start than the usual one.
std::string writeTranscriptLine(const GameRecord& record);

/// A game that was played to its end has a result, also where nobody has stated it.
void scoreIfFinished(GameRecord& record);

/// The moves alone.
std::vector<Square> movesOf(const GameRecord& record);
/// The positions from the start on: one more than there are moves.
std::vector<Board> positionsOf(const GameRecord& record);

}  // namespace mitos::formats::othello
