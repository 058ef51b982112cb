// Label: threads
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/web/support/asking.h"

namespace mitos::web {
namespace grid_requests_test {

using test::asked;
using test::refused;

constexpr const char* small = R"(name = 'Two'\nrows = 2\ncolumns = 2\nfirst = 'max'\n[letters]\nmax = 'X'\nmin = 'O'\n)"
                              R"([[pattern]]\ntext = 'XX'\n[[pattern]]\ntext = 'OO'\n)"
                              R"([end]\nwhen = 'any pattern'\nwinner = 'completer'\nfull = 'draw'\n)";

std::string withRules(const std::string& more = "") { return std::string(R"({"rules":")") + small + "\"" + more + "}"; }

TEST(GridRequests, APositionTellsEverythingABoardNeeds) {
    const Json position = asked("grid/position", R"({"game":"tictactoe","moves":["1 1 X","0 0 O"]})");
    EXPECT_EQ(position["board"], "O___X____");
    EXPECT_EQ(position["to_move"], "max");
    EXPECT_EQ(position["legal"].size(), 7U);
    EXPECT_EQ(position["last"]["cell"], 0);
    EXPECT_EQ(position["over"], false);
    EXPECT_TRUE(position["winner"].is_null());
}

TEST(GridRequests, ValuesAreThoseOfPerfectPlay) {
    const Json position = asked("grid/position", R"({"game":"tictactoe","values":true})");
    EXPECT_EQ(position["solved"], true);
    EXPECT_EQ(position["value"], "draw");
    EXPECT_EQ(position["remoteness"], 9);
    for (const Json& move : position["legal"]) EXPECT_EQ(move["value"], "draw");
    const Json lost = asked("grid/position", R"({"game":"tictactoe","values":true,"moves":["0 0 X","0 1 O"]})");
    EXPECT_EQ(lost["value"], "win");
}

TEST(GridRequests, SolvedGamesNeedNoWorkerTheSecondTime) {
    asked("grid/position", R"({"game":"cse","start":"___S_____","values":true})");
    EXPECT_FALSE(test::ask("grid/position", R"({"game":"cse","start":"___S_____","values":true})", false).later);
    EXPECT_FALSE(test::ask("grid/move", R"({"game":"cse","start":"___S_____"})", false).later);
}

TEST(GridRequests, AFinishedGameShowsItsLinesAndItsWinner) {
    const Json over =
        asked("grid/position", R"({"game":"tictactoe","moves":["0 0 X","1 0 O","0 1 X","1 1 O","0 2 X"]})");
    EXPECT_EQ(over["over"], true);
    EXPECT_EQ(over["winner"], "max");
    EXPECT_EQ(over["legal"].size(), 0U);
    EXPECT_EQ(over["lines"][0]["cells"], Json::array({0, 1, 2}));
}

TEST(GridRequests, AStartIsChosenBySeedAndSentBack) {
    const Json first = asked("grid/position", R"({"game":"xox","seed":3})");
    EXPECT_EQ(first, asked("grid/position", R"({"game":"xox","seed":3})"));
    const std::string start = first["start"];
    EXPECT_EQ(asked("grid/position", R"({"game":"xox","start":")" + start + "\"}")["board"], start);
}

TEST(GridRequests, TheComputerPlaysPerfectlyWhereTheGameIsSolved) {
    const Json moved = asked("grid/move", R"({"game":"tictactoe","moves":["0 0 X"]})");
    EXPECT_EQ(moved["computer"]["perfect"], true);
    EXPECT_EQ(moved["computer"]["move"], "1 1 O");  // all others lose
    EXPECT_TRUE(moved["computer"]["depth"].is_null());
}

TEST(GridRequests, TheComputerSearchesWhereItIsNot) {
    const Json large = asked("grid/move", R"({"game":"order-and-chaos","time_ms":100})");
    EXPECT_EQ(large["computer"]["perfect"], false);
    EXPECT_EQ(large["solved"], false);
    EXPECT_EQ(large["moves"].size(), 1U);
    const Json weak = asked("grid/move", R"({"game":"tictactoe","depth":1})");
    EXPECT_EQ(weak["computer"]["perfect"], false);
    EXPECT_EQ(weak["computer"]["depth"], 1);
}

TEST(GridRequests, ValuesOfAGameThatIsTooLargeAreLeftOut) {
    const Json large = asked("grid/position", R"({"game":"order-and-chaos","values":true,"time_ms":100})");
    EXPECT_EQ(large["solved"], false);
    EXPECT_EQ(large["too_large"], true);
    EXPECT_TRUE(large["solving"].is_null());
    EXPECT_FALSE(large["legal"][0].contains("value"));
}

// However long it takes: the answer comes at once, tells how far the work has come, and some time the values are there.
TEST(GridRequests, AGameThatTakesLongIsSolvedInTheBackground) {
    const std::string body = R"({"game":"connect-four-4x5","values":true,"time_ms":1})";
    Json position = asked("grid/position", body);
    EXPECT_EQ(position["too_large"], false);
    while (position["solved"] == false) {
        const Json& solving = position["solving"];
        if (!solving.is_null()) {
            EXPECT_GE(solving["share"], 0.0);
            EXPECT_LE(solving["share"], 1.0);
            EXPECT_EQ(solving["seconds_left"].is_null(), solving["share"] == 0.0);
        }
        EXPECT_EQ(position["too_large"], false);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        position = asked("grid/position", body);
    }
    EXPECT_TRUE(position["solving"].is_null());
    EXPECT_EQ(position["value"], "draw");
    EXPECT_TRUE(position["legal"][0].contains("value"));
}

TEST(GridRequests, TheComputerMovesWhileTheGameIsBeingSolved) {
    const Json moved = asked("grid/move", R"({"game":"connect-four-5x4","time_ms":1})");
    EXPECT_EQ(moved["moves"].size(), 1U);
    EXPECT_EQ(moved["solving"].is_null(), moved["computer"]["perfect"] == true);
    EXPECT_EQ(moved["too_large"], false);
}

TEST(GridRequests, WhoHasWaitedLongEnoughNeedsNoWorkerToLearnHowFarItIs) {
    const std::string body = R"({"game":"mnk-4-4-4","values":true,"time_ms":1})";
    while (test::ask("grid/position", body, false).later) {
    }
    EXPECT_EQ(test::ask("grid/position", body, false).status, 200U);
}

TEST(GridRequests, AWholeGameByRequestsComesToItsEnd) {
    for (const char* game : {"cse", "xox", "sos", "connect-four-4x4"}) {
        Json position = asked("grid/position", std::string(R"({"seed":1,"game":")") + game + "\"}");
        const std::string start = position["start"];
        for (int ply = 0; ply < 70 && !position["over"]; ++ply) {
            const Json body{{"game", game}, {"start", start}, {"moves", position["moves"]}, {"depth", 1}};
            position = asked("grid/move", written(body));
        }
        EXPECT_EQ(position["over"], true) << game;
        EXPECT_TRUE(position["winner"].is_string()) << game;
    }
}

TEST(GridRequests, RulesMayComeWithTheRequest) {
    const Json check = asked("grid/check", withRules());
    EXPECT_EQ(check["ok"], true);
    EXPECT_EQ(check["title"], "Two");
    EXPECT_EQ(check["starts"], 1);
    const Json position = asked("grid/position", withRules(R"(,"values":true)"));
    EXPECT_EQ(position["value"], "win");
    EXPECT_TRUE(position["game"].is_null());
}

TEST(GridRequests, ABadRuleFileShowsItsPlace) {
    const Json error = refused("grid/check", R"({"rules":"name = \"A\"\nrows = 99\n"})");
    EXPECT_EQ(error["kind"], "input");
    EXPECT_EQ(error["place"]["source"], "rules");
    EXPECT_EQ(error["place"]["line"], 2);
}

