#pragma once
// Boards as text: `1 2 3 4 5 6 7 8 0`, with blanks, commas, slashes or line ends between the numbers.
#include <string>
#include <string_view>

#include "games/tiles/board.h"

namespace mitos::games::tiles {

/// Reads one board; a TextError names the place and what is wrong. Where rows are marked (by `/` or a line end),
/// each must have the right length. `source` and `firstLine` say where the text comes from.
Board readBoard(const Shape& shape, std::string_view text, const std::string& source, std::size_t firstLine = 1);

/// As readBoard, and `spiral` or `ordered` by name.
Board readGoal(const Shape& shape, std::string_view text, const std::string& source);

/// `3x4` or `3×4` is three rows of four columns. The moves of the result are those of `Shape{}`.
Shape readSize(std::string_view text, const std::string& source);

/// What steps cost: `2,3` with plain moves, `2,2,3` with king moves.
StepCosts readCosts(std::string_view text, MoveSet moves, const std::string& source);

/// The numbers of one line of the dialogue: as readBoard for the cells of one row, without the check that all are there.
/// `board` holds the rows before it.
void readRow(const Shape& shape, std::string_view text, const std::string& source, int row, Board& board);

/// The numbers in board order, one blank between them: the form of the JSON fields.
std::string writeBoard(const Shape& shape, const Board& board);

}  // namespace mitos::games::tiles
