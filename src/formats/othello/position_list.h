#pragma once
// Lists of positions as text, one a line.
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "formats/othello/game_record.h"

namespace mitos::formats::othello {

/// A position to solve, and what is said to be known of it.
struct Endgame {
    Board board;
    std::optional<int> published;            // the score that the list states
    std::size_t line = 0;                    // of the file, from 1
    std::shared_ptr<const base::Error> bad;  // what is wrong with the line, and then nothing else is there
};

/// One position a line, with or without scores (OBF), or the moves of a game, whose last position is meant. Empty lines
/// and comments (`%`) are left out; a bad line is an entry of its own.
std::vector<Endgame> readEndgames(std::string_view text, const std::string& source);

/// One position a line; `#` and `%` begin comments, and what follows a `;` (the known scores of an OBF file) is not
/// read. A TextError names the place; an Error (input) when there is none.
std::vector<Board> readPositions(int size, const std::string& text, const std::string& source);

}  // namespace mitos::formats::othello
