#include "formats/othello/nboard.h"

#include <gtest/gtest.h>

#include "games/othello/board_text.h"

namespace mitos::formats::othello::nboard {
namespace nboard_test {

using What = FromFrontEnd::What;

Square at(const char* text) { return games::othello::readSquare(8, text).value(); }

TEST(NBoardMove, IsReadInEveryForm) {
    const auto whole = readMove(" F5/2.13/0.5 ");
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->move, at("f5"));
    EXPECT_EQ(whole->evaluation, 2.13);
    EXPECT_EQ(whole->seconds, 0.5);
    EXPECT_EQ(readMove("d3//1.2")->seconds, 1.2);
    EXPECT_FALSE(readMove("d3//1.2")->evaluation);
    EXPECT_EQ(readMove("d6 -1.00 0.0")->evaluation, -1.0);
    EXPECT_EQ(readMove("d6/+3")->evaluation, 3.0);
    EXPECT_EQ(readMove("PA")->move, games::othello::pass);
    EXPECT_EQ(readMove("pass/0.00")->move, games::othello::pass);
}

TEST(NBoardMove, IsRefusedWhereSomethingElseStands) {
    for (const std::string_view text : {"", "/", "i9", "f5/much", "f5/1/later", "f5/nan", "f5/inf", "move"}) {
        EXPECT_FALSE(readMove(text)) << text;
    }
}

TEST(NBoardMove, IsWrittenAsItIsRead) {
    EXPECT_EQ(writeMove({at("f5"), {}, {}}), "F5");
    EXPECT_EQ(writeMove({at("f5"), -1.5, {}}), "F5/-1.50");
    EXPECT_EQ(writeMove({at("f5"), {}, 0.25}), "F5//0.25");
    EXPECT_EQ(writeMove({games::othello::pass, 2.0, 0.5}), "PA/2.00/0.50");
}

TEST(NBoardCommand, IsTakenApart) {
    EXPECT_EQ(readCommand("nboard 2").what, What::start);
    EXPECT_EQ(readCommand("set depth 12\r").number, 12);
    EXPECT_EQ(readCommand("set contempt -50").number, -50);
    EXPECT_EQ(readCommand("set game (;GM[Othello];)").text, "(;GM[Othello];)");
    EXPECT_EQ(readCommand("hint 4").number, 4);
    EXPECT_EQ(readCommand("ping 7").what, What::ping);
    EXPECT_EQ(readCommand("go").what, What::go);
    EXPECT_EQ(readCommand("learn").what, What::learn);
    EXPECT_EQ(readCommand("analyze").what, What::analyze);
    EXPECT_EQ(readCommand("move F5/1/2").move->move, at("f5"));
    EXPECT_EQ(readCommand("F5").what, What::move);
    EXPECT_EQ(readCommand("   ").what, What::nothing);
}

TEST(NBoardCommand, IsUnknownWhenItMakesNoSense) {
    for (const std::string_view line : {"ping", "ping soon", "hint x", "set depth", "set depth 1.5", "set colour red",
                                        "set", "move", "move z9", "hello", "go6"}) {
        EXPECT_EQ(readCommand(line).what, What::unknown) << line;
    }
}

TEST(NBoardHint, HasALineWithoutBlanksAndADepthThatBeginsWithANumber) {
    const std::vector<Square> line{at("f5"), games::othello::pass, at("d6")};
    EXPECT_EQ(writeHint(line, 2.126, {Looked::How::depth, 12}, "why"), "search F5PAD6 2.13 0 12 why");
    EXPECT_EQ(writeHint(line, -3, {Looked::How::exact, 20}, ""), "search F5PAD6 -3.00 0 100%");
    EXPECT_EQ(writeHint(line, 0, {Looked::How::outcome, 20}, ""), "search F5PAD6 0.00 0 100%W");
}

TEST(NBoardChoice, IsReadFromOthersToo) {
    EXPECT_EQ(readChosen("=== D7/-1.02/0.02")->move, at("d7"));
    EXPECT_EQ(readChosen("===d6 -1.00 0.0")->seconds, 0.0);
    EXPECT_EQ(readChosen("=== PA")->move, games::othello::pass);
    EXPECT_FALSE(readChosen("status thinking"));
    EXPECT_FALSE(readChosen("== F5"));
    EXPECT_FALSE(readChosen("=== resign"));
}

}  // namespace nboard_test
}  // namespace mitos::formats::othello::nboard
