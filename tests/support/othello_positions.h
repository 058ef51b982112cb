#pragma once
// Othello positions for tests of evaluations, many at once.
#include <string_view>
#include <vector>

#include "tests/support/othello_boards.h"

namespace mitos::test {

/// Returns every position of `games` random games, including the finished ones.
inline std::vector<games::othello::Board> positionsOfRandomGames(int size, int games, std::uint64_t seed) {
    base::Random random(seed);
    const games::othello::Othello othello(size);
    std::vector<games::othello::Board> positions;
    for (int i = 0; i < games; ++i) {
        randomGame(othello, random, [&](const games::othello::Board& board) { positions.push_back(board); });
    }
    return positions;
}

/// Returns boards with discs anywhere, among them an empty board and two full ones.
inline std::vector<games::othello::Board> scatteredBoards(int size, int count, std::uint64_t seed) {
    base::Random random(seed);
    const games::othello::Squares all = games::othello::squaresOf(size);
    const games::othello::Squares some = random.next() & all;
    std::vector<games::othello::Board> boards{{}, {all, 0}, {some, all & ~some}};
    for (int i = 0; i < count; ++i) boards.push_back(scatteredBoard(size, random));
    return boards;
}

/// Returns the board with the discs of both sides exchanged.
inline games::othello::Board swapped(const games::othello::Board& board) {
    return {board.white, board.black, other(board.mover)};
}

/// Reads a board from text, row by row: X black, O white, anything else empty.
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
