#pragma once
// The lines of the NBoard protocol, version 2 (C. Welty): commands of a front end and responses of an engine.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/othello/board.h"

namespace mitos::formats::othello::nboard {

using games::othello::Square;

/// A move with its value and time: `F5/2.13/0.5`, `F5//0.5` or `F5`; some programs write blanks instead of slashes.
struct ToldMove {
    Square move = games::othello::pass;
    std::optional<double> evaluation;  // in discs, for the mover
    std::optional<double> seconds;
};
/// Reads a move; empty if the text does not begin with a square or a pass, or if a value or time is no number.
std::optional<ToldMove> readMove(std::string_view text);
/// Writes a move, `F5/2.13/0.50`. Numbers that are unknown are left out, and so are slashes at the end.
std::string writeMove(const ToldMove& told);

/// A command of a front end; `what` says which of the other members count.
struct FromFrontEnd {
    enum class What : std::uint8_t {
        nothing,  // an empty line
        unknown,
        start,     // nboard N
        depth,     // set depth N
        game,      // set game GGF
        contempt,  // set contempt N
        move,      // move M, or in version 1 the bare move
        hint,      // hint N
        go,
        ping,  // ping N
        learn,
        analyze,
        quit,
    };
    What what = What::nothing;
    int number = 0;    // N above
    std::string text;  // the game or the move
    std::optional<ToldMove> move;
};
/// Reads a command; one whose number or move cannot be read is unknown.
FromFrontEnd readCommand(std::string_view line);

/// The reach of the search behind a hint.
struct Looked {
    enum class How : std::uint8_t { depth, outcome, exact };  // so many plies; win, loss or draw; the score
    How how = How::depth;
    int depth = 0;
};
/// Writes a hint, `search F5D6C3 2.13 0 12 text`. The moves of `line` have no blanks between them; a pass is `PA`.
std::string writeHint(const std::vector<Square>& line, double evaluation, const Looked& looked, std::string_view text);

/// Returns the move of an engine's `=== F5/2.13/0.5`, with or without the blank after the sign; empty for any other
/// line.
std::optional<ToldMove> readChosen(std::string_view line);

}  // namespace mitos::formats::othello::nboard
