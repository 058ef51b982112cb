// Games as a line of squares.
#include "games/othello/transcript.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "games/othello/board_text.h"
#include "tests/support/by_name.h"
#include "tests/support/languages.h"
#include "tests/support/othello_boards.h"
#include "tests/support/thrown.h"
#include "texts/othello.h"
#include "texts/writing/language.h"

namespace mitos::games::othello {
namespace transcript_test {

using namespace std::string_literals;
using base::TextError;
using test::thrownBy;
using text::Language;

const Othello game;

Transcript read(std::string_view text) { return readTranscript(game, game.start(), text, "--moves"); }

TEST(TranscriptText, LeadsToThePositionOfTheFormatsExample) {
    EXPECT_EQ(writeBoard(8, read("f5d6c3d3c4").end),
              "------------------XO------XXX------OXX-----O-------------------- O");
}

TEST(TranscriptText, MayBeEmpty) {
    EXPECT_EQ(read("").end, game.start());
    EXPECT_EQ(read(" \n").moves.size(), 0U);
}

TEST(TranscriptText, IgnoresCaseAndBlanks) {
    const Transcript plain = read("f5d6c3d3c4");
    for (const char* text :
         {"F5D6C3D3C4", "F5d6C3d3C4", "f5 d6 c3 d3 c4", " f5\td6\r\nc3\n d3c4 ", "f 5 d 6 c3 d3 c 4"}) {
        EXPECT_EQ(read(text), plain) << text;
    }
}

TEST(TranscriptText, PutsPassesInThatWereLeftOut) {
    base::Random random(9);
    int passes = 0;
    for (int i = 0; i < 200; ++i) {
        std::vector<Board> boards;
        test::randomGame(game, random, [&](const Board& board) { boards.push_back(board); });
        std::vector<Square> moves;
        for (std::size_t k = 1; k < boards.size(); ++k) {
            const Squares placed = boards[k].occupied() ^ boards[k - 1].occupied();
            moves.push_back(placed == 0 ? pass : firstOf(placed));
            if (placed == 0) ++passes;
        }
        const Transcript expected{game.start(), moves, boards.back()};
        EXPECT_EQ(read(writeTranscript(moves)), expected);
        EXPECT_EQ(read(writeTranscript(moves, Passes::written)), expected);
    }
    EXPECT_GT(passes, 20) << "the games hold passes";
}

TEST(TranscriptText, TakesEveryWordForAPass) {
    const Othello small(4);
    const Board stuck = readBoard(4, "-OXX ---- ---- ---- O", "test");
    for (const char* text : {"a1", "PAa1", "PSa1", "passa1", "--a1", "pa a1", "P A S S A 1"}) {
        const Transcript transcript = readTranscript(small, stuck, text, "test");
        EXPECT_EQ(transcript.moves, (std::vector<Square>{pass, 0})) << text;
        EXPECT_EQ(writeBoard(4, transcript.end), "XXXX------------ O") << text;
    }
    EXPECT_EQ(readTranscript(small, stuck, "pa", "test").end.mover, Colour::black);
    EXPECT_EQ(readTranscript(small, stuck, "", "test").end.mover, Colour::white) << "no pass unless a move follows";
}

TEST(TranscriptText, BeginsOnAnyPosition) {
    Board board = game.start();
    board.mover = Colour::white;
    EXPECT_EQ(writeTranscript(readTranscript(game, board, "f4d3", "test").moves), "f4d3");
}

TEST(TranscriptText, IsWrittenInSmallLettersWithoutPassesOrWithPa) {
    EXPECT_EQ(writeTranscript({0, pass, 63}), "a1h8");
    EXPECT_EQ(writeTranscript({0, pass, 63}, Passes::written), "a1PAh8");
    EXPECT_EQ(writeTranscript({}), "");
}

struct Malformed {
    const char* name;
    std::string text;
    base::Phrase phrase;
    std::size_t line;
    std::size_t column;
};
void PrintTo(const Malformed& malformed, std::ostream* out) { *out << testing::PrintToString(malformed.text); }

class MalformedTranscript : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedTranscript, IsRefusedWithThePlaceAndTheReason) {
    const auto error = thrownBy<TextError>([] { read(GetParam().text); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().phrase(), GetParam().phrase) << error->in(Language::english);
    EXPECT_EQ(error->place().line, GetParam().line) << error->in(Language::english);
    EXPECT_EQ(error->place().column, GetParam().column) << error->in(Language::english);
    EXPECT_EQ(error->place().source, "--moves");
    EXPECT_EQ(error->fault(), base::Fault::input);
}

INSTANTIATE_TEST_SUITE_P(
    Transcripts, MalformedTranscript,
    testing::Values(Malformed{"NoSquare", "f5x1", text::othelloNoSquare, 1, 3},
                    Malformed{"RowNine", "f5d9", text::othelloNoSquare, 1, 3},
                    Malformed{"HalfASquare", "f5d", text::othelloNoSquare, 1, 3},
                    Malformed{"NumbersFirst", "5f", text::othelloNoSquare, 1, 1},
                    Malformed{"AComma", "f5,d6", text::othelloNoSquare, 1, 3},
                    Malformed{"HalfAPass", "f5p", text::othelloNoSquare, 1, 3},
                    Malformed{"Greek", "f5δ6", text::othelloNoSquare, 1, 3},
                    Malformed{"NulByte", "f5\0d6"s, text::othelloNoSquare, 1, 3},
                    Malformed{"BrokenUtf8", "f5\xFF\xCE", text::othelloNoSquare, 1, 3},
                    Malformed{"Taken", "d4", text::othelloTaken, 1, 1},
                    Malformed{"TakenLater", "f5 d6 f5", text::othelloTaken, 1, 7},
                    Malformed{"TurnsNothing", "a1", text::othelloTurnsNothing, 1, 1},
                    Malformed{"TheOthersMove", "f5 d6\nc3 c6", text::othelloTurnsNothing, 2, 4},
                    Malformed{"PassWithMoves", "f5PA", text::othelloNoPass, 1, 3},
                    Malformed{"PassAtOnce", "--", text::othelloNoPass, 1, 1},
                    Malformed{"AfterTheEnd", "e6f4e3f6g5d6e7f5c5 a1", text::othelloGameOver, 1, 20},
                    Malformed{"PassAfterTheEnd", "e6f4e3f6g5d6e7f5c5PA", text::othelloGameOver, 1, 19}),
    test::ByName{});

TEST(MalformedTranscriptMessages, NameTheSquareAndTheSide) {
    const auto error = thrownBy<TextError>([] { read("f5 a1"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->in(Language::english), "--moves:1:4: a1 is no move for white: it turns no disc\n"
                                            "  f5 a1\n"
                                            "     ^");
    EXPECT_NE(error->in(test::greek).find("το a1 δεν είναι κίνηση για τα λευκά"), std::string::npos);
}

TEST(MalformedTranscriptMessages, SayThatASquareIsOffASmallBoard) {
    const Othello small(4);
    const auto error = thrownBy<TextError>([&] { readTranscript(small, small.start(), "b1h8", "--moves"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().phrase(), text::othelloOffBoard);
    EXPECT_EQ(error->place().column, 3U);
    EXPECT_EQ(error->message().in(Language::english), "h8 is off this board of 4x4");
}

TEST(MalformedTranscriptMessages, CountLinesFromTheLineGiven) {
    const auto error = thrownBy<TextError>([] { readTranscript(game, game.start(), "\na1", "games.txt", 40); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().line, 41U);
}

}  // namespace transcript_test
}  // namespace mitos::games::othello
