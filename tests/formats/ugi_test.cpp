#include "formats/ugi.h"

#include <gtest/gtest.h>

namespace mitos::formats::ugi {
namespace ugi_test {

using What = Command::What;

TEST(UgiCommand, IsTakenApart) {
    EXPECT_EQ(readCommand("ugi\r\n").what, What::ugi);
    EXPECT_EQ(readCommand(" isready ").what, What::ready);
    EXPECT_EQ(readCommand("uginewgame").what, What::newGame);
    EXPECT_EQ(readCommand("stop").what, What::stop);
    EXPECT_EQ(readCommand("quit").what, What::quit);
    EXPECT_EQ(readCommand("").what, What::nothing);
    EXPECT_EQ(readCommand("uci").what, What::unknown);
}

TEST(UgiPosition, IsTheStartOrAFen) {
    const Command start = readCommand("position startpos moves f5 d6");
    EXPECT_TRUE(start.position.usual);
    EXPECT_EQ(start.position.moves, (std::vector<std::string>{"f5", "d6"}));
    const Command fen = readCommand("position fen  ___S_____   max moves a1=C");
    EXPECT_FALSE(fen.position.usual);
    EXPECT_EQ(fen.position.fen, "___S_____ max");
    EXPECT_EQ(fen.position.moves, (std::vector<std::string>{"a1=C"}));
    for (const std::string_view line :
         {"position", "position here", "position fen", "position fen moves a1", "position startpos f5"}) {
        EXPECT_EQ(readCommand(line).what, What::unknown) << line;
    }
}

TEST(UgiGo, HasItsLimits) {
    const Go go =
        readCommand("go p1time 1000 p2time 2000 p1inc 10 p2inc 20 depth 7 nodes 500 movetime 30 searchmoves a1").go;
    EXPECT_EQ(go.time[0], 1000);
    EXPECT_EQ(go.time[1], 2000);
    EXPECT_EQ(go.increment[0], 10);
    EXPECT_EQ(go.increment[1], 20);
    EXPECT_EQ(go.depth, 7);
    EXPECT_EQ(go.nodes, 500);
    EXPECT_EQ(go.moveTime, 30);
    EXPECT_FALSE(go.infinite);
    EXPECT_TRUE(readCommand("go infinite").go.infinite);
    const Go odd = readCommand("go p1time -30 p2time 1000.7 depth 99999999999 nodes 1e999").go;
    EXPECT_EQ(odd.time[0], 0);
    EXPECT_EQ(odd.time[1], 1000);
    EXPECT_EQ(odd.depth, 1000);  // no game is longer: sums of it cannot overflow
    EXPECT_EQ(odd.nodes, 2'000'000'000);
    for (const std::string_view line : {"go depth", "go depth x", "go movetime nan", "go nodes 1e6x"}) {
        EXPECT_EQ(readCommand(line).what, What::unknown) << line;
    }
}

TEST(UgiOption, MayHaveBlanksInNameAndValue) {
    const Option option = readCommand("setoption name Move Time value one two").option;
    EXPECT_EQ(option.name, "Move Time");
    EXPECT_EQ(option.value, "one two");
    EXPECT_EQ(readCommand("setoption name Clear").option.value, "");
    EXPECT_EQ(readCommand("setoption Depth 3").what, What::unknown);
    EXPECT_EQ(readCommand("setoption name value 3").what, What::unknown);
}

TEST(UgiQuery, KnowsThreeQuestions) {
    EXPECT_EQ(readCommand("query gameover").question, Question::gameOver);
    EXPECT_EQ(readCommand("query p1turn").question, Question::firstToMove);
    EXPECT_EQ(readCommand("query result").question, Question::result);
    EXPECT_EQ(readCommand("query").what, What::unknown);
}

TEST(UgiAnswer, IsReadOnTheOtherSide) {
    EXPECT_EQ(readBestMove("bestmove f5 ponder d6"), "f5");
    EXPECT_FALSE(readBestMove("bestmove"));
    EXPECT_FALSE(readBestMove("info depth 3"));
    EXPECT_EQ(readResponse("response p1win"), "p1win");
    EXPECT_FALSE(readResponse("readyok"));
}

}  // namespace ugi_test
}  // namespace mitos::formats::ugi
