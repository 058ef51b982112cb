#pragma once
// The rules of a placement game as data: what a rule file says, checked and complete.
//
// Two sides, MAX and MIN, write letters into the empty cells of a grid. Patterns are letters in adjacent cells, read
// along rows, columns and diagonals. Cells are numbered row by row from the top left corner, 0 first.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mitos::games::grid {

inline constexpr int mostRows = 8;
inline constexpr int mostColumns = 8;
inline constexpr int mostLetters = 6;
inline constexpr int longestPattern = 8;
inline constexpr std::size_t mostPatterns = 64;
inline constexpr std::size_t mostStarts = 65536;  // as many boards as a game may begin on

enum class Side : std::uint8_t { max, min };
constexpr Side other(Side side) { return side == Side::max ? Side::min : Side::max; }

/// A board as text: one character a cell, `_` where it is empty.
using BoardText = std::string;
inline constexpr char emptyCell = '_';

/// Who profits from a pattern.
enum class Owner : std::uint8_t { max, min, completer };

struct Pattern {
    std::string text;
    Owner owner = Owner::completer;
};

enum class Ending : std::uint8_t {
    anyPattern,  // as soon as a pattern stands, or the board is full
    boardFull,   // only when the board is full
};

enum class Winner : std::uint8_t {
    completer,           // who completes a pattern wins
    otherThanCompleter,  // who completes a pattern loses
    ownerOfPattern,      // the side whose pattern it is wins; of both sides' at once, the completer
    morePatterns,        // patterns are counted at the end
    morePoints,          // patterns are counted as they are completed
};

/// What a full board means when the patterns do not decide.
enum class FullBoard : std::uint8_t { draw, max, min };

enum class Nearness : std::uint8_t { anywhere, adjacent, notAdjacent };

/// How a game begins: on the empty board, on one of several boards, or with letters placed at random.
struct Start {
    std::vector<BoardText> boards;  // one of these at random; empty: the empty board, or `place`
    std::string place;              // letters to place, each on a cell of its own
    std::vector<int> cells;         // where they may go; empty: anywhere
    Nearness where = Nearness::anywhere;
};

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
    bool again = false;  // who completes a pattern moves once more
    Start start;

    [[nodiscard]] int cells() const { return rows * columns; }
    [[nodiscard]] const std::string& lettersOf(Side side) const { return side == Side::max ? maxLetters : minLetters; }
    /// Points are kept while the game goes on.
    [[nodiscard]] bool countsPoints() const { return winner == Winner::morePoints; }
};

/// Every board on which a game may begin, in the order of their texts as plain strings, each once. Random placement means
/// one of these, each equally likely.
std::vector<BoardText> legalStarts(const Rules& rules);

}  // namespace mitos::games::grid
