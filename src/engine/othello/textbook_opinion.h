#pragma once
// The result of a textbook search as an opinion: for the side to move, and in discs as far as its evaluation allows.
#include "engine/othello/opinion.h"

namespace mitos::engine::othello {

/// Returns how many discs one point of an evaluation is worth: exactly for the champion's weights, otherwise so that
/// its values spread as the final scores of good players do. Takes about a millisecond.
double discsPerPoint(const Othello& game, const Evaluation& evaluation);

/// Returns the value of `board` for its mover. `black` is what a textbook search found (black minus white, finished
/// games beyond Othello::winValue) and `line` its principal variation; `exhaustive` if it saw all games to their end.
Value valueOf(const Othello& game, const Board& board, int black, bool exhaustive, const std::vector<Square>& line,
              double discsPerPoint);

/// Returns the opinion about `board`, on which `report` is.
Opinion opinionOf(const Othello& game, const Board& board, SearchReport report, double discsPerPoint);

/// Returns the opinion about a move of `board`, where `report` is on the position after it.
Opinion moveOpinionOf(const Othello& game, const Board& board, Square move, SearchReport report, double discsPerPoint);

/// Sorts the moves by what their textbook searches found for the mover of `board`. Moves without a value come last.
void sortBestFirst(MoveValues& values, const Board& board);

}  // namespace mitos::engine::othello
