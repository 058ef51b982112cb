#pragma once
// The rules of a placement game as data: the content of a rule file, checked and complete.
//
// Two sides, MAX and MIN, write letters into the empty cells of a grid. Patterns are letters in adjacent cells, read
// along rows, columns and diagonals. Cells are numbered row by row from the top left corner, 0 first.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitos::games::grid {

inline constexpr int mostRows = 8;
inline constexpr int mostColumns = 8;
inline constexpr int mostLetters = 6;
inline constexpr int longestPattern = 8;
inline constexpr std::size_t mostPatterns = 64;
inline constexpr std::size_t mostStarts = 65536;  // the greatest number of boards on which a game may begin

enum class Side : std::uint8_t { max, min };
constexpr Side other(Side side) { return side == Side::max ? Side::min : Side::max; }
/// The name in options, records and JSON.
constexpr std::string_view nameOf(Side side) { return side == Side::max ? "max" : "min"; }
/// The name in sentences.
constexpr std::string_view capitalsOf(Side side) { return side == Side::max ? "MAX" : "MIN"; }

/// A board as text: one character per cell, `_` if it is empty.
using BoardText = std::string;
inline constexpr char emptyCell = '_';

/// The side that profits from a pattern.
enum class Owner : std::uint8_t { max, min, completer };

/// A pattern of letters and its owner.
struct Pattern {
    std::string text;
    Owner owner = Owner::completer;
};

/// When a game ends.
enum class Ending : std::uint8_t {
    anyPattern,  // as soon as there is a pattern, or the board is full
    boardFull,   // only when the board is full
};

/// Who wins.
enum class Winner : std::uint8_t {
    completer,           // the side that completes a pattern wins
    otherThanCompleter,  // the side that completes a pattern loses
    ownerOfPattern,      // the side whose pattern it is wins; if both sides' are completed at once, the completer
    morePatterns,        // patterns are counted at the end
    morePoints,          // patterns are counted as they are completed
};

/// The result of a full board if the patterns do not decide.
enum class FullBoard : std::uint8_t { draw, max, min };

/// Whether letters placed at random must be neighbours.
enum class Nearness : std::uint8_t { anywhere, adjacent, notAdjacent };

/// How a game begins: on the empty board, on one of several boards, or with letters placed at random.
struct Start {
    std::vector<BoardText> boards;  // one of these at random; if there are none, the empty board or `place`
    std::string place;              // letters to place, each on a cell of its own
    std::vector<int> cells;         // where they may go; empty: anywhere
    Nearness where = Nearness::anywhere;
};

/// The rules of one game.
struct Rules {
    std::string name;
    std::string text;  // the rule file itself, so that what is made from rules can name them
    int rows = 3;
    int columns = 3;
    Side first = Side::max;
    bool gravity = false;  // a letter falls to the lowest empty cell of its column
    std::string letters;   // all that may stand on the board, each once
    std::string maxLetters;
    std::string minLetters;
    std::vector<Pattern> patterns;
    bool alongRows = true;
    bool alongColumns = true;
    bool alongDiagonals = true;
    Ending ending = Ending::anyPattern;
    Winner winner = Winner::completer;
    FullBoard full = FullBoard::draw;
    bool again = false;  // the side that completes a pattern moves once more
    Start start;

    [[nodiscard]] int cells() const { return rows * columns; }
    [[nodiscard]] const std::string& lettersOf(Side side) const { return side == Side::max ? maxLetters : minLetters; }
    /// Tells whether points are counted during the game.
    [[nodiscard]] bool countsPoints() const { return winner == Winner::morePoints; }
};

/// Returns every board on which a game may begin, each once, sorted as plain strings. With random placement each is
/// equally likely.
std::vector<BoardText> legalStarts(const Rules& rules);

}  // namespace mitos::games::grid
