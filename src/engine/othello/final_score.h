#pragma once
// The end of a game that a search has seen.
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

/// The score of the game where `line` leads to its end; nothing where it does not.
std::optional<FinalScore> finalScore(const Othello& game, Board board, const std::vector<Square>& line);

/// The difference on the board, black minus white, that a textbook search's value of a finished game stands for;
/// nothing for the value of an evaluation, and for a draw, which looks like one.
std::optional<int> finalDifference(int value);

/// `final` of the JSON: the difference on the board where the line ends with the game, or where the value says so.
inline std::optional<int> finalOf(const std::optional<FinalScore>& end, int value) {
    return end ? std::optional(end->onBoard) : finalDifference(value);
}

}  // namespace mitos::engine::othello
