#include "arena/othello/game.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "games/othello/board_text.h"

namespace mitos::arena::othello {
namespace othello_game_test {

using games::othello::Board;
using games::othello::Colour;
using games::othello::Othello;
using games::othello::Score;
using games::othello::Square;

Player firstMove(const Othello& game) {
    return [game](const GameResult& soFar) { return games::othello::firstOf(game.moves(soFar.end)); };
}

TEST(OthelloGame, IsPlayedByTheRulesToItsEnd) {
    const Othello game;
    const GameResult result = playGame(game, game.start(), firstMove(game), firstMove(game));
    EXPECT_EQ(result.ending, Ending::played);
    Board board = game.start();
    for (const Square move : result.moves) {
        ASSERT_TRUE(game.isLegal(board, move));
        board = game.after(board, move);
    }
    EXPECT_EQ(board, result.end);
    EXPECT_TRUE(game.isOver(board));
    EXPECT_EQ(result.score.black + result.score.white, 64);
}

TEST(OthelloGame, AsksNobodyWhoMustPass) {
    const Othello game;
    base::Random random(7);
    int passes = 0;
    const Player player = [&](const GameResult& soFar) {
        const Board& board = soFar.end;
        EXPECT_NE(game.moves(board), 0U);
        std::vector<Square> moves;
        game.forEachMove(board, [&](Square move) { moves.push_back(move); });
        return moves[random.below(moves.size())];
    };
    for (int i = 0; i < 50; ++i) {
        for (const Square move : playGame(game, game.start(), player, player).moves) {
            if (move == games::othello::pass) ++passes;
        }
    }
    EXPECT_GT(passes, 0);
}

TEST(OthelloGame, GivesTheEmptySquaresToTheWinner) {
    const Othello game(4);
    // Black takes the last white disc; most squares stay empty.
    const Board start = games::othello::readBoard(4, "XO-------------- X", "test");
    const GameResult result = playGame(game, start, firstMove(game), firstMove(game));
    EXPECT_EQ(result.score, (Score{16, 0}));
    EXPECT_EQ(result.blackPoints(), 1);
    GameResult drawn;
    drawn.score = {32, 32};
    EXPECT_EQ(drawn.blackPoints(), 0.5);
}

TEST(OthelloGame, IsLostByAnIllegalMove) {
    const Othello game;
    const Player wrong = [](const GameResult&) { return Square{0}; };
    const GameResult result = playGame(game, game.start(), firstMove(game), wrong);
    EXPECT_EQ(result.ending, Ending::illegal);
    EXPECT_EQ(result.moves.size(), 1U);
    EXPECT_EQ(result.score, (Score{64, 0}));
    EXPECT_EQ(playGame(game, game.start(), wrong, firstMove(game)).blackPoints(), 0);
}

TEST(OthelloGame, StaysUnfinishedWhenAPlayerStops) {
    const Othello game;
    int asked = 0;
    const Player tired = [&](const GameResult& soFar) -> std::optional<Square> {
        if (++asked == 3) return std::nullopt;
        return games::othello::firstOf(game.moves(soFar.end));
    };
    const GameResult result = playGame(game, game.start(), tired, firstMove(game));
    EXPECT_EQ(result.ending, Ending::unfinished);
    EXPECT_EQ(result.moves.size(), 4U);
}

}  // namespace othello_game_test
}  // namespace mitos::arena::othello
