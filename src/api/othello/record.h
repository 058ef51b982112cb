#pragma once
// The record of a game of Othello, with the seats of the engine.
#include <string>
#include <string_view>

#include "api/othello/boards.h"
#include "formats/othello/record.h"
#include "games/othello/score.h"
#include "options/othello.h"

namespace mitos::api::othello {

using formats::othello::gameOf;
using formats::othello::positionsOf;
using formats::othello::readSeat;
using formats::othello::Record;
using formats::othello::Seat;
using formats::othello::usualStart;
using formats::othello::writeRecord;
using formats::othello::writeSeat;
using games::othello::Score;
using games::othello::scoreOnBoard;

using options::othello::mostPlayDepth;

/// The champion at a level, with the depth and the evaluation of that level.
Seat seatAtLevel(int level);

/// As formats::othello::recordOf() and readRecord(); a seat at a level has the level's depth and evaluation.
Record recordOf(const formats::othello::GameRecord& game);
Record readRecord(std::string_view text, const std::string& source);

}  // namespace mitos::api::othello
