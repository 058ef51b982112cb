// Boards beyond 3x3.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "api/tiles/solver.h"
#include "tests/support/scale.h"
#include "tests/support/solving.h"

namespace mitos::api::tiles {
namespace large_boards_test {

using games::tiles::MoveSet;
using games::tiles::orderedGoal;

// Boards a short walk from the goal; the three algorithms share next to no code.
class LargeBoards : public testing::TestWithParam<Shape> {};

TEST_P(LargeBoards, AreSolvedAtTheSameCostByAStarIdaStarAndBidirectional) {
    const Shape shape = GetParam();
    const Board goal = orderedGoal(shape);
    const std::uint64_t seed = 20260304;
    base::Random random(seed);
    const Solver astar(shape, goal, {Algorithm::astar, std::nullopt});
    const Solver idastar(shape, goal, {Algorithm::idastar, std::nullopt});
    const Solver bidirectional(shape, goal, {Algorithm::bidirectional, std::nullopt});
    const int steps = shape.moves == MoveSet::king ? test::times(12, 9) : test::times(24, 16);
    for (int i = 0; i < test::times(10, 3); ++i) {
        const Board start = test::walkFrom(shape, goal, steps, random);
        SCOPED_TRACE(testing::Message() << "seed " << seed << ", start " << test::boardText(shape.cells(), start));
        const std::uint32_t cost = test::solve(astar, start).cost;
        EXPECT_LE(cost, static_cast<std::uint32_t>(steps));
        EXPECT_EQ(test::solve(idastar, start).cost, cost);
        EXPECT_EQ(test::solve(bidirectional, start).cost, cost);
    }
}

std::vector<Shape> largeShapes() {
    std::vector<Shape> shapes;
    for (const Shape& shape : test::shapesUpTo(games::tiles::mostCells)) {
        if (shape.cells() > 9) shapes.push_back(shape);
    }
    return shapes;
}
INSTANTIATE_TEST_SUITE_P(Shapes, LargeBoards, testing::ValuesIn(largeShapes()), test::ByShape{});

TEST(LargeBoardsGreedy, SolvesARandomBoardOfEverySize) {
    const std::uint64_t seed = 20260305;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (const Shape& shape : largeShapes()) {
        const Solver solver(shape, orderedGoal(shape), {Algorithm::greedy, std::nullopt});
        test::solve(solver, games::tiles::randomBoard(shape, orderedGoal(shape), random));
    }
}

#ifndef MITOS_SANITIZED
struct Korf {
    std::uint32_t length = 0;
    Board board;
};

// The board of that number in Korf's list, from 1.
Korf korf(int number) {
    std::ifstream file(MITOS_TEST_DATA "/korf100.txt");
    std::string line;
    std::getline(file, line);  // the heading
    for (int i = 0; i < number; ++i) std::getline(file, line);
    std::istringstream numbers(line);
    Korf item;
    numbers >> item.length;
    for (std::size_t cell = 0; cell < 16; ++cell) {
        int tile = 0;
        numbers >> tile;
        item.board.tiles[cell] = static_cast<std::uint8_t>(tile);
    }
    return item;
}

TEST(KorfsBoards, AreSolvedAtTheirPublishedLengths) {
    const Shape shape{4, 4, MoveSet::plain};
    const Solver idastar(shape, orderedGoal(shape), {Algorithm::idastar, Estimate::linearConflict});
    const Solver astar(shape, orderedGoal(shape), {Algorithm::astar, Estimate::linearConflict});
    for (const int number : {12, 16, 42, 79, 97}) {
        SCOPED_TRACE(number);
        const Korf item = korf(number);
        EXPECT_EQ(test::solve(idastar, item.board).cost, item.length);
        EXPECT_EQ(test::solve(astar, item.board).cost, item.length);
    }
}
#endif

}  // namespace large_boards_test
}  // namespace mitos::api::tiles
