#pragma once
// Placement games, their boards and texts, for the doors.
#include "games/grid/placement_game.h"
#include "games/grid/typed_move.h"
#include "games/grid/words.h"
#include "search/solve/score.h"

namespace mitos::api::grid {

using games::grid::BoardText;
using games::grid::Cells;
using games::grid::emptyCell;
using games::grid::exampleMove;
using games::grid::GridState;
using games::grid::inWords;
using games::grid::legalStarts;
using games::grid::Line;
using games::grid::Owner;
using games::grid::PatternCount;
using games::grid::PlacementGame;
using games::grid::Placing;
using games::grid::readBoardText;
using games::grid::readMove;
using games::grid::Rules;
using games::grid::Side;
using games::grid::startProblem;
using games::grid::Status;
using games::grid::TypedMove;
using games::grid::Winner;
using games::grid::writeMove;
using search::solve::Outcome;

}  // namespace mitos::api::grid
