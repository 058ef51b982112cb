#pragma once
// Cells, moves and boards as text.
#include <optional>
#include <string>
#include <string_view>

#include "base/message.h"
#include "games/grid/rules.h"

namespace mitos::games::grid {

class PlacementGame;

/// A letter written into a cell; `letter` is its number in Rules::letters.
struct Placing {
    std::uint8_t cell = 0;
    std::uint8_t letter = 0;

    friend bool operator==(const Placing&, const Placing&) = default;
};

/// Reads `1 2` (row and column from 0) or `c2` (column letter, row from 1). Returns nothing if it is no cell of this
/// board.
std::optional<int> readCell(const Rules& rules, std::string_view text);

/// Reads a board in the form of the JSON fields: one character per cell; blanks, slashes and line ends are skipped,
/// and `.` and `-` are empty cells too. Throws a TextError with place and reason.
BoardText readBoardText(const Rules& rules, std::string_view text, const std::string& source);

/// Writes a move as `0 1 C`: row, column and letter.
std::string writeMove(const Rules& rules, Placing move);

/// Returns why a game cannot begin on this board (over, full, or floating letters), or nothing if it can.
std::optional<base::Message> startProblem(const Rules& rules, const BoardText& board);
/// Returns the same, for many boards of one game.
std::optional<base::Message> startProblem(const PlacementGame& game, const BoardText& board);

}  // namespace mitos::games::grid
