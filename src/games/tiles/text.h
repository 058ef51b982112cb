#pragma once
// Boards as text: `1 2 3 4 5 6 7 8 0`, with blanks, commas, slashes or line ends between the numbers.
#include <string>
#include <string_view>

#include "games/tiles/board.h"

namespace mitos::games::tiles {

/// Reads one board. Throws a TextError with place and reason. If rows are marked (by `/` or a line end), each must
/// have the right length. `source` and `firstLine` say where the text comes from.
Board readBoard(const Shape& shape, std::string_view text, const std::string& source, std::size_t firstLine = 1);

/// Reads a board, or `spiral` or `ordered`.
Board readGoal(const Shape& shape, std::string_view text, const std::string& source);

/// Reads a size: `3x4` or `3×4` is three rows of four columns. The moves of the result are those of `Shape{}`.
Shape readSize(std::string_view text, const std::string& source);

/// Reads the costs of steps: `2,3` with plain moves, `2,2,3` with king moves.
StepCosts readCosts(std::string_view text, MoveSet moves, const std::string& source);

/// Reads one row of a board, as typed in the dialogue. `board` holds the rows before it. Does not check that all
/// numbers are there.
void readRow(const Shape& shape, std::string_view text, const std::string& source, int row, Board& board);

/// Writes the numbers in board order with one blank between them: the form of the JSON fields.
std::string writeBoard(const Shape& shape, const Board& board);

}  // namespace mitos::games::tiles
