#pragma once
// Games as a line of squares: `f5d6c3d3c4`.
#include <string>
#include <string_view>
#include <vector>

#include "games/othello/game.h"

namespace mitos::games::othello {

/// A game from some position on; every pass is among its moves.
struct Transcript {
    Board start;
    std::vector<Square> moves;
    Board end;  // the position after the moves

    friend bool operator==(const Transcript&, const Transcript&) = default;
};

/// Reads squares one after the other; case and blanks mean nothing. A pass may be written (`PA`, `PS`, `pass` or
/// `--`) or left out where the next move belongs to the other side; a pass at the very end is made only if it is
/// written. Throws a TextError with place and reason if a move is not legal.
Transcript readTranscript(const Othello& game, const Board& start, std::string_view text, const std::string& source,
                          std::size_t firstLine = 1);

/// Whether passes are written (as `PA`).
enum class Passes { leftOut, written };

/// Writes moves in small letters, without blanks.
std::string writeTranscript(const std::vector<Square>& moves, Passes passes = Passes::leftOut);

}  // namespace mitos::games::othello
