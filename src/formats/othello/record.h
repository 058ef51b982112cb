#pragma once
// The record of one game of Othello: its start, its moves and its players. As a file:
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
// `start:` before `moves:`, with the squares and the side that began. Everything after `moves:` is a transcript; a
// pass is written `PA` and may be left out.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/othello/game_record.h"
#include "games/othello/game.h"

namespace mitos::formats::othello {

using games::othello::Colour;
using games::othello::Othello;

/// The player of a colour: a person or the computer.
struct Seat {
    bool person = true;
    int depth = 0;                  // of the computer's search
    std::string evaluation;         // its name or the path of its file, as it was typed
    std::optional<int> level = {};  // of the champion; if set, depth and evaluation are not in the file

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// One game of Othello that was played with Mitos.
struct Record {
    int size = 8;
    Board start;                // its mover makes the first move
    std::vector<Square> moves;  // passes included
    Seat black;
    Seat white;

    [[nodiscard]] const Seat& seat(Colour colour) const { return colour == Colour::black ? black : white; }
    friend bool operator==(const Record&, const Record&) = default;
};

inline constexpr int mostPlayDepth = 60;
inline constexpr int leastPlayLevel = 1;
inline constexpr int mostPlayLevel = 20;

/// Writes a player: `person`, `computer, depth 6, evaluation phased` or `computer, level 3`.
std::string writeSeat(const Seat& seat);
/// Reads a player as writeSeat() writes it; empty for any other text.
std::optional<Seat> readSeat(std::string_view text);

/// Returns the record in the form from which every format is written.
GameRecord gameOf(const Record& record);
/// Returns the game as a record; players whose names writeSeat() does not write become persons.
Record recordOf(const GameRecord& game);

/// Returns the usual four discs, with this colour to move.
Board usualStart(const Othello& game, Colour first);

/// Returns the positions from the start on: one more than there are moves.
std::vector<Board> positionsOf(const Record& record);

std::string writeRecord(const Record& record);
/// Reads a record. Throws a base::TextError if the text is none or holds a move that breaks the rules.
Record readRecord(std::string_view text, const std::string& source);

}  // namespace mitos::formats::othello