TEST(GridRequests, ThatMakeNoSenseSayWhy) {
    const auto said = [](const std::string& name, const std::string& body) {
        return refused(name, body)["message"].get<std::string>();
    };
    EXPECT_EQ(said("grid/position", "{}"), "either 'game' or 'rules' has to be there");
    EXPECT_EQ(said("grid/position", withRules(R"(,"game":"cse")")), "'game' and 'rules' do not go together");
    EXPECT_NE(said("grid/position", R"({"game":"chess"})").find("'chess' is no game"), std::string::npos);
    EXPECT_NE(said("grid/position", R"({"game":"cse","first":"me"})").find("max, min"), std::string::npos);
    EXPECT_EQ(said("grid/move", R"({"game":"cse","depth":0})"),
              "'0' is no value for depth: a whole number from 1 to 64");
    EXPECT_EQ(said("grid/position", R"({"game":"cse","values":1})"), "'values' has to be true or false");
    refused("grid/position", R"({"game":"cse","moves":"0 0 C"})");
    refused("grid/position", R"({"game":"cse","moves":[1]})");
    refused("grid/position", R"({"game":"cse","start":"CCC"})");
}

TEST(GridRequests, MovesThatBreakTheRulesAreNamedByTheirNumber) {
    const Json taken = refused("grid/position", R"({"game":"tictactoe","moves":["0 0 X","0 0 O"]})");
    EXPECT_EQ(taken["kind"], "input");
    EXPECT_EQ(taken["place"]["source"], "moves");
    EXPECT_EQ(taken["place"]["line"], 2);
    const Json late = refused("grid/position", R"({"game":"tictactoe","moves":["0 0","1 0","0 1","1 1","0 2","2 2"]})");
    EXPECT_EQ(late["message"], "move 6 comes after the end of the game");
    EXPECT_EQ(refused("grid/move", R"({"game":"tictactoe","moves":["0 0","1 0","0 1","1 1","0 2"]})")["message"],
              "the game is over");
}

TEST(GridRequests, NeverReadFiles) {
    for (const char* name : {"/etc/passwd", "./rules/cse.toml", "rules/cse.toml", "../x.toml"}) {
        EXPECT_EQ(refused("grid/position", std::string(R"({"game":")") + name + "\"}")["kind"], "usage") << name;
    }
}

}  // namespace grid_requests_test
}  // namespace mitos::web
