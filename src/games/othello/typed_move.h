#pragma once
// A move as a person types it: its number in the list of legal moves, a square (d3), or row and column from 1 (3 4).
#include <optional>
#include <string_view>
#include <vector>

#include "base/message.h"
#include "games/othello/game.h"

namespace mitos::games::othello {

/// The squares where the mover may go, in board order: the list that people see, numbered from 1. Empty where they must
/// pass.
std::vector<Square> listedMoves(const Othello& game, const Board& board);

/// Either a legal move or the reason why it is none.
struct TypedMove {
    std::optional<Square> move;
    std::optional<base::Message> problem;
};

/// Reads a move in a position in which the mover can move. Case means nothing; blanks or a comma stand
/// between row and column.
TypedMove readMove(const Othello& game, const Board& board, std::string_view typed);

}  // namespace mitos::games::othello
