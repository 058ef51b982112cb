#pragma once
// The record of one game of Othello: where it began, its moves and who played; as a file:
//
//     mitos othello 1
//     size: 8
//     first: black
//     black: person
//     white: computer, depth 6, evaluation phased
//     moves:
//     f5d6c3d3c4f4f6f3e6e7
//     d7PAg6
//
// The champion at a level is `computer, level 3`. A game that did not begin with the usual four discs has a line
// `start:` before `moves:`, the squares and then who began. After `moves:` everything is a transcript; a pass is
// written `PA` and may be left out.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/othello/game_record.h"
#include "games/othello/game.h"

namespace mitos::formats::othello {

using games::othello::Colour;
using games::othello::Othello;

/// Who plays a colour.
struct Seat {
    bool person = true;
    int depth = 0;                  // of the computer
    std::string evaluation;         // its name or the path of its file, as it was typed
    std::optional<int> level = {};  // of the champion, where it plays at one; depth and evaluation are not in the file

    friend bool operator==(const Seat&, const Seat&) = default;
};

struct Record {
    int size = 8;
    Board start;                // its mover began
    std::vector<Square> moves;  // every pass among them
    Seat black;
    Seat white;

    [[nodiscard]] const Seat& seat(Colour colour) const { return colour == Colour::black ? black : white; }
    friend bool operator==(const Record&, const Record&) = default;
};

inline constexpr int mostPlayDepth = 60;
inline constexpr int leastPlayLevel = 1;
inline constexpr int mostPlayLevel = 20;

/// `person`, `computer, depth 6, evaluation phased` or `computer, level 3`.
std::string writeSeat(const Seat& seat);
/// Nothing for other words.
std::optional<Seat> readSeat(std::string_view text);

/// The record as every format knows it, and back: players that are no seats of Mitos become persons.
GameRecord gameOf(const Record& record);
Record recordOf(const GameRecord& game);

/// The usual four discs, with this colour to move.
Board usualStart(const Othello& game, Colour first);

/// The positions from the start on: one more than there are moves.
std::vector<Board> positionsOf(const Record& record);

std::string writeRecord(const Record& record);
/// A TextError for what is no such record, or holds a move that breaks the rules.
Record readRecord(std::string_view text, const std::string& source);

}  // namespace mitos::formats::othello
