// Errors in a text are reported with their place.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <string>

#include "base/error.h"
#include "games/tiles/text.h"
#include "tests/support/by_name.h"
#include "tests/support/languages.h"
#include "tests/support/thrown.h"
#include "texts/tiles.h"
#include "texts/writing/language.h"

namespace mitos::games::tiles {
namespace text_errors_test {

using namespace std::string_literals;
using base::TextError;
using test::thrownBy;
using text::Language;

constexpr Shape square{3, 3, MoveSet::king};

struct Malformed {
    const char* name;
    std::string text;
    base::Phrase phrase;
    std::size_t line;
    std::size_t column;
};
void PrintTo(const Malformed& malformed, std::ostream* out) { *out << testing::PrintToString(malformed.text); }

class MalformedBoard : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedBoard, IsRefusedWithThePlaceAndTheReason) {
    const auto error = thrownBy<TextError>([] { readBoard(square, GetParam().text, "--start"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().phrase(), GetParam().phrase) << error->in(Language::english);
    EXPECT_EQ(error->place().line, GetParam().line) << error->in(Language::english);
    EXPECT_EQ(error->place().column, GetParam().column) << error->in(Language::english);
    EXPECT_EQ(error->place().source, "--start");
    EXPECT_EQ(error->fault(), base::Fault::input);
}

INSTANTIATE_TEST_SUITE_P(
    Boards, MalformedBoard,
    testing::Values(Malformed{"Empty", "", text::boardEmpty, 1, 1},
                    Malformed{"OnlyBlanks", "   ", text::boardEmpty, 1, 4},
                    Malformed{"OnlySlashes", "//", text::boardEmpty, 1, 3},
                    Malformed{"OneMissing", "1 2 3 4 5 6 7 8", text::boardTooFew, 1, 16},
                    Malformed{"OnlyOne", "1", text::boardTooFew, 1, 2},
                    Malformed{"MissingAfterWholeRows", "1 2 3/4 5 6/", text::boardTooFew, 1, 13},
                    Malformed{"OneTooMany", "1 2 3 4 5 6 7 8 0 1", text::boardTooMany, 1, 19},
                    Malformed{"ManyTooMany", "1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 8 0", text::rowLength, 1, 18},
                    Malformed{"AWholeRowTooMany", "1 2 3/4 5 6/7 8 0/1 2 3", text::boardTooMany, 1, 19},
                    Malformed{"Twice", "1 2 3 4 5 5 7 8 0", text::tileTwice, 1, 11},
                    Malformed{"TwiceInAnotherRow", "1 2 3\n4 1 6\n7 8 0", text::tileTwice, 2, 3},
                    Malformed{"BlankTwice", "1 2 3 4 0 6 7 8 0", text::blankTwice, 1, 17},
                    Malformed{"Foreign", "1 2 3 4 5 6 7 8 9", text::foreignTile, 1, 17},
                    Malformed{"Huge", "1 2 99999999999999999999999 4 5 6 7 8 0", text::foreignTile, 1, 5},
                    Malformed{"ALetter", "1 2 x 4 5 6 7 8 0", text::notANumber, 1, 5},
                    Malformed{"ANumberAndALetter", "1 2 3x 4 5 6 7 8 0", text::notANumber, 1, 5},
                    Malformed{"AHugeNumberAndALetter", "1 2 99999999999999999999x 4 5 6 7 8 0", text::notANumber, 1, 5},
                    Malformed{"Negative", "1 2 -3 4 5 6 7 8 0", text::notANumber, 1, 5},
                    Malformed{"Signed", "1 2 +3 4 5 6 7 8 0", text::notANumber, 1, 5},
                    Malformed{"AFraction", "1.5 2 3 4 5 6 7 8 0", text::notANumber, 1, 1},
                    Malformed{"Hexadecimal", "0x1 2 3 4 5 6 7 8 0", text::notANumber, 1, 1},
                    Malformed{"AnExponent", "1e0 2 3 4 5 6 7 8 0", text::notANumber, 1, 1},
                    Malformed{"NulByte", "1 2 \0 4 5 6 7 8 0"s, text::notANumber, 1, 5},
                    Malformed{"NulByteAfterANumber", "1 2 3\0 4 5 6 7 8 0"s, text::notANumber, 1, 5},
                    Malformed{"GreekLetters", "1 2 τρία 4 5 6 7 8 0", text::notANumber, 1, 5},
                    Malformed{"TwoRowsInOneLine", "1 2 3 4 5 6\n7 8 0", text::rowLength, 1, 12},
                    Malformed{"BrokenUtf8", "1 2 \xC3\x28\xFF 4 5 6 7 8 0", text::notANumber, 1, 5},
                    Malformed{"ANumberOfAnotherScript", "1 2 ٣ 4 5 6 7 8 0", text::notANumber, 1, 5},
                    Malformed{"NoBreakSpace", "1\u00A02 3 4 5 6 7 8 0", text::notANumber, 1, 1},
                    Malformed{"ByteOrderMark", "\uFEFF1 2 3 4 5 6 7 8 0", text::notANumber, 1, 1},
                    Malformed{"ShortRow", "1 2 / 3 4 5 6 7 8 0", text::rowLength, 1, 5},
                    Malformed{"LongRow", "1 2 3 4 / 5 6 7 8 0", text::rowLength, 1, 9},
                    Malformed{"ShortLine", "1 2\n3 4 5 6\n7 8 0", text::rowLength, 1, 4},
                    Malformed{"LongLastRow", "1 2 3 / 4 5 6 7 8 0", text::rowLength, 1, 20},
                    Malformed{"OneNumberALine", "1\n2\n3\n4\n5\n6\n7\n8\n0", text::rowLength, 1, 2},
                    Malformed{"AName", "spiral", text::notANumber, 1, 1}),
    test::ByName{});

TEST(MalformedBoardMessages, NameTheMissingTiles) {
    const auto error = thrownBy<TextError>([] { readBoard(square, "1 2 3 5 0 8", "--start"); });
    ASSERT_TRUE(error);
    EXPECT_NE(error->in(Language::english).find("missing: 4 6 7"), std::string::npos) << error->what();
}

TEST(MalformedBoardMessages, NameTheTileThatStandsTwice) {
    const auto error = thrownBy<TextError>([] { readBoard(square, "1 2 3 4 5 5 6 7 0", "--start"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->in(Language::english), "--start:1:11: tile 5 stands twice\n"
                                            "  1 2 3 4 5 5 6 7 0\n"
                                            "            ^");
}

TEST(MalformedBoardMessages, CountLinesFromTheLineGiven) {
    const auto error = thrownBy<TextError>([] { readBoard(square, "1 2 3 4 5 5 6 7 0", "boards.txt", 12); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().line, 12U);
}

TEST(MalformedBoardMessages, ShortenALongWord) {
    const auto error = thrownBy<TextError>([] { readBoard(square, std::string(100'000, 'x'), "--start"); });
    ASSERT_TRUE(error);
    EXPECT_LT(error->in(Language::english).size(), 400U);
}

TEST(MalformedBoardMessages, ShowTheBeginningOfALongGreekWord) {
    const auto error = thrownBy<TextError>([] { readBoard(square, "τριανταφυλλόσκονη 2 3", "--start"); });
    ASSERT_TRUE(error);
    EXPECT_NE(error->message().in(Language::english).find("τριαντα"), std::string::npos) << error->what();
}

TEST(MalformedBoardMessages, HoldNoControlCharacters) {
    const auto error = thrownBy<TextError>([] { readBoard(square, "\x1B[2J\a\x7F", "--start"); });
    ASSERT_TRUE(error);
    for (const Language language : {Language::english, test::greek}) {
        for (const char c : error->in(language))
            EXPECT_TRUE(c == '\n' || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F));
    }
}

// The program writes messages into JSON, which accepts only UTF-8: no stray bytes, no half, overlong or surrogate
// characters.
TEST(MalformedBoardMessages, FitIntoJsonWhateverTheTextHolds) {
    for (const std::string& text :
         {"1 2 \xFF\xC3 4"s, "1 2 \xE2\x82 4"s, "\x80 1 2 3"s, std::string(60, '\xCE'), "\xE0\x80\x80 1"s,
          "\xED\xA0\x80 1"s, "\xF4\x90\x80\x80 1"s, "\xF0\x80\x80\x80 1"s, "\x01\x80 1"s, "a\x80 1"s}) {
        const auto error = thrownBy<TextError>([&] { readBoard(square, text, "--start"); });
        ASSERT_TRUE(error);
        EXPECT_NO_THROW(static_cast<void>(nlohmann::json(error->in(Language::english)).dump()))
            << testing::PrintToString(text);
    }
}

TEST(ReadGoalErrors, KeepTheSpiralForThreeByThree) {
    const auto error = thrownBy<TextError>([] { readGoal({4, 4, MoveSet::plain}, "spiral", "--goal"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().phrase(), text::spiralOnly3x3);
}

TEST(ReadGoalErrors, RefuseAnUnknownName) {
    const auto error = thrownBy<TextError>([] { readGoal(square, "snail", "--goal"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().phrase(), text::notANumber);
}

class MalformedSize : public testing::TestWithParam<std::string> {};

TEST_P(MalformedSize, IsRefused) {
    const auto error = thrownBy<TextError>([] { readSize(GetParam(), "--size"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().phrase(), text::badSize);
    EXPECT_EQ(error->place().line, 1U);
}
INSTANTIATE_TEST_SUITE_P(Sizes, MalformedSize,
                         testing::Values(""s, " "s, "3"s, "3x"s, "x3"s, "3x3x3"s, "1x3"s, "3x1"s, "6x3"s, "3x6"s,
                                         "0x0"s, "-3x3"s, "3,3"s, "3 x 3"s, "03x3"s, "axb"s, "3\0x"s, "3\xC3"s, "3×"s,
                                         "×3"s, "3××3"s, "33"s, "\xFFx\xFF"s));

TEST(ReadSizeErrors, HoldNoControlCharactersAndAreShort) {
    const auto error = thrownBy<TextError>([] { readSize("\x1B[2J" + std::string(10'000, 'x'), "--size"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->in(Language::english).find('\x1B'), std::string::npos);
    EXPECT_LT(error->in(Language::english).size(), 500U);
}

struct MalformedRow {
    const char* name;
    std::string text;
    base::Phrase phrase;
    std::size_t column;
};
void PrintTo(const MalformedRow& malformed, std::ostream* out) { *out << testing::PrintToString(malformed.text); }

// The second row, after 1 2 3.
class MalformedRowOfADialogue : public testing::TestWithParam<MalformedRow> {};

TEST_P(MalformedRowOfADialogue, IsRefusedAndChangesNothing) {
    Board board{{1, 2, 3}};
    const auto error = thrownBy<TextError>([&] { readRow(square, GetParam().text, "row 2", 1, board); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().phrase(), GetParam().phrase) << error->in(Language::english);
    EXPECT_EQ(error->place().column, GetParam().column) << error->in(Language::english);
    EXPECT_EQ(board, (Board{{1, 2, 3}}));
}
INSTANTIATE_TEST_SUITE_P(Rows, MalformedRowOfADialogue,
                         testing::Values(MalformedRow{"Empty", "", text::boardEmpty, 1},
                                         MalformedRow{"TooFew", "4 5", text::boardTooFew, 4},
                                         MalformedRow{"TooMany", "4 5 6 7", text::boardTooMany, 7},
                                         MalformedRow{"TwiceInTheRow", "4 4 5", text::tileTwice, 3},
                                         MalformedRow{"TwiceWithARowBefore", "4 2 5", text::tileTwice, 3},
                                         MalformedRow{"Foreign", "4 9 5", text::foreignTile, 3},
                                         MalformedRow{"NotANumber", "4 b 5", text::notANumber, 3},
                                         MalformedRow{"TwoRows", "4 5 / 6", text::rowLength, 5}),
                         test::ByName{});

}  // namespace text_errors_test
}  // namespace mitos::games::tiles
