#include "formats/othello/notation.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "formats/othello/record.h"
#include "formats/othello/wthor.h"
#include "games/othello/board_text.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::formats::othello {
namespace notation_test {

using games::othello::writeBoard;

Notation read(const std::string& text, std::optional<int> size = {}) { return readNotation(text, size, "text"); }

TEST(Notation, ReadsTranscripts) {
    EXPECT_EQ(read("f5d6c3").game.moves.size(), 3U);
    EXPECT_EQ(read(" F5 D6\nC3 ").game.end, read("f5d6c3").game.end);
    EXPECT_EQ(read("").game.end, Othello(8).start());
    EXPECT_EQ(read("b1", 4).size, 4);
}

TEST(Notation, ReadsBoardsOfEverySizeAndWhatObfAddsToThem) {
    for (const int size : {4, 6, 8}) {
        const std::string board = writeBoard(size, Othello(size).start());
        EXPECT_EQ(read(board).size, size);
        EXPECT_EQ(read(board).game.end, Othello(size).start());
        EXPECT_EQ(read(board + "; a1:+3; b2:-1;").game.end, Othello(size).start());
    }
}

TEST(Notation, ReadsRecordsOfMitos) {
    Record record;
    record.size = 6;
    record.start = Othello(6).start();
    const Notation read6 = read(writeRecord(record));
    EXPECT_EQ(read6.size, 6);
    EXPECT_EQ(read6.game.end, record.start);
}

TEST(Notation, ReadsGgfWithAllThatItSays) {
    const Notation ggf = read("\n(;GM[Othello]PB[a]PW[b]RE[+2.00:r]TY[8]B[F5/1.5]W[D6];)\n(;B[d3];)");
    EXPECT_EQ(ggf.game.moves, read("f5d6").game.moves);
    EXPECT_EQ(ggf.game.end, read("f5d6").game.end);
    EXPECT_EQ(ggf.record.black.name, "a");
    EXPECT_EQ(ggf.record.moves[0].evaluation, 1.5);
    EXPECT_EQ(read(writeNotation(ggf, Format::ggf)).record, ggf.record);
    EXPECT_EQ(read(writeNotation(ggf, Format::json)).record, ggf.record);
    EXPECT_EQ(read("(;TY[6]B[c2];)").size, 6);
    const auto error = test::thrownBy<base::TextError>([] { read("(;B[f5]\nW[f5];)"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().line, 2U);
    EXPECT_EQ(error->place().column, 3U);
}

TEST(Notation, ReadsTheFirstOfAList) {
    const std::string start = writeBoard(8, Othello().start());
    EXPECT_EQ(read("% positions\n" + start + "; d3:+2;\n" + start + ";\n").game.end, Othello().start());
    const auto error = test::thrownBy<base::TextError>([&] { read("% positions\nX" + start + "; d3:+2;"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().line, 2U);
    EXPECT_EQ(read("{\"moves\":\"f5\"}\n{\"moves\":\"d3\"}").game.moves.size(), 1U);
    EXPECT_EQ(read("{\n \"moves\": \"f5d6\"\n}").game.moves.size(), 2U);
}

TEST(Notation, ReadsTheFirstOfAListOfBoards) {
    const std::string start = writeBoard(8, Othello().start());
    const std::string other = writeBoard(8, read("f5").game.end);
    EXPECT_EQ(read(other + "\n" + start + "\n").game.end, read("f5").game.end);
    EXPECT_EQ(read("# two\n" + other + "\n" + start + "\n").game.end, read("f5").game.end);
    EXPECT_EQ(read("\xEF\xBB\xBF% two\n" + other + "; +2;\n" + start + ";\n").game.end, read("f5").game.end);
    EXPECT_EQ(read(start.substr(0, 20) + "\n" + start.substr(20)).game.end, Othello().start()) << "broken anywhere";
}

TEST(Notation, ReadsADrawnBoard) {
    const Notation drawn = read("    a b c d\n  1 - - . - 1\n  2 - O X - 2\n  3 - X(X)- 3\n  4 - - X - 4\n    a b c d\n"
                                "Black: 4  White: 1  Empty: 11\n");
    EXPECT_EQ(drawn.size, 4);
    EXPECT_EQ(writeNotation(drawn, Format::board), "-----OX--XX---X- O");
}

TEST(Notation, ReadsTheFirstGameOfADatabase) {
    WthorHeader header;
    header.date = {20, 4, 2, 29};
    header.games = 2;
    header.year = 2004;
    WthorGame game;
    game.moves[0] = 56;
    game.moves[1] = 64;
    game.black = 7;
    game.blackDiscs = 40;
    std::string bytes;
    appendWthor(bytes, header);
    appendWthor(bytes, game);
    appendWthor(bytes, WthorGame{});
    const Notation first = read(bytes);
    EXPECT_EQ(first.game.end, read("f5d6").game.end);
    EXPECT_EQ(first.record.black.name, "#7");
    header.games = 0;
    bytes.clear();
    appendWthor(bytes, header);
    const auto error = test::thrownBy<base::Error>([&] { read(bytes); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().in(text::Language::english), "text holds no game");
}

TEST(Notation, AFinishedGameHasItsResult) {
    const Notation wipeOut = read("e6f4e3f6g5d6e7f5c5");
    EXPECT_EQ(wipeOut.record.outcome, (Outcome{64, Ended::played}));
    EXPECT_NE(writeNotation(wipeOut, Format::ggf).find("RE[+64.00]"), std::string::npos);
    EXPECT_FALSE(read("e6f4e3f6g5d6e7f5").record.outcome);
}

TEST(Notation, WritesEveryTextAndNoWthor) {
    const Notation game = read("f5d6c3");
    for (const Format format : {Format::transcript, Format::record, Format::ggf, Format::json})
        EXPECT_EQ(read(writeNotation(game, format)).game, game.game);
    for (const Format format : {Format::board, Format::obf})
        EXPECT_EQ(read(writeNotation(game, format)).game.end, game.game.end);
    EXPECT_TRUE(test::thrownBy<base::Error>([&] { writeNotation(game, Format::wthor); }));
}

TEST(Notation, TellsThePlaceOfWhatItCannotRead) {
    const auto error = test::thrownBy<base::TextError>([] { read("f5d6z9"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().column, 5U);
    EXPECT_TRUE(test::thrownBy<base::TextError>([] { read("XXXOOO"); }));
    EXPECT_TRUE(test::thrownBy<base::TextError>([] { read("mitos othello 9"); }));
}

}  // namespace notation_test
}  // namespace mitos::formats::othello
