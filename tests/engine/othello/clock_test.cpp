#include "engine/othello/clock.h"

#include <gtest/gtest.h>

#include "engine/othello/board.h"

namespace mitos::engine::othello {
namespace clock_test {

// Returns a board with so many empty squares and more than one move; the other discs do not matter.
Board boardWith(int empties) {
    Board board = Othello(8).start();
    for (Square square = 0; 64 - games::othello::discs(board.occupied()) > empties; ++square) {
        if ((board.occupied() & games::othello::bitOf(square)) == 0) board.black |= games::othello::bitOf(square);
    }
    return board;
}

Budget limited(const Clock& clock, const Board& board) {
    Budget budget;
    limitByClock(budget, clock, Othello(8), board);
    return budget;
}

TEST(Clock, LastsForAWholeGame) {
    for (const double total : {0.5, 5.0, 60.0, 900.0}) {
        for (const double increment : {0.0, 0.1}) {
            Clock clock{total, increment, 0};
            for (int empties = 60; empties > 0; empties -= 2) {
                // Every second search uses up its hard limit.
                const Budget budget = limited(clock, boardWith(empties));
                EXPECT_GT(budget.softLimit, 0);
                EXPECT_LE(budget.softLimit, budget.hardLimit);
                clock.left -= empties % 4 == 0 ? budget.hardLimit : budget.softLimit;
                EXPECT_GE(clock.left, 0) << total << "+" << increment << " at " << empties;
                clock.left += increment;
            }
            // Most of the time is used.
            EXPECT_LT(clock.left, 0.5 * total + 30 * increment);
        }
    }
}

TEST(Clock, IsSpentWithinItsMoves) {
    Clock clock{10, 0, 5};
    for (; clock.movesToGo > 0; --clock.movesToGo) {
        clock.left -= limited(clock, boardWith(50)).hardLimit;
        EXPECT_GE(clock.left, 0);
    }
    EXPECT_LT(clock.left, 3);
}

TEST(Clock, IsSparedWhereThereIsNothingToChoose) {
    // There is one move, on the last square of the first row, or a second one in the second row.
    const Board forced =
        games::othello::readBoard(8, "XOOOOOO-XXXXXXXX------------------------------------------------ X", "test");
    const Board choice =
        games::othello::readBoard(8, "XOOOOOO-XOOOOOO------------------------------------------------- X", "test");
    const Clock clock{60, 0, 0};
    EXPECT_LT(limited(clock, forced).hardLimit, 0.2 * limited(clock, choice).hardLimit);
}

TEST(Clock, KeepsAShorterTimeForAMoveAndRemovesTheDepth) {
    Budget budget;
    budget.depth = 6;
    budget.hardLimit = 0.01;
    limitByClock(budget, {60, 0, 0}, Othello(8), boardWith(40));
    EXPECT_EQ(budget.hardLimit, 0.01);
    EXPECT_FALSE(budget.depth);
}

}  // namespace clock_test
}  // namespace mitos::engine::othello
