#pragma once
// GGF, the Generic Game Format of the game servers (I. Durdanović, M. Buro, 1990s), for Othello:
//
//     (;GM[Othello]PC[NBoard]PB[a]PW[b]RE[+2.00]TI[15:00]TY[8]BO[8 ----…---- *]B[F5/1.25/3.1]W[F6]B[D3//2];)
//
// A file holds any number of games. These properties are read and kept: PC place, DT date, PB PW players, RB RW
// ratings, TI (both) TB TW (one each) time, RE result, TY and BO size and start, B W moves with value and seconds.
// Others (komi, comments) are skipped. A value ends at the first `]`, which cannot be escaped; the values that are
// kept have at most 4 KiB.
#include <optional>
#include <string>
#include <string_view>

#include "formats/othello/game_record.h"
#include "formats/othello/ggf_ends.h"
#include "formats/text_window.h"

namespace mitos::formats::othello {

/// Reads exactly one game, whose text begins at `origin`. Blanks and line ends may stand between properties and
/// around values; without BO the game begins from the usual start; passes may be left out; the result is kept as
/// stated. Throws a base::TextError if the text is no game, and at a move that breaks the rules.
GameRecord readGgf(std::string_view text, const Origin& origin);
/// Reads exactly one game, which is the whole text of `source`.
GameRecord readGgf(std::string_view text, const std::string& source);

/// Writes the game as one line, without the line end. Throws a base::Error (input) if a name holds a `]` or a number
/// is not finite.
std::string writeGgf(const GameRecord& record);

/// Reads games one by one. Blanks and whole numbers, which servers put before a game, may stand between them.
class GgfReader {
  public:
    GgfReader(base::ByteSource bytes, std::string source) : window_(std::move(bytes), std::move(source)) {}

    /// Returns the next game; empty at the end. Throws a base::TextError for a bad game; the next call continues with
    /// the one after it.
    std::optional<GameRecord> next();

  private:
    bool skipBetween();
    bool skipToGame();

    TextWindow window_;
    GgfEnds ends_;
    bool isLost_ = false;  // the window begins where no game does
};

}  // namespace mitos::formats::othello
