#include "games/grid/board_text.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "games/grid/placement_game.h"
#include "tests/support/grid_rules.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::games::grid {
namespace board_text_test {

using test::shipped;

TEST(ReadCell, TakesRowAndColumnFromZero) {
    const Rules xox = shipped("xox");
    EXPECT_EQ(readCell(xox, "0 0"), 0);
    EXPECT_EQ(readCell(xox, "3 2"), 11);
    EXPECT_EQ(readCell(xox, "1   2"), 5);
}

TEST(ReadCell, TakesColumnLetterAndRowFromOne) {
    const Rules xox = shipped("xox");
    EXPECT_EQ(readCell(xox, "a1"), 0);
    EXPECT_EQ(readCell(xox, "C4"), 11);
    EXPECT_EQ(readCell(xox, "b2"), 4);
}

TEST(ReadCell, BothNotationsMeanTheSameEverywhere) {
    const Rules rules = shipped("connect-four");
    for (int cell = 0; cell < rules.cells(); ++cell) {
        const int row = cell / rules.columns;
        const int column = cell % rules.columns;
        EXPECT_EQ(readCell(rules, fmt::format("{} {}", row, column)), cell);
        EXPECT_EQ(readCell(rules, fmt::format("{}{}", static_cast<char>('a' + column), row + 1)), cell);
    }
}

TEST(ReadCell, RefusesWhatIsNoCellOfTheBoard) {
    const Rules xox = shipped("xox");
    for (const char* text : {"",
                             " ",
                             "0",
                             "4 0",
                             "0 3",
                             "a0",
                             "a5",
                             "d1",
                             "-1 0",
                             "0 -1",
                             "1,2",
                             "1 2 3",
                             "1 2 ",
                             "x y",
                             "0 ",
                             " 0 1",
                             "aa",
                             "a",
                             "100 0",
                             "i1",
                             "1a",
                             "0\t1",
                             "\xCE\xB1"
                             "1"}) {
        EXPECT_FALSE(readCell(xox, text)) << '"' << text << '"';
    }
}

TEST(ReadBoardText, PassesOverBlanksSlashesAndLineEnds) {
    const Rules xox = shipped("xox");
    const BoardText board = "XXOXXOO__O__";
    for (const char* text : {"XXOXXOO__O__", "XXO XXO O__ O__", "XXO/XXO/O__/O__", "XXO\nXXO\r\nO..\tO--\n"}) {
        EXPECT_EQ(readBoardText(xox, text, "--start"), board) << text;
    }
}

TEST(ReadBoardText, ReportsThePlaceOfAForeignLetter) {
    const auto error =
        test::thrownBy<base::TextError>([] { readBoardText(shipped("xox"), "XXO XSO O__ O__", "--start"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->in(text::Language::english),
              "--start:1:6: 'S' is neither a letter of this game (XO) nor an empty cell (_)\n"
              "  XXO XSO O__ O__\n"
              "       ^");
}

TEST(ReadBoardText, ShowsAForeignCharacterWhole) {
    const auto error =
        test::thrownBy<base::TextError>([] { readBoardText(shipped("xox"), "XΧO XXO O__ O__", "--start"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().in(text::Language::english).substr(0, 4), "'Χ'");
}

TEST(ReadBoardText, RefusesTooFewAndTooManyCells) {
    const Rules cse = shipped("cse");
    const auto few = test::thrownBy<base::TextError>([&] { readBoardText(cse, "___S____", "--start"); });
    ASSERT_TRUE(few);
    EXPECT_EQ(few->message().in(text::Language::english), "this board has 8 cells, the game has 9");
    EXPECT_EQ(few->place().column, 9U);
    const auto many = test::thrownBy<base::TextError>([&] { readBoardText(cse, "___S_____ __", "--start"); });
    ASSERT_TRUE(many);
    EXPECT_EQ(many->message().in(text::Language::english), "this board has 11 cells, the game has 9");
    EXPECT_EQ(many->place().column, 11U);
    EXPECT_TRUE(test::thrownBy<base::TextError>([&] { readBoardText(cse, "", "--start"); }));
}

TEST(WriteMove, GivesRowColumnAndLetterThatReadBack) {
    const Rules cse = shipped("cse");
    EXPECT_EQ(writeMove(cse, {1, 0}), "0 1 C");
    EXPECT_EQ(writeMove(cse, {5, 2}), "1 2 E");
    for (std::uint8_t cell = 0; cell < 9; ++cell) {
        const std::string text = writeMove(cse, {cell, 1});
        EXPECT_EQ(readCell(cse, std::string_view(text).substr(0, text.rfind(' '))), cell);
        EXPECT_EQ(text.back(), 'S');
    }
}

TEST(StartProblem, NamesWhatIsWrong) {
    const Rules game = shipped("connect-four-4x4");
    const auto reason = [&](const char* board) {
        const auto problem = startProblem(game, readBoardText(game, board, "board"));
        return problem ? problem->in(text::Language::english) : "";
    };
    EXPECT_EQ(reason("____ ____ ____ XO__"), "");
    EXPECT_EQ(reason("____ ____ _X__ XO_O"), "");
    EXPECT_NE(reason("____ ____ __X_ XO_O").find("the cell below 2 2 is empty"), std::string::npos);
    EXPECT_NE(reason("____ ____ OOO_ XXXX").find("the game would be over"), std::string::npos);
    EXPECT_NE(reason("XOXO XOXO OXOX XOXO").find("no empty cell"), std::string::npos);
}

}  // namespace board_text_test
}  // namespace mitos::games::grid
