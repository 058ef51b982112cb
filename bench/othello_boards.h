#pragma once
// Othello positions for the benchmarks: from random games, the same every time.
#include <vector>

#include "base/random.h"
#include "games/othello/game.h"

namespace mitos::bench {

inline std::vector<games::othello::Board> othelloBoards(std::size_t count) {
    using games::othello::Board;
    using games::othello::Square;
    const games::othello::Othello game;
    base::Random random(2026);
    std::vector<Board> boards;
    while (boards.size() < count) {
        Board board = game.start();
        while (!game.isOver(board) && boards.size() < count) {
            boards.push_back(board);
            std::vector<Square> moves;
            game.forEachMove(board, [&](Square move) { moves.push_back(move); });
            board = game.after(board, moves[random.below(moves.size())]);
        }
    }
    return boards;
}

}  // namespace mitos::bench
