#include "engine/othello/final_score.h"

#include <cstdlib>

namespace mitos::engine::othello {
std::optional<FinalScore> finalScore(const Othello& game, Board board, const std::vector<Square>& line) {
    for (const Square move : line) {
        if (!game.isLegal(board, move)) return std::nullopt;
        board = game.after(board, move);
    }
    if (!game.isOver(board)) return std::nullopt;
    const games::othello::Score plain = games::othello::scoreOnBoard(board);
    const games::othello::Score whole = games::othello::scoreWithEmptiesToWinner(game, board);
    return FinalScore{plain.black - plain.white, whole.black - whole.white, games::othello::discs(game.empties(board))};
}

std::optional<int> finalDifference(int value) {
    if (std::abs(value) < Othello::winValue) return std::nullopt;
    return value > 0 ? value - Othello::winValue : value + Othello::winValue;
}

}  // namespace mitos::engine::othello
