#include "games/tiles/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "tests/support/naive_space.h"
#include "tests/support/scale.h"
#include "tests/support/shapes.h"

namespace mitos::games::tiles {
namespace board_test {

TEST(OrderedGoal, CountsUpAndEndsWithTheBlank) {
    const Board goal = orderedGoal({2, 3, MoveSet::plain});
    EXPECT_EQ(goal, (Board{{1, 2, 3, 4, 5, 0}}));
}

TEST(SpiralGoal, IsTheOneOfTheCourses) { EXPECT_EQ(spiralGoal(), (Board{{6, 5, 4, 7, 0, 3, 8, 1, 2}})); }

// Every arrangement of the board is solvable exactly when the plainest search reaches the goal from it.
class Solvable : public testing::TestWithParam<Shape> {};

TEST_P(Solvable, AgreesWithReachability) {
    const Shape shape = GetParam();
    const std::uint64_t seed = 20260113;
    SCOPED_TRACE(testing::Message() << test::describe(shape) << ", seed " << seed);
    base::Random random(seed);
    const int goals = shape.moves == MoveSet::king ? 1 : shape.cells() < 8 ? 4 : test::times(3, 1);
    for (int i = 0; i < goals; ++i) {
        const Board goal = i == 0 ? orderedGoal(shape) : test::anyArrangement(shape, random);
        const auto distances = test::naiveDistances(shape, goal);
        test::Cells cells(static_cast<std::size_t>(shape.cells()), '\0');
        std::iota(cells.begin(), cells.end(), '\0');
        do {
            ASSERT_EQ(solvable(shape, test::boardOf(cells), goal), distances.count(cells) > 0)
                << testing::PrintToString(cells);
        } while (std::next_permutation(cells.begin(), cells.end()));
    }
}
INSTANTIATE_TEST_SUITE_P(SmallBoards, Solvable,
                         testing::Values(Shape{2, 2, MoveSet::plain}, Shape{2, 2, MoveSet::king},
                                         Shape{2, 3, MoveSet::plain}, Shape{2, 3, MoveSet::king},
                                         Shape{3, 2, MoveSet::plain}, Shape{3, 2, MoveSet::king},
                                         Shape{2, 4, MoveSet::plain}, Shape{2, 4, MoveSet::king},
                                         Shape{4, 2, MoveSet::plain}, Shape{3, 3, MoveSet::plain}),
                         test::ByShape{});

#ifndef MITOS_SANITIZED
INSTANTIATE_TEST_SUITE_P(LargestBoard, Solvable, testing::Values(Shape{3, 3, MoveSet::king}), test::ByShape{});
#endif

TEST(SolvableOnLargeBoards, StaysTrueAlongARandomWalk) {
    const std::uint64_t seed = 20260114;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (const Shape& shape : test::shapesUpTo(mostCells)) {
        const Board goal = test::anyArrangement(shape, random);
        for (const int steps : {1, 2, 37, 200}) {
            EXPECT_TRUE(solvable(shape, test::walkFrom(shape, goal, steps, random), goal)) << test::describe(shape);
        }
    }
}

TEST(SolvableOnLargeBoards, TurnsFalseWhenTwoTilesAreSwappedUnderPlainMoves) {
    const std::uint64_t seed = 20260115;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (const Shape& shape : test::shapesUpTo(mostCells)) {
        const Board goal = orderedGoal(shape);
        Board board = test::walkFrom(shape, goal, 100, random);
        std::vector<std::size_t> tiles;
        for (std::size_t cell = 0; tiles.size() < 2; ++cell) {
            if (board.tiles[cell] != 0) tiles.push_back(cell);
        }
        std::swap(board.tiles[tiles[0]], board.tiles[tiles[1]]);
        EXPECT_EQ(solvable(shape, board, goal), shape.moves == MoveSet::king) << test::describe(shape);
    }
}

// Sam Loyd's: 14 and 15 swapped.
TEST(SolvableOnLargeBoards, RefusesThePuzzleThatDroveTheWorldCrazy) {
    const Shape shape{4, 4, MoveSet::plain};
    EXPECT_FALSE(solvable(shape, {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0}}, orderedGoal(shape)));
}

TEST(RandomBoard, IsAlwaysSolvable) {
    const std::uint64_t seed = 20260116;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (const Shape& shape : test::shapesUpTo(mostCells)) {
        const Board goal = test::anyArrangement(shape, random);
        for (int i = 0; i < 20; ++i) {
            const Board board = randomBoard(shape, goal, random);
            EXPECT_TRUE(solvable(shape, board, goal)) << test::describe(shape);
            std::vector<int> tiles(board.tiles.begin(), board.tiles.begin() + shape.cells());
            std::sort(tiles.begin(), tiles.end());
            for (int tile = 0; tile < shape.cells(); ++tile) EXPECT_EQ(tiles[static_cast<std::size_t>(tile)], tile);
        }
    }
}

TEST(RandomBoard, MeetsEveryBoardOfASmallSize) {
    const Shape shape{2, 2, MoveSet::plain};
    base::Random random(20260117);
    std::set<Board> met;
    for (int i = 0; i < 500; ++i) met.insert(randomBoard(shape, orderedGoal(shape), random));
    EXPECT_EQ(met.size(), 12U);
}

TEST(RandomBoard, IsTheSameForTheSameSeed) {
    const Shape shape{3, 3, MoveSet::king};
    base::Random a(5);
    base::Random b(5);
    EXPECT_EQ(randomBoard(shape, orderedGoal(shape), a), randomBoard(shape, orderedGoal(shape), b));
}

}  // namespace board_test
}  // namespace mitos::games::tiles
