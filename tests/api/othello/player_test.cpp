#include "api/othello/player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "api/othello/typed_move.h"

namespace mitos::api::othello {
namespace player_test {

PlayerOptions options(int depth, turns::Method method = turns::Method::alphabeta) {
    PlayerOptions how;
    how.settings.depth = depth;
    how.settings.method = method;
    how.settings.closedSet = method == turns::Method::alphabeta;
    if (method == turns::Method::alphabeta) how.settings.order = turns::Order::searched;
    how.evaluationName = "phased";
    return how;
}

Player player(int size, const PlayerOptions& how) {
    return {Othello(size), Evaluation(findEvaluation("phased"), size), how};
}

// A position after so many random moves.
Board wander(const Othello& game, int moves, base::Random& random) {
    Board board = game.start();
    for (int i = 0; i < moves && !game.isOver(board); ++i) {
        const std::vector<Square> list = listedMoves(game, board);
        board = game.after(board, list.empty() ? games::othello::pass : list[random.below(list.size())]);
    }
    return board;
}

TEST(OthelloPlayer, DrawsAllMovesOfTheTiedSetAndNoOther) {
    const Othello game(8);
    const base::StopFlag stop;
    const Player computer = player(8, options(3));
    base::Random random(1);
    std::set<Square> drawn;
    for (int i = 0; i < 200; ++i) drawn.insert(computer.think(game.start(), &random, stop).move);
    EXPECT_EQ(drawn.size(), 4U) << "the four first moves are mirrors of each other";
    const Thought first = computer.think(game.start(), nullptr, stop);
    EXPECT_EQ(first.move, first.report.tied.front());
}

TEST(OthelloPlayer, HintsHoldTheValueOfEveryMove) {
    const Othello game(6);
    const base::StopFlag stop;
    const Player usual = player(6, options(4));
    const Player plain = player(6, options(4, turns::Method::minimax));
    base::Random random(7);
    for (int i = 0; i < 60; ++i) {
        const Board board = wander(game, i % 28, random);
        if (game.isOver(board) || game.moves(board) == 0) continue;
        const Thought expected = plain.think(board, nullptr, stop);
        const Hint hint = usual.hint(board, stop);
        EXPECT_EQ(hint.best.report.value, expected.report.value);
        if (hint.moves.empty()) continue;  // the machine was slow just now
        std::vector<Square> best;
        for (const Hint::Worth& worth : hint.moves) {
            if (worth.value == expected.report.value) best.push_back(worth.move);
            if (board.mover == Colour::black) {
                EXPECT_LE(worth.value, expected.report.value);
            } else {
                EXPECT_GE(worth.value, expected.report.value);
            }
        }
        EXPECT_EQ(best, expected.report.tied);
        EXPECT_EQ(hint.moves.size(), listedMoves(game, board).size());
    }
}

TEST(OthelloPlayer, ALegalMoveEvenWhenStoppedAtOnce) {
    const Othello game(8);
    base::StopFlag stop;
    stop.raise();
    EXPECT_TRUE(game.isLegal(game.start(), player(8, options(60)).think(game.start(), nullptr, stop).move));
}

TEST(OthelloPlayer, TellsFinalValuesFromJudgements) {
    EXPECT_EQ(finalDifference(Othello::winValue + 12), 12);
    EXPECT_EQ(finalDifference(-Othello::winValue - 61), -61);
    EXPECT_EQ(finalDifference(0), std::nullopt);
    EXPECT_EQ(finalDifference(evaluations::mostValue), std::nullopt);
    EXPECT_EQ(finalDifference(-evaluations::mostValue), std::nullopt);
}

}  // namespace player_test
}  // namespace mitos::api::othello
