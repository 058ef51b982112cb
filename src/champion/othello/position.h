#pragma once
// A position as its mover sees it, and what the engine asks of it outside its hot code.
#include "games/othello/moves.h"

namespace mitos::champion::othello {

using games::othello::Square;
using games::othello::Squares;

/// A position as the side to move sees it.
struct Position {
    Squares own = 0;
    Squares opponent = 0;

    friend constexpr bool operator==(const Position&, const Position&) = default;
};

inline int emptySquares(const Position& position) {
    return 64 - games::othello::discs(position.own | position.opponent);
}

/// Returns the legal moves.
inline Squares movesOf(const Position& position) { return games::othello::legalMoves(position.own, position.opponent); }

inline bool canMove(const Position& position) { return movesOf(position) != 0; }
/// Returns the position after a pass.
inline Position passed(const Position& position) { return {position.opponent, position.own}; }
inline bool isOver(const Position& position) { return !canMove(position) && !canMove(passed(position)); }

/// Returns the position after a legal move.
inline Position afterMove(const Position& position, Square at) {
    const Squares turned = games::othello::flips(position.own, position.opponent, at);
    return {position.opponent ^ turned, position.own ^ turned ^ games::othello::bitOf(at)};
}

/// Returns the final score of a finished game for the mover, in discs. Empty squares go to the winner.
inline int finalScore(const Position& position) {
    const int difference = games::othello::discs(position.own) - games::othello::discs(position.opponent);
    const int empty = emptySquares(position);
    return difference > 0 ? difference + empty : difference < 0 ? difference - empty : 0;
}

/// Returns the even number next to `discs`, away from zero. Final scores are even, so the window around a guess is
/// centred on an even one.
constexpr int nextEven(int discs) { return discs >= 0 ? (discs + 1) / 2 * 2 : -((-discs + 1) / 2 * 2); }

}  // namespace mitos::champion::othello
