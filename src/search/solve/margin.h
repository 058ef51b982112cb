#pragma once
// The margin of a position in one byte, for games with points: how many more points than the other side the mover
// still makes from there.
//
//     0          not a position of this game
//     1 2 3      marks of the walk up, never in a finished table: who may be to move in the position, the side that
//                begins (1), the other side (2) or either (3)
//     4 … 252    margin -124 … 124
#include "search/solve/score.h"

namespace mitos::search::solve {

inline constexpr int evenMargin = 128;  // the byte of margin 0

/// Returns the byte of a margin.
constexpr Score storedMargin(int margin) { return static_cast<Score>(evenMargin + margin); }
/// Returns the margin of a byte.
constexpr int marginOf(Score stored) { return stored - evenMargin; }

inline constexpr Score firstMoves = 1;
inline constexpr Score otherMoves = 2;
inline constexpr Score eitherMoves = 3;

/// Returns whether the byte is a mark of the walk up.
constexpr bool isMoverMark(Score stored) { return stored >= firstMoves && stored <= eitherMoves; }
/// Returns the mark of the same boards with the other side to move.
constexpr Score otherMover(Score mark) { return mark == eitherMoves ? mark : static_cast<Score>(eitherMoves - mark); }
/// Returns how many sides may be to move.
constexpr unsigned moversIn(Score mark) { return mark == eitherMoves ? 2 : 1; }

}  // namespace mitos::search::solve
