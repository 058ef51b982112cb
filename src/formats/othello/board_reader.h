#pragma once
// Positions out of a text, one after the other: each on a line of its own (`board mover`, as in obf.h), or drawn, a line for each
// row, as `mitos play`, `showboard` of GTP and books draw it:
//
//         a b c d e f g h
//       1 - - - - - - - - 1
//       2 - - - - - - - - 2        Letters of columns and numbers of rows may be missing, on one side or on both, blanks too;
//       3 - - - - . - - - 3        brackets around the last move and dots for moves are taken for what stands there.
//       4 - - - O X . - - 4
//       5 - - - X X(X)- - 5
//       …
//     White (O) to move
//
// Who moves is said by the line below: `X`, `O`, `white to move`, `White (O) to move:`, in Greek too. Where nobody says it, dots that
// are exactly the moves of one side say it, and otherwise the number of discs, which is even when black moves and nobody has passed.
#include <optional>
#include <string>

#include "formats/line_reader.h"
#include "formats/othello/obf.h"

namespace mitos::formats::othello {

/// Is this a row of a drawn board, or the letters above it?
bool looksDrawn(std::string_view line);

class BoardReader {
  public:
    BoardReader(base::ByteSource bytes, std::string source) : lines_(std::move(bytes), std::move(source)) {}

    /// Nothing at the end. A TextError for a bad one; the next call goes on behind it.
    std::optional<ScoredPosition> next();

  private:
    /// Is there a line that was not used yet?
    bool readLine();
    ScoredPosition readDrawing();
    std::string takeRow(std::size_t size, std::size_t before);

    LineReader lines_;
    std::string text_;  // the line that was read and not yet used
    Origin origin_;
    bool held_ = false;
};

}  // namespace mitos::formats::othello
