#pragma once
// Lists of positions as text, one position on each line.
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "formats/othello/game_record.h"

namespace mitos::formats::othello {

/// A position to solve, with the score that its list states.
struct Endgame {
    Board board;
    std::optional<int> published;            // the score that the list states; empty: none
    std::size_t line = 0;                    // in the file, from 1
    std::shared_ptr<const base::Error> bad;  // the fault of the line; if set, only `line` has a meaning besides
};

/// Reads a list of 8x8 positions. Each line holds a position, with or without scores (OBF), or the moves of a game,
/// which stand for its last position. Empty lines and comments (`%`) are left out; a bad line becomes an entry with
/// `bad` set.
std::vector<Endgame> readEndgames(std::string_view text, const std::string& source);

/// Reads a list with one position on each line. `#` and `%` begin comments; the text after a `;` (the scores of an
/// OBF file) is skipped. Throws a base::TextError for a bad line, and a base::Error (input) if the list holds no
/// position.
std::vector<Board> readPositions(int size, const std::string& text, const std::string& source);

}  // namespace mitos::formats::othello
