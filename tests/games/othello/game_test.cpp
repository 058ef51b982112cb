#include "games/othello/game.h"

#include <gtest/gtest.h>

#include <set>

#include "base/error.h"
#include "games/othello/board_text.h"
#include "games/othello/score.h"
#include "search/turns/game.h"
#include "tests/support/othello_boards.h"
#include "tests/support/thrown.h"
#include "texts/othello.h"

namespace mitos::games::othello {
namespace game_test {

static_assert(search::turns::Game<Othello>);

std::string movesText(const Othello& game, const Board& board) {
    std::string list;
    game.forEachMove(board, [&](Square move) { list += writeSquare(move) + " "; });
    return list;
}

TEST(Othello, StartsWithWhiteOnD4AndE5) {
    const Othello game;
    EXPECT_EQ(writeBoard(8, game.start()), "---------------------------OX------XO--------------------------- X");
    EXPECT_EQ(movesText(game, game.start()), "d3 c4 f5 e6 ");
}

TEST(Othello, StartsInTheMiddleOfSmallBoards) {
    EXPECT_EQ(writeBoard(4, Othello(4).start()), "-----OX--XO----- X");
    EXPECT_EQ(writeBoard(6, Othello(6).start()), "--------------OX----XO-------------- X");
    EXPECT_EQ(movesText(Othello(4), Othello(4).start()), "b1 a2 d3 c4 ");
    EXPECT_EQ(movesText(Othello(6), Othello(6).start()), "c2 b3 e4 d5 ");
}

TEST(Othello, IsPlayedOnBoardsOf4And6And8) {
    for (const int size : {-8, 0, 1, 2, 3, 5, 7, 9, 10, 64}) {
        const auto error = test::thrownBy<base::Error>([&] { const Othello game(size); });
        ASSERT_TRUE(error) << size;
        EXPECT_EQ(error->message().phrase(), text::othelloBadSize);
        EXPECT_EQ(error->fault(), base::Fault::usage);
    }
}

TEST(Othello, KeepsSmallBoardsInTheirCorner) {
    EXPECT_EQ(Othello(4).squares(), 0x0F0F0F0FU);
    EXPECT_EQ(Othello(6).squares(), 0x3F3F3F3F3F3FU);
    EXPECT_EQ(Othello(8).squares(), ~Squares{0});
    base::Random random(4);
    for (const int size : {4, 6}) {
        const Othello game(size);
        for (int i = 0; i < 20; ++i) {
            test::randomGame(game, random,
                             [&](const Board& board) { EXPECT_EQ(board.occupied() & ~game.squares(), 0U); });
        }
    }
}

TEST(Othello, PassesOnlyWhereTheOtherSideCanMove) {
    const Othello game(4);
    const Board board = readBoard(4, "-OX- ---- ---- ---- O", "test");  // white cannot, black can
    EXPECT_EQ(movesText(game, board), "d1 ");
    const Board blacks = readBoard(4, "-OX- ---- ---- ---- X", "test");
    EXPECT_EQ(movesText(game, blacks), "a1 ");
    const Board stuck = readBoard(4, "-OXX ---- ---- ---- O", "test");
    EXPECT_EQ(movesText(game, stuck), "pass ");
    EXPECT_FALSE(game.isOver(stuck));
    EXPECT_TRUE(game.isLegal(stuck, pass));
    EXPECT_FALSE(game.isLegal(blacks, pass));
    Board expected = stuck;
    expected.mover = Colour::black;
    EXPECT_EQ(game.after(stuck, pass), expected) << "a pass changes the mover and nothing else";
}

TEST(Othello, IsOverWhenNeitherSideCanMove) {
    const Othello game;
    const Board wipedOut = readBoard(8, "------------------------------------------------------------XXXX O", "test");
    EXPECT_TRUE(game.isOver(wipedOut));
    EXPECT_EQ(movesText(game, wipedOut), "");
    EXPECT_FALSE(game.isLegal(wipedOut, pass));
    EXPECT_TRUE(game.isOver(readBoard(8, "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOX", "test")))
        << "a full board";
    EXPECT_TRUE(game.isOver(readBoard(8, "----------------------------------------------------------------X", "test")))
        << "an empty board";
    EXPECT_FALSE(game.isOver(game.start()));
}

// The shortest games end after nine moves with one side wiped out.
TEST(Othello, CanBeOverAfterNineMoves) {
    const Othello game;
    Board board = game.start();
    for (const char* move : {"e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"}) {
        const Square square = *readSquare(8, move);
        ASSERT_TRUE(game.isLegal(board, square)) << move;
        board = game.after(board, square);
    }
    EXPECT_TRUE(game.isOver(board));
    EXPECT_EQ(scoreOnBoard(board), (Score{13, 0}));
    EXPECT_EQ(game.finalValue(board), 1'000'013);
    EXPECT_EQ(scoreWithEmptiesToWinner(game, board), (Score{64, 0}));
}

TEST(Othello, LetsBlackBeMax) {
    const Othello game;
    EXPECT_TRUE(game.maxToMove(game.start()));
    EXPECT_FALSE(game.maxToMove(game.after(game.start(), *readSquare(8, "d3"))));
}

TEST(Othello, ValuesAFinishedGameBeyondAnyEvaluation) {
    const Othello game(4);
    EXPECT_EQ(game.finalValue(readBoard(4, "XXXXXXXXXOOOOOOO X", "test")), 1'000'002);
    EXPECT_EQ(game.finalValue(readBoard(4, "XXXXXXXOOOOOOOOO X", "test")), -1'000'002);
    EXPECT_EQ(game.finalValue(readBoard(4, "XXXXXXXXOOOOOOOO O", "test")), 0);
    EXPECT_EQ(game.finalValue(readBoard(4, "OO-------------- X", "test")), -1'000'002) << "empty squares do not count";
}

TEST(Othello, HasItsDiscsAndItsMoverInTheHash) {
    base::Random random(11);
    const Othello game;
    std::set<std::uint64_t> hashes;
    std::set<std::string> boards;
    for (int i = 0; i < 100; ++i) {
        test::randomGame(game, random, [&](Board board) {
            for (const Colour mover : {Colour::black, Colour::white}) {
                board.mover = mover;
                hashes.insert(board.hash());
                boards.insert(writeBoard(8, board));
            }
        });
    }
    EXPECT_EQ(hashes.size(), boards.size());
}

TEST(Score, IsPrintedAsItStandsOnTheBoard) {
    const Othello game;
    const Board end = readBoard(8, "X-OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO X", "test");
    ASSERT_TRUE(game.isOver(end));
    EXPECT_EQ(scoreOnBoard(end), (Score{1, 62})) << "Black: 1  White: 62, one square empty";
    EXPECT_EQ(scoreWithEmptiesToWinner(game, end), (Score{1, 63}));
}

TEST(Score, SharesTheEmptiesOfADraw) {
    const Othello game(4);
    const Board end = readBoard(4, "XX------------OO X", "test");
    ASSERT_TRUE(game.isOver(end));
    EXPECT_EQ(scoreOnBoard(end), (Score{2, 2}));
    EXPECT_EQ(scoreWithEmptiesToWinner(game, end), (Score{8, 8}));
}

TEST(Score, GivesTheEmptiesToBlackToo) {
    const Othello game(6);
    const Board end = readBoard(6, "---------------------------------XXX O", "test");
    EXPECT_EQ(scoreWithEmptiesToWinner(game, end), (Score{36, 0}));
}

}  // namespace game_test
}  // namespace mitos::games::othello
