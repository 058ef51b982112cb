#pragma once
// The record of one game of a rule file: its start and its moves. As a file:
//
//     mitos game 1
//     game: XOX
//     rules: xox
//     first: max
//     start: X__/___/___/__O
//     0 1 X
//     2 2 O
#include <string>
#include <string_view>
#include <vector>

#include "games/grid/placement_game.h"

namespace mitos::formats::grid {

using games::grid::BoardText;
using games::grid::GridState;
using games::grid::PlacementGame;
using games::grid::Placing;
using games::grid::Side;

/// The start and the moves of one game.
struct Record {
    std::string rules;  // the name of the game or the path of its rule file, as it was typed
    Side first = Side::max;
    BoardText start;
    std::vector<Placing> moves;
};

/// Returns the positions from the start on: one more than there are moves.
std::vector<GridState> positionsOf(const PlacementGame& game, const Record& record);

std::string writeRecord(const PlacementGame& game, const Record& record);
/// Reads a record. The side that begins is the one that the record names, whatever `game` says. Throws a
/// base::TextError if the text is no record, is one of another game, or holds a move that breaks the rules.
Record readRecord(const PlacementGame& game, std::string_view text, const std::string& source);

/// The results of both sides at the end: their patterns on the board or, in a game of points, their points.
struct Tally {
    int max = 0;
    int min = 0;
};
Tally tallyOf(const PlacementGame& game, const Record& record);

}  // namespace mitos::formats::grid
