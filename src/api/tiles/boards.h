#pragma once
// Boards and their texts, for the doors.
#include "games/tiles/board.h"
#include "games/tiles/text.h"

namespace mitos::api::tiles {

using games::tiles::Board;
using games::tiles::Direction;
using games::tiles::largestSide;
using games::tiles::MoveSet;
using games::tiles::orderedGoal;
using games::tiles::randomBoard;
using games::tiles::readBoard;
using games::tiles::readCosts;
using games::tiles::readGoal;
using games::tiles::readRow;
using games::tiles::readSize;
using games::tiles::Shape;
using games::tiles::solvable;
using games::tiles::writeBoard;

}  // namespace mitos::api::tiles
