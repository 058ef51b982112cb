#pragma once
// Random Othello boards for tests.
#include <vector>

#include "base/random.h"
#include "games/othello/game.h"

namespace mitos::test {

/// Returns a board with any discs on any squares: every pattern of lines occurs, reachable in play or not.
inline games::othello::Board scatteredBoard(int size, base::Random& random) {
    using namespace games::othello;
    Board board;
    const std::uint64_t filled = 1 + random.below(9);  // in tenths of the squares
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            if (random.below(10) >= filled) continue;
            (random.below(2) == 0 ? board.black : board.white) |= bitOf(squareAt(row, column));
        }
    }
    if (random.below(2) == 0) board.mover = Colour::white;
    return board;
}

/// Calls visit(board) for every position of a game of random moves, including the start and the end.
template <class Visit>
void randomGame(const games::othello::Othello& game, base::Random& random, Visit&& visit) {
    games::othello::Board board = game.start();
    for (;;) {
        visit(board);
        std::vector<games::othello::Square> moves;
        game.forEachMove(board, [&](games::othello::Square move) { moves.push_back(move); });
        if (moves.empty()) return;
        board = game.after(board, moves[random.below(moves.size())]);
    }
}

}  // namespace mitos::test
