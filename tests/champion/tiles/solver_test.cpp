// The champion's solver against the textbook's IDA*, for goals and shapes of all kinds.
#include "champion/tiles/solver.h"

#include <gtest/gtest.h>

#include "games/tiles/sliding_tiles.h"
#include "heuristics/tiles/distances.h"
#include "search/paths/idastar.h"
#include "tests/support/scale.h"

namespace mitos::champion::tiles {
namespace tiles_solver_test {

using games::tiles::Board;
using games::tiles::MoveSet;

constexpr std::uint64_t seed = 20261116;

Board replayed(const Shape& shape, Board board, const std::vector<Direction>& moves) {
    for (const Direction direction : moves) {
        const auto blank = static_cast<int>(std::find(board.tiles.begin(), board.tiles.end(), 0) - board.tiles.begin());
        const int to = shape.neighbour(blank, direction);
        EXPECT_GE(to, 0);
        std::swap(board.tiles[static_cast<std::size_t>(blank)], board.tiles[static_cast<std::size_t>(to)]);
    }
    return board;
}

template <class H>
std::uint32_t textbookLength(const Shape& shape, const Board& start, const Board& goal) {
    const games::tiles::SlidingTiles<games::tiles::Packed64> puzzle(shape, goal);
    const base::StopFlag never;
    base::Watch watch({}, never);
    search::paths::NoObserver nobody;
    const auto packed = games::tiles::pack<games::tiles::Packed64>(shape, start);
    return search::paths::idaStar(puzzle, packed, H(shape, goal), watch, nobody).cost;
}

class Shapes : public testing::TestWithParam<Shape> {};

TEST_P(Shapes, AreSolvedAsShortlyAsByTheTextbook) {
    const Shape shape = GetParam();
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    const base::StopFlag never;
    const Board ordered = games::tiles::orderedGoal(shape);
    for (int goals = 0; goals < test::times(4, 1); ++goals) {
        const Board goal = goals == 0 ? ordered : games::tiles::randomBoard(shape, ordered, random);
        Solver solver(shape, goal, TableSize::small);
        ASSERT_TRUE(solver.prepare(1, never));
        for (int i = 0; i < test::times(8, 2); ++i) {
            const Board start = games::tiles::randomBoard(shape, goal, random);
            const Solution solution = solver.solve(start, {}, never);
            ASSERT_TRUE(solution.solved);
            EXPECT_EQ(replayed(shape, start, solution.moves), goal);
            const std::uint32_t truth = shape.moves == MoveSet::king
                                            ? textbookLength<heuristics::tiles::Chebyshev>(shape, start, goal)
                                            : textbookLength<heuristics::tiles::Manhattan>(shape, start, goal);
            EXPECT_EQ(solution.moves.size(), truth);
            EXPECT_EQ(solution.lowerBound, static_cast<int>(truth));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, Shapes,
                         testing::Values(Shape{2, 2, MoveSet::plain}, Shape{2, 3, MoveSet::king},
                                         Shape{3, 3, MoveSet::plain}, Shape{3, 3, MoveSet::king},
                                         Shape{2, 5, MoveSet::plain}, Shape{3, 4, MoveSet::plain},
                                         Shape{5, 2, MoveSet::plain}));

TEST(TilesSolver, SaysThatABoardCannotBeSolved) {
    const Shape shape{4, 4, MoveSet::plain};
    const base::StopFlag never;
    const Board goal = games::tiles::orderedGoal(shape);
    Solver solver(shape, goal, std::vector<Partition>{{{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14}}});
    ASSERT_TRUE(solver.prepare(1, never));
    Board start = goal;
    std::swap(start.tiles[0], start.tiles[1]);
    EXPECT_FALSE(solver.solve(start, {}, never).solvable);
    EXPECT_TRUE(solver.solve(goal, {}, never).moves.empty());
}

TEST(TilesSolver, KeepsToItsLimits) {
    const Shape shape{4, 4, MoveSet::plain};
    const base::StopFlag never;
    const Board goal = games::tiles::orderedGoal(shape);
    Solver solver(shape, goal, std::vector<Partition>{{{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14}}});
    ASSERT_TRUE(solver.prepare(1, never));
    Board start;
    start.tiles = {0, 11, 9, 13, 12, 15, 10, 14, 3, 7, 6, 2, 4, 8, 5, 1};  // 80 moves: the most there are
    Question question;
    question.limits.nodes = 100'000;
    const Solution solution = solver.solve(start, question, never);
    EXPECT_FALSE(solution.solved);
    EXPECT_EQ(solution.halt, base::Halt::nodes);
    EXPECT_EQ(solution.nodes, question.limits.nodes);
    EXPECT_GE(solution.lowerBound, solution.estimate);
    EXPECT_LE(solution.lowerBound, 80);
}

}  // namespace tiles_solver_test
}  // namespace mitos::champion::tiles
