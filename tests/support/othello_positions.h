#pragma once
// Othello positions for tests: those of random games, and boards strewn with discs that no game would reach.
#include <string_view>
#include <vector>

#include "base/random.h"
#include "games/othello/game.h"

namespace mitos::test {

/// Every position of `games` random games, the finished ones included.
inline std::vector<games::othello::Board> positionsOfRandomGames(int size, int games, std::uint64_t seed) {
    base::Random random(seed);
    const games::othello::Othello othello(size);
    std::vector<games::othello::Board> positions;
    for (int game = 0; game < games; ++game) {
        games::othello::Board board = othello.start();
        positions.push_back(board);
        while (!othello.isOver(board)) {
            std::vector<games::othello::Square> moves;
            othello.forEachMove(board, [&](games::othello::Square move) { moves.push_back(move); });
            board = othello.after(board, moves[random.below(moves.size())]);
            positions.push_back(board);
        }
    }
    return positions;
}

/// Any number of discs anywhere, from an empty board to a full one.
inline std::vector<games::othello::Board> strewnBoards(int size, int count, std::uint64_t seed) {
    base::Random random(seed);
    const games::othello::Squares all = games::othello::squaresOf(size);
    std::vector<games::othello::Board> boards;
    for (int i = 0; i < count; ++i) {
        const std::uint64_t emptiness = random.below(101);
        games::othello::Board board;
        for (games::othello::Squares left = all; left != 0; left &= left - 1) {
            if (random.below(100) < emptiness) continue;
            (random.below(2) == 0 ? board.black : board.white) |= left & (0 - left);
        }
        boards.push_back(board);
    }
    return boards;
}

/// The board with the discs of both sides exchanged.
inline games::othello::Board swapped(const games::othello::Board& board) {
    return {board.white, board.black, other(board.mover)};
}

/// From text, row by row: X black, O white, anything else empty.
inline games::othello::Board boardOf(std::string_view text, int size = 8) {
    games::othello::Board board;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto cell = static_cast<int>(i);
        const auto bit = games::othello::bitOf(games::othello::squareAt(cell / size, cell % size));
        if (text[i] == 'X') board.black |= bit;
        if (text[i] == 'O') board.white |= bit;
    }
    return board;
}

}  // namespace mitos::test
