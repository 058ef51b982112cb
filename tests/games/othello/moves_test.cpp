// Every form of the move generator against the textbook's loops.
#include "games/othello/moves.h"

#include <gtest/gtest.h>

#include "games/othello/board_text.h"
#include "tests/support/othello_boards.h"
#include "tests/support/scale.h"
#include "tests/support/slow_othello.h"

namespace mitos::games::othello {
namespace moves_test {

constexpr std::uint64_t seed = 20261115;

Squares setOf(const std::vector<std::pair<int, int>>& list) {
    Squares squares = 0;
    for (const auto& [row, column] : list) squares |= bitOf(squareAt(row, column));
    return squares;
}

class MovesOfSize : public testing::TestWithParam<int> {
  protected:
    template <class Check>
    void onManyBoards(Check&& check) {
        SCOPED_TRACE(testing::Message() << "size " << GetParam() << ", seed " << seed);
        base::Random random(seed);
        for (int i = 0; i < test::times(3000, 300); ++i) {
            check(test::scatteredBoard(GetParam(), random));
            if (HasFatalFailure()) return;
        }
        const Othello game(GetParam());
        for (int i = 0; i < test::times(60, 6); ++i) test::randomGame(game, random, check);
    }
};

TEST_P(MovesOfSize, AreThoseOfTheTextbook) {
    const Othello game(GetParam());
    onManyBoards([&](const Board& board) {
        const test::SlowOthello slow(GetParam(), writeBoard(GetParam(), board));
        std::vector<std::pair<int, int>> moves;
        game.forEachMove(board, [&](Square move) {
            moves.push_back(move == pass ? test::SlowOthello::passMove : std::pair(rowOf(move), columnOf(move)));
        });
        ASSERT_EQ(moves, slow.moves()) << slow.text();
        ASSERT_EQ(game.isOver(board), slow.moves().empty()) << slow.text();
    });
}

TEST_P(MovesOfSize, LeadToTheBoardsOfTheTextbook) {
    const Othello game(GetParam());
    onManyBoards([&](const Board& board) {
        game.forEachMove(board, [&](Square move) {
            test::SlowOthello slow(GetParam(), writeBoard(GetParam(), board));
            const std::string before = slow.text();
            slow.play(move == pass ? test::SlowOthello::passMove : std::pair(rowOf(move), columnOf(move)));
            ASSERT_EQ(writeBoard(GetParam(), game.after(board, move)), slow.text())
                << writeSquare(move) << " on " << before;
        });
    });
}

TEST_P(MovesOfSize, TurnTheDiscsOfTheTextbookOnEveryEmptySquare) {
    const Othello game(GetParam());
    onManyBoards([&](const Board& board) {
        const test::SlowOthello slow(GetParam(), writeBoard(GetParam(), board));
        const char side = board.mover == Colour::black ? 'X' : 'O';
        for (Squares left = game.empties(board); left != 0; left &= left - 1) {
            const Square at = firstOf(left);
            ASSERT_EQ(portable::flips(board.own(), board.opponent(), at),
                      setOf(slow.turned(side, rowOf(at), columnOf(at))))
                << writeSquare(at) << " on " << slow.text();
        }
    });
}

TEST_P(MovesOfSize, HaveTheRepliesOfTheBoardThatFollows) {
    const Othello game(GetParam());
    onManyBoards([&](const Board& board) {
        for (Squares left = game.moves(board); left != 0; left &= left - 1) {
            const Square move = firstOf(left);
            ASSERT_EQ(repliesTo(board.own(), board.opponent(), move) & game.squares(),
                      game.moves(game.after(board, move)))
                << writeSquare(move) << " on " << writeBoard(GetParam(), board);
        }
    });
}

TEST_P(MovesOfSize, AreLegalAndNoOthers) {
    const Othello game(GetParam());
    onManyBoards([&](const Board& board) {
        std::vector<Square> legal;
        for (Square move = 0; move <= pass; ++move) {
            if (game.isLegal(board, move)) legal.push_back(move);
        }
        std::vector<Square> listed;
        game.forEachMove(board, [&](Square move) { listed.push_back(move); });
        ASSERT_EQ(legal, listed);
        ASSERT_FALSE(game.isLegal(board, 65));
        ASSERT_FALSE(game.isLegal(board, 255));
    });
}

TEST_P(MovesOfSize, AreTheSameByEveryCpuLevel) {
    onManyBoards([&](const Board& board) {
        const Squares own = board.own();
        const Squares opponent = board.opponent();
        ASSERT_EQ(legalMoves(own, opponent), portable::legalMoves(own, opponent));
        for (Squares left = ~board.occupied(); left != 0; left &= left - 1) {
            ASSERT_EQ(flips(own, opponent, firstOf(left)), portable::flips(own, opponent, firstOf(left)))
                << writeSquare(firstOf(left)) << " on " << writeBoard(8, board);
            ASSERT_EQ(repliesTo(own, opponent, firstOf(left)), portable::repliesTo(own, opponent, firstOf(left)))
                << writeSquare(firstOf(left)) << " on " << writeBoard(8, board);
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Sizes, MovesOfSize, testing::ValuesIn(sizes), [](const auto& instance) {
    return std::to_string(instance.param) + "x" + std::to_string(instance.param);
});

// A full row between our own disc and an empty square, in each direction: the longest runs, across the edge bits.
TEST(Flips, TakeWholeLines) {
    for (const bool down : {false, true}) {
        for (int line = 0; line < 8; ++line) {
            Squares run = 0;
            for (int i = 1; i < 7; ++i) run |= bitOf(down ? squareAt(i, line) : squareAt(line, i));
            const Square first = down ? squareAt(0, line) : squareAt(line, 0);
            const Square last = down ? squareAt(7, line) : squareAt(line, 7);
            EXPECT_EQ(flips(bitOf(first), run, last), run);
            EXPECT_EQ(flips(bitOf(last), run, first), run);
            EXPECT_EQ(legalMoves(bitOf(first), run), bitOf(last));
            EXPECT_EQ(legalMoves(bitOf(last), run), bitOf(first));
        }
    }
}

TEST(Flips, DoNotReachAroundTheEdge) {
    // h1 and b2 stand beside each other in the numbering, with a2 between; not on the board.
    const Squares own = bitOf(squareAt(1, 1));
    const Squares opponent = bitOf(squareAt(1, 0));
    EXPECT_EQ(flips(own, opponent, squareAt(0, 7)), 0U);
    EXPECT_EQ(legalMoves(own, opponent), 0U);
}

TEST(Flips, AreComputedAtCompileTimeToo) {
    constexpr Board start = startOf(8);
    static_assert(portable::legalMoves(start.black, start.white) == 0x0000102004080000U);
    static_assert(portable::flips(start.black, start.white, squareAt(2, 3)) == bitOf(squareAt(3, 3)));
}

}  // namespace moves_test
}  // namespace mitos::games::othello
