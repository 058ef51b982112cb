#pragma once
// Positions and squares as text.
#include <optional>
#include <string>
#include <string_view>

#include "games/othello/board.h"

namespace mitos::games::othello {

/// A position: the squares a1 b1 … h8 of a board of that size, then the side to move. Black is `X`, `x` or `*`, white `O`, `o` or
/// `0`, an empty square `-`, `.` or `_`; blanks and line ends may stand anywhere. A TextError names the place and the reason.
/// `source` and `firstLine` say where the text comes from.
Board readBoard(int size, std::string_view text, const std::string& source, std::size_t firstLine = 1);

/// `------…  X`: with `X`, `O` and `-`, one blank before the side to move.
std::string writeBoard(int size, const Board& board);

/// `d3` or `D3`; nothing when it is no square of this board.
std::optional<Square> readSquare(int size, std::string_view text);

/// `pass`, `pa`, `ps` or `--`, in any case.
bool isPassWord(std::string_view text);

/// `d3`, or `pass`.
std::string writeSquare(Square square);

}  // namespace mitos::games::othello
