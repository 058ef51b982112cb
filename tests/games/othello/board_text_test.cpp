// Positions and squares as text: every accepted notation, the one that is written, and errors with their place.
#include "games/othello/board_text.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "tests/support/by_name.h"
#include "tests/support/othello_boards.h"
#include "tests/support/thrown.h"
#include "texts/othello.h"
#include "texts/writing/language.h"

namespace mitos::games::othello {
namespace board_text_test {

using namespace std::string_literals;
using base::TextError;
using test::thrownBy;
using text::Language;

const std::string example = "------------------XO------XXX------OXX-----O-------------------- O";

TEST(PositionText, IsReadInTheOrderA1ToH8) {
    const Board board = readBoard(8, "X------O-------------------------------------------------------X O", "test");
    EXPECT_EQ(board.black, bitOf(0) | bitOf(63));
    EXPECT_EQ(board.white, bitOf(7));
    EXPECT_EQ(board.mover, Colour::white);
}

TEST(PositionText, TakesEverySignOfTheFormat) {
    const Board expected = readBoard(4, "XXXOOO---------- X", "test");
    EXPECT_EQ(expected.black, 7U);
    EXPECT_EQ(expected.white, bitOf(3) | bitOf(8) | bitOf(9));
    for (const char* text : {"Xx*Oo0-._------- X", "Xx*Oo0-._------- x", "***000.......... *", "xxxooo__________ X"}) {
        EXPECT_EQ(readBoard(4, text, "test"), expected) << text;
    }
    for (const char* text : {"***000.......... O", "***000.......... o", "***000.......... 0"}) {
        EXPECT_EQ(readBoard(4, text, "test").mover, Colour::white) << text;
    }
}

TEST(PositionText, PassesOverBlanksAndLineEnds) {
    const Board expected = readBoard(4, "-----OX--XO----- X", "test");
    for (const char* text : {"-----OX--XO-----X", "  -----OX--XO-----   X  ", "----\n-OX-\n-XO-\n----\nX\n",
                             "----\r\n-OX-\r\n-XO-\r\n----\r\nX\r\n", "- - - - \t- O X - - X O - - - - - X"}) {
        EXPECT_EQ(readBoard(4, text, "test"), expected) << text;
    }
}

TEST(PositionText, IsWrittenAsTheFormatHasIt) {
    EXPECT_EQ(writeBoard(8, readBoard(8, example, "test")), example);
    EXPECT_EQ(writeBoard(4, readBoard(4, "....\n.0*.\n.*0.\n....\n*", "test")), "-----OX--XO----- X");
}

TEST(PositionText, ReadsWhatItWrites) {
    base::Random random(64);
    for (const int size : {4, 6, 8}) {
        for (int i = 0; i < 500; ++i) {
            const Board board = test::scatteredBoard(size, random);
            ASSERT_EQ(readBoard(size, writeBoard(size, board), "again"), board);
        }
    }
}

struct Malformed {
    const char* name;
    std::string text;
    base::Phrase phrase;
    std::size_t line;
    std::size_t column;
};
void PrintTo(const Malformed& malformed, std::ostream* out) { *out << testing::PrintToString(malformed.text); }

class MalformedPosition : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedPosition, IsRefusedWithThePlaceAndTheReason) {
    const auto error = thrownBy<TextError>([] { readBoard(4, GetParam().text, "--position"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().phrase(), GetParam().phrase) << error->in(Language::english);
    EXPECT_EQ(error->place().line, GetParam().line) << error->in(Language::english);
    EXPECT_EQ(error->place().column, GetParam().column) << error->in(Language::english);
    EXPECT_EQ(error->place().source, "--position");
    EXPECT_EQ(error->fault(), base::Fault::input);
}

INSTANTIATE_TEST_SUITE_P(
    Positions, MalformedPosition,
    testing::Values(Malformed{"Empty", "", text::othelloBoardEmpty, 1, 1},
                    Malformed{"OnlyBlanks", "  \t ", text::othelloBoardEmpty, 1, 5},
                    Malformed{"OneSquare", "-", text::othelloBoardShort, 1, 2},
                    Malformed{"TwoMissing", "-----OX--XO--- X", text::othelloBoardShort, 1, 17},
                    Malformed{"NoMover", "-----OX--XO-----", text::othelloMoverMissing, 1, 17},
                    Malformed{"NoMoverAfterLines", "----\n-OX-\n-XO-\n----\n", text::othelloMoverMissing, 5, 1},
                    Malformed{"MoverEmpty", "-----OX--XO----- -", text::othelloNoMover, 1, 18},
                    Malformed{"MoverByWord", "-----OX--XO----- black", text::othelloNoMover, 1, 18},
                    Malformed{"MoverTwice", "-----OX--XO----- XO", text::othelloBoardLong, 1, 19},
                    Malformed{"ALargerBoard", "-----OX--XO-----X---- X", text::othelloBoardLong, 1, 18},
                    Malformed{"Semicolon", "-----OX--XO----- X;", text::othelloBoardLong, 1, 19},
                    Malformed{"ALetter", "-----OB--XO----- X", text::othelloForeignSquare, 1, 7},
                    Malformed{"ALetterInARow", "----\n-OX-\n-QO-\n----\nX", text::othelloForeignSquare, 3, 2},
                    Malformed{"ANumber", "1----OX--XO----- X", text::othelloForeignSquare, 1, 1},
                    Malformed{"Greek", "---χ-OX--XO----- X", text::othelloForeignSquare, 1, 4},
                    Malformed{"AfterGreek", "-----OX--XO----- Ο", text::othelloNoMover, 1, 18},
                    Malformed{"NulByte", "--\0--OX--XO----- X"s, text::othelloForeignSquare, 1, 3},
                    Malformed{"BrokenUtf8", "--\xFF\xC3-OX--XO----- X", text::othelloForeignSquare, 1, 3},
                    Malformed{"ByteOrderMark", "\uFEFF-----OX--XO----- X", text::othelloForeignSquare, 1, 1}),
    test::ByName{});

TEST(MalformedPositionMessages, ShowTheLineAndACaret) {
    const auto error = thrownBy<TextError>([] { readBoard(4, "-----OB--XO----- X", "--position"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->in(Language::english),
              "--position:1:7: 'B' is not a square: X x * are black, O o 0 white, - . _ empty\n"
              "  -----OB--XO----- X\n"
              "        ^");
}

TEST(MalformedPositionMessages, CountLinesFromTheLineGiven) {
    const auto error = thrownBy<TextError>([] { readBoard(8, "----", "games.obf", 12); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().line, 12U);
    EXPECT_EQ(error->place().source, "games.obf");
}

TEST(SquareText, IsALetterAndANumber) {
    EXPECT_EQ(readSquare(8, "a1"), Square{0});
    EXPECT_EQ(readSquare(8, "H1"), Square{7});
    EXPECT_EQ(readSquare(8, "d3"), squareAt(2, 3));
    EXPECT_EQ(readSquare(8, "h8"), Square{63});
    for (const int size : {4, 6, 8}) {
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column) {
                const Square square = squareAt(row, column);
                EXPECT_EQ(readSquare(size, writeSquare(square)), square);
            }
        }
    }
}

TEST(SquareText, IsNothingElse) {
    for (const char* text : {"", "d", "3", "d3 ", " d3", "d33", "3d", "i1", "a9", "a0", "`1", "@1", "pass", "δ3"}) {
        EXPECT_EQ(readSquare(8, text), std::nullopt) << text;
    }
    EXPECT_EQ(readSquare(4, "e1"), std::nullopt);
    EXPECT_EQ(readSquare(6, "a7"), std::nullopt);
}

TEST(SquareText, KnowsTheWordsForAPass) {
    for (const char* text : {"pass", "Pass", "PASS", "PA", "pa", "PS", "ps", "--"})
        EXPECT_TRUE(isPassWord(text)) << text;
    for (const char* text : {"", "p", "-", "---", "pas", "passe", "a1"}) EXPECT_FALSE(isPassWord(text)) << text;
    EXPECT_EQ(writeSquare(pass), "pass");
}

}  // namespace board_text_test
}  // namespace mitos::games::othello
