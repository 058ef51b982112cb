#pragma once
// Cells, moves and boards as text.
#include <optional>
#include <string>
#include <string_view>

#include "base/message.h"
#include "games/grid/rules.h"

namespace mitos::games::grid {

class PlacementGame;

/// A letter written into a cell; the letter is its place in Rules::letters.
struct Placing {
    std::uint8_t cell = 0;
    std::uint8_t letter = 0;

    friend bool operator==(const Placing&, const Placing&) = default;
};

/// `1 2` (row and column from 0) or `c2` (column letter, row from 1); nothing when it is no cell of this board.
std::optional<int> readCell(const Rules& rules, std::string_view text);

/// A board in the form of the JSON fields: one character a cell; blanks, slashes and line ends are passed over, `.` and
/// `-` are empty cells too. A TextError names the place and the reason.
BoardText readBoardText(const Rules& rules, std::string_view text, const std::string& source);

/// `0 1 C`
std::string writeMove(const Rules& rules, Placing move);

/// Why a game cannot begin on this board: over, full, or floating letters; nothing when it can.
std::optional<base::Message> startProblem(const Rules& rules, const BoardText& board);
/// The same for many boards of one game.
std::optional<base::Message> startProblem(const PlacementGame& game, const BoardText& board);

}  // namespace mitos::games::grid
