#pragma once
// The record of one game: where it began and its moves; as a file:
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

struct Record {
    std::string rules;  // the game's name or the rule file's path, as it was typed
    Side first = Side::max;
    BoardText start;
    std::vector<Placing> moves;
};

/// The positions from the start on: one more than there are moves.
std::vector<GridState> positionsOf(const PlacementGame& game, const Record& record);

std::string writeRecord(const PlacementGame& game, const Record& record);
/// A TextError for what is no record, or none of this game, or holds a move that breaks its rules. The record's own `first`
/// counts, not that of `game`.
Record readRecord(const PlacementGame& game, std::string_view text, const std::string& source);

/// What the sides have made in the end: patterns on the board, or points as they were scored.
struct Tally {
    int max = 0;
    int min = 0;
};
Tally tallyOf(const PlacementGame& game, const Record& record);

}  // namespace mitos::formats::grid
