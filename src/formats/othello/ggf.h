#pragma once
// GGF, the Generic Game Format of the game servers (I. Durdanović, M. Buro, 1990s), for Othello:
//
//     (;GM[Othello]PC[NBoard]PB[a]PW[b]RE[+2.00]TI[15:00]TY[8]BO[8 ----…---- *]B[F5/1.25/3.1]W[F6]B[D3//2];)
//
// One game, or as many as one likes, one after the other. Read and kept: PC place, DT date, PB PW players, RB RW ratings, TI (both)
// TB TW (one each) time, RE result, TY and BO size and start, B W moves with value and seconds. Other properties (komi, comments) are
// passed over. A value ends at the first `]`: nothing escapes it; one that is read has at most 4 KiB.
#include <optional>
#include <string>
#include <string_view>

#include "formats/othello/game_record.h"
#include "formats/othello/ggf_ends.h"
#include "formats/text_window.h"

namespace mitos::formats::othello {

/// Exactly one game. A TextError for what is none, and for a move that breaks the rules, at its place. Blanks and line ends may stand
/// between properties and around values; without BO the game begins as usual; passes may be left out; the result is kept as it
/// is stated.
GameRecord readGgf(std::string_view text, const Origin& origin);
GameRecord readGgf(std::string_view text, const std::string& source);

/// One line without its end. An Error (input) where a name holds a `]`, or a number is not finite.
std::string writeGgf(const GameRecord& record);

/// Game after game. Between them stand blanks, and the whole numbers that servers put before a game.
class GgfReader {
  public:
    GgfReader(base::ByteSource bytes, std::string source) : window_(std::move(bytes), std::move(source)) {}

    /// Nothing at the end. A TextError for a bad game; the next call goes on with the one after it.
    std::optional<GameRecord> next();

  private:
    bool skipBetween();
    bool skipToGame();

    TextWindow window_;
    GgfEnds ends_;
    bool isLost_ = false;  // the text stands where no game begins
};

}  // namespace mitos::formats::othello
