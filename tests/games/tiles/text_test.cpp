#include "games/tiles/text.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/support/shapes.h"

namespace mitos::games::tiles {
namespace text_test {

using namespace std::string_literals;

constexpr Shape square{3, 3, MoveSet::king};
constexpr Board ordered{{1, 2, 3, 4, 5, 6, 7, 8, 0}};

class AcceptedNotation : public testing::TestWithParam<std::string> {};

TEST_P(AcceptedNotation, ReadsAsTheSameBoard) { EXPECT_EQ(readBoard(square, GetParam(), "--start"), ordered); }

INSTANTIATE_TEST_SUITE_P(Boards, AcceptedNotation,
                         testing::Values("1 2 3 4 5 6 7 8 0"s, "1,2,3,4,5,6,7,8,0"s, "1, 2, 3, 4, 5, 6, 7, 8, 0"s,
                                         "1;2;3;4;5;6;7;8;0"s, "1 2 3 / 4 5 6 / 7 8 0"s, "1 2 3/4 5 6/7 8 0"s,
                                         "1,2,3/4,5,6/7,8,0"s, "/1 2 3/4 5 6/7 8 0/"s, "1 2 3\n4 5 6\n7 8 0"s,
                                         "1 2 3\n4 5 6\n7 8 0\n"s, "1 2 3\r\n4 5 6\r\n7 8 0\r\n"s,
                                         "1 2 3 /\n4 5 6 /\n7 8 0 /\n"s, "1 2 3\n/ 4 5 6\n/ 7 8 0"s,
                                         "1,2,3,\n4,5,6,\n7,8,0"s, "\n\n  1 2 3\n\n4 5 6\n \n7 8 0\n\n"s,
                                         "  \t1\t2\t3 4 5 6 7 8 0  "s, "01 02 03 4 5 6 7 8 00"s, "1 2 3 4 5 6 7 8 0\n"s,
                                         "1 2 3 // 4 5 6 // 7 8 0"s, "1\v2\f3 4 5 6 7 8 0"s));

TEST(ReadBoard, ReadsBoardsThatAreNotSquareRowByRow) {
    EXPECT_EQ(readBoard({2, 3, MoveSet::plain}, "1 2 3 / 4 5 0", ""), (Board{{1, 2, 3, 4, 5, 0}}));
    EXPECT_EQ(readBoard({3, 2, MoveSet::plain}, "1 2 / 3 4 / 5 0", ""), (Board{{1, 2, 3, 4, 5, 0}}));
}

TEST(ReadBoard, ReadsWhatWasWrittenOnEverySize) {
    const std::uint64_t seed = 20260119;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (const Shape& shape : test::shapesUpTo(mostCells)) {
        for (int i = 0; i < 20; ++i) {
            const Board board = test::anyArrangement(shape, random);
            EXPECT_EQ(readBoard(shape, writeBoard(shape, board), ""), board) << test::describe(shape);
        }
    }
}

TEST(WriteBoard, PutsOneBlankBetweenTheNumbers) { EXPECT_EQ(writeBoard(square, ordered), "1 2 3 4 5 6 7 8 0"); }

TEST(WriteBoard, WritesNumbersOfTwoDigits) {
    EXPECT_EQ(writeBoard({4, 4, MoveSet::plain}, orderedGoal({4, 4, MoveSet::plain})),
              "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0");
}

TEST(ReadGoal, KnowsTheGoalsByName) {
    EXPECT_EQ(readGoal(square, "ordered", "--goal"), ordered);
    EXPECT_EQ(readGoal(square, "spiral", "--goal"), spiralGoal());
    EXPECT_EQ(readGoal(square, "  spiral\n", "--goal"), spiralGoal());
}

TEST(ReadGoal, ReadsABoardAsAnyOther) {
    EXPECT_EQ(readGoal(square, "0 1 2 / 3 4 5 / 6 7 8", "--goal"), (Board{{0, 1, 2, 3, 4, 5, 6, 7, 8}}));
}

TEST(ReadSize, TakesRowsThenColumns) {
    for (const char* text : {"3x4", "3X4", "3×4", " 3x4 ", "3x4\n"}) {
        const Shape shape = readSize(text, "--size");
        EXPECT_EQ(shape.rows, 3) << text;
        EXPECT_EQ(shape.columns, 4) << text;
    }
}

TEST(ReadSize, TakesEverySideFromTwoToFive) {
    for (char rows = '2'; rows <= '5'; ++rows) {
        for (char columns = '2'; columns <= '5'; ++columns) {
            const Shape shape = readSize(std::string{rows, 'x', columns}, "--size");
            EXPECT_EQ(shape.cells(), (rows - '0') * (columns - '0'));
        }
    }
}

TEST(ReadRow, FillsOneRowAndKeepsTheOthers) {
    Board board;
    readRow(square, "1 2 3", "row 1", 0, board);
    readRow(square, "4, 5, 6", "row 2", 1, board);
    readRow(square, " 7 8 0 /", "row 3", 2, board);
    EXPECT_EQ(board, ordered);
}

}  // namespace text_test
}  // namespace mitos::games::tiles
