#pragma once
// The final score of a game that a search has seen to its end.
#include <optional>
#include <vector>

#include "engine/othello/board.h"

namespace mitos::engine::othello {

/// Black minus white, in discs.
struct FinalScore {
    int onBoard = 0;      // empty squares count for nobody
    int withEmpties = 0;  // empty squares count for the winner
    int empties = 0;

    friend bool operator==(const FinalScore&, const FinalScore&) = default;
};

/// Returns the score of the game if `line` leads to its end, otherwise nothing.
std::optional<FinalScore> finalScore(const Othello& game, Board board, const std::vector<Square>& line);

/// Returns the difference on the board, black minus white, that the value of a finished game in a textbook search
/// stands for. Returns nothing for the value of an evaluation, and for a draw, which looks like one.
std::optional<int> finalDifference(int value);

/// Returns `final` of the JSON: the difference on the board if the line ends with the game, or if the value tells it.
inline std::optional<int> finalOf(const std::optional<FinalScore>& end, int value) {
    return end ? std::optional(end->onBoard) : finalDifference(value);
}

}  // namespace mitos::engine::othello
