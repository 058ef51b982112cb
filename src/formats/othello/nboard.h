#pragma once
// The lines of the NBoard protocol, version 2 (C. Welty), both ways: what a front end sends and what an engine sends back.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/othello/board.h"

namespace mitos::formats::othello::nboard {

using games::othello::Square;

/// A move with what its maker thought of it: `F5/2.13/0.5`, `F5//0.5`, `F5`; some write blanks instead of strokes.
struct ToldMove {
    Square move = games::othello::pass;
    std::optional<double> evaluation;  // discs, for the mover
    std::optional<double> seconds;
};
/// Nothing when the text begins with no square and no pass, or something that is no number stands where one belongs.
std::optional<ToldMove> readMove(std::string_view text);
/// `F5/2.13/0.50`; numbers that are not there are left out, with the strokes at the end.
std::string writeMove(const ToldMove& told);

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
    int number = 0;    // of those that have one
    std::string text;  // the game or the move
    std::optional<ToldMove> move;
};
/// A command whose number or move makes no sense is unknown.
FromFrontEnd readCommand(std::string_view line);

/// How far the search behind a hint has looked.
struct Looked {
    enum class How : std::uint8_t { depth, outcome, exact };  // so many plies; win, loss or draw; the score
    How how = How::depth;
    int depth = 0;
};
/// `search F5D6C3 2.13 0 12 text`. The line has no blanks; a pass is `PA`.
std::string writeHint(const std::vector<Square>& line, double evaluation, const Looked& looked, std::string_view text);

/// The move of an engine's `=== F5/2.13/0.5`, with or without the blank after the sign; nothing when it is another line.
std::optional<ToldMove> readChosen(std::string_view line);

}  // namespace mitos::formats::othello::nboard
