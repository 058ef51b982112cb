// Exact values compared with a minimax of the test's own, without cutoffs or memory.
#include "engine/othello/exact_search.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/othello/board.h"
#include "games/othello/transcript.h"
#include "tests/support/othello_boards.h"

namespace mitos::engine::othello {
namespace exact_search_test {

const base::StopFlag never;

int bruteForce(const Othello& game, const Board& board) {
    if (game.isOver(board)) return game.finalValue(board);
    const bool black = board.mover == Colour::black;
    int best = black ? -2 * Othello::winValue : 2 * Othello::winValue;
    game.forEachMove(board, [&](Square move) {
        const int value = bruteForce(game, game.after(board, move));
        best = black ? std::max(best, value) : std::min(best, value);
    });
    return best;
}

// Returns the disc difference that a final value stands for, black minus white.
int discsOf(int value) { return value % Othello::winValue; }

void expectExact(const Othello& game, const Board& board) {
    SearchRequest request;
    request.root = board;
    const MoveValues values = exactValues(game, request, never);
    for (const Opinion& entry : values.moves) {
        ASSERT_TRUE(entry.isComplete() && entry.value.proven);
        EXPECT_EQ(entry.report->value, bruteForce(game, game.after(board, entry.move)))
            << writeBoard(game.size(), board) << ' ' << writeSquare(entry.move);
        const Board end = afterLine(game, board, entry.line);
        EXPECT_TRUE(game.isOver(end)) << "the line goes to the end of the game";
        EXPECT_EQ(game.finalValue(end), entry.report->value);
        EXPECT_EQ(entry.value.onBoard, std::optional(signFor(board) * discsOf(entry.report->value)));
    }
    const SearchReport report = solveExactly(game, request, never);
    EXPECT_TRUE(report.exhaustive);
    EXPECT_EQ(report.value, bruteForce(game, board));
}

TEST(ExactValues, OneMoveAloneWinsOnTheSmallestBoardAfterA2) {
    const Othello game(4);
    SearchRequest request;
    request.root = games::othello::readTranscript(game, game.start(), "a2", "test").end;
    ASSERT_EQ(request.root.mover, Colour::white);
    std::map<std::string, int> forWhite;
    for (const Opinion& entry : exactValues(game, request, never).moves) {
        EXPECT_EQ(entry.report->value, bruteForce(game, game.after(request.root, entry.move)));
        forWhite[writeSquare(entry.move)] = -discsOf(entry.report->value);
    }
    EXPECT_EQ(forWhite.at("a1"), 8);
    EXPECT_EQ(forWhite.at("c1"), -9);
    for (const auto& [move, discs] : forWhite) {
        EXPECT_TRUE(move == "a1" || discs < 0) << move << " " << discs;
    }
}

TEST(ExactValues, AreThoseOfMinimaxInEndingsOfEverySize) {
    base::Random random(23);
    for (const int size : {4, 6, 8}) {
        const Othello game(size);
        const int most = size == 4 ? 9 : 7;
        for (int i = 0; i < 8; ++i) {
            test::randomGame(game, random, [&](const Board& board) {
                if (games::othello::discs(game.empties(board)) <= most && !game.isOver(board)) expectExact(game, board);
            });
        }
    }
}

TEST(ExactValues, TellWhichMovesALimitLeftUnknown) {
    const Othello game(6);
    SearchRequest request;
    request.root = game.start();
    request.settings.limits.nodes = 5000;
    const MoveValues values = exactValues(game, request, never);
    EXPECT_EQ(values.halt, base::Halt::nodes);
    for (const Opinion& entry : values.moves) EXPECT_FALSE(entry.isComplete());
}

}  // namespace exact_search_test
}  // namespace mitos::engine::othello
