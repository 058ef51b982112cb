#pragma once
// Positions and squares as text.
#include <optional>
#include <string>
#include <string_view>

#include "games/othello/board.h"

namespace mitos::games::othello {

/// Reads a position: the squares a1 b1 … h8 of a board of that size, then the side to move. Black is `X`, `x` or `*`,
/// white `O`, `o` or `0`, an empty square `-`, `.` or `_`; blanks and line ends may stand anywhere. Throws a
/// TextError with place and reason. `source` and `firstLine` say where the text comes from.
Board readBoard(int size, std::string_view text, const std::string& source, std::size_t firstLine = 1);

/// Writes a position as `------…  X`: with `X`, `O` and `-`, and one blank before the side to move.
std::string writeBoard(int size, const Board& board);

/// Reads `d3` or `D3`. Returns nothing if it is no square of this board.
std::optional<Square> readSquare(int size, std::string_view text);

/// Tells whether the text is `pass`, `pa`, `ps` or `--`, in any case.
bool isPassWord(std::string_view text);

/// Writes a square as `d3`, or `pass`.
std::string writeSquare(Square square);

}  // namespace mitos::games::othello
