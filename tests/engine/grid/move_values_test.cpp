// Which values and moves are better, and the values of finished games for both sides.
#include "engine/grid/move_values.h"

#include <gtest/gtest.h>

#include "tests/support/grid_rules.h"

namespace mitos::engine::grid {
namespace move_values_test {

MoveValue move(int cell, PositionValue value) { return {{static_cast<std::uint8_t>(cell), 0}, value}; }

TEST(PositionValue, IsBetterWithMorePointsThenWithSoonerWinsAndLaterLosses) {
    const PositionValue soon{{Outcome::win, 1}, {}};
    const PositionValue late{{Outcome::win, 5}, {}};
    const PositionValue longDraw{{Outcome::draw, 9}, {}};
    const PositionValue shortDraw{{Outcome::draw, 2}, {}};
    const PositionValue lateLoss{{Outcome::loss, 8}, {}};
    const PositionValue soonLoss{{Outcome::loss, 2}, {}};
    const std::vector<PositionValue> inOrder{soon, late, longDraw, shortDraw, lateLoss, soonLoss};
    for (std::size_t a = 0; a < inOrder.size(); ++a) {
        for (std::size_t b = 0; b < inOrder.size(); ++b) EXPECT_EQ(isBetter(inOrder[a], inOrder[b]), a < b);
    }
    EXPECT_TRUE(isBetter({{Outcome::win, 9}, 3}, {{Outcome::win, 1}, 2}));
}

TEST(BestOf, KeepsAllThatAreEquallyGoodInTheirOrder) {
    const PositionValue draw{{Outcome::draw, 4}, {}};
    const PositionValue loss{{Outcome::loss, 4}, {}};
    std::vector<MoveValue> moves{move(3, loss), move(1, draw), move(2, loss), move(0, draw)};
    const std::vector<MoveValue> best = bestOf(moves);
    ASSERT_EQ(best.size(), 2U);
    EXPECT_EQ(best[0].move.cell, 1);
    EXPECT_EQ(best[1].move.cell, 0);
    sortBest(moves);
    EXPECT_EQ(moves[1].move.cell, 0);
    EXPECT_EQ(moves[2].move.cell, 3);
    EXPECT_TRUE(bestOf({}).empty());
}

TEST(ValueOfMove, TurnsTheValueIfTheOtherSideMovesNext) {
    GridState next;
    next.mover = Side::min;
    const PositionValue lost{{Outcome::loss, 2}, -3};
    EXPECT_EQ(valueOfMove(Side::max, next, lost), (PositionValue{{Outcome::win, 3}, 3}));
    EXPECT_EQ(valueOfMove(Side::min, next, lost), (PositionValue{{Outcome::loss, 3}, -3}))
        << "the same side moves again";
}

TEST(FinishedValue, IsForTheSideThatWouldMoveNext) {
    const PlacementGame game(test::shipped("tictactoe"));
    const GridState won = game.position("XXXOO____", Side::min);
    ASSERT_TRUE(game.isOver(won));
    EXPECT_EQ(finishedValue(game, won), (PositionValue{{Outcome::loss, 0}, {}}));
}

}  // namespace move_values_test
}  // namespace mitos::engine::grid
