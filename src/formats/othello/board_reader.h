#pragma once
// A reader of positions. Each stands on a line of its own (`board mover`, as in obf.h) or is drawn with a line for
// each row, as in books, by `mitos play` and by `showboard` of GTP:
//
//         a b c d e f g h
//       1 - - - - - - - - 1
//       2 - - - - - - - - 2        The letters of columns, the numbers of rows and the blanks may be missing.
//       3 - - - - . - - - 3        Brackets around the last move are skipped; a dot for a move is an empty square.
//       4 - - - O X . - - 4
//       5 - - - X X(X)- - 5
//       …
//     White (O) to move
//
// The line below names the side to move: `X`, `O`, `white to move`, `White (O) to move:`, in Greek too. Without it,
// the side moves whose legal moves are exactly the dots; failing that, black if the number of discs is even, and
// white if it is odd, as in a game without passes; but the other side if only that one has a move.
#include <optional>
#include <string>

#include "formats/line_reader.h"
#include "formats/othello/obf.h"

namespace mitos::formats::othello {

/// Returns whether the line is a row of a drawn board, or the letters above one.
bool looksDrawn(std::string_view line);

/// Reads positions one by one from a text; the head of this file describes their forms.
class BoardReader {
  public:
    BoardReader(base::ByteSource bytes, std::string source) : lines_(std::move(bytes), std::move(source)) {}

    /// Returns the next position; empty at the end. Throws a base::TextError for a bad one; the next call continues
    /// after it.
    std::optional<ScoredPosition> next();

  private:
    /// Makes sure that text_ holds a line that was not used yet; returns false at the end of the text.
    bool readLine();
    ScoredPosition readDrawing();
    std::string takeRow(std::size_t size, std::size_t before);

    LineReader lines_;
    std::string text_;  // the last line; not used yet if held_
    Origin origin_;
    bool held_ = false;
};

}  // namespace mitos::formats::othello
