#include <gtest/gtest.h>

#include "tests/web/support/asking.h"

namespace mitos::web {
namespace tiles_requests_test {

using test::asked;
using test::refused;

constexpr const char* hard = "8 7 6 5 4 3 2 1 0";

TEST(TilesRequests, ABoardComesOrderedTypedOrScrambled) {
    EXPECT_EQ(asked("tiles/board", "{}")["start"], "1 2 3 4 5 6 7 8 0");
    const Json scrambled = asked("tiles/board", R"({"size":"4x4","moves":"plain","scramble":7})");
    EXPECT_EQ(scrambled["solvable"], true);
    EXPECT_EQ(scrambled["cells"], 16);
    EXPECT_EQ(scrambled, asked("tiles/board", R"({"size":"4x4","moves":"plain","scramble":7})"));
    EXPECT_EQ(asked("tiles/board", R"({"start":"1,2,3/4,5,6/7,0,8"})")["start"], "1 2 3 4 5 6 7 0 8");
}

TEST(TilesRequests, AnUnsolvableBoardIsSaidInWords) {
    const Json board = asked("tiles/board", R"({"moves":"plain","start":"2 1 3 4 5 6 7 8 0"})");
    EXPECT_EQ(board["solvable"], false);
    EXPECT_TRUE(board["reason"].is_string());
    EXPECT_EQ(asked("tiles/solve", R"({"moves":"plain","start":"2 1 3 4 5 6 7 8 0"})")["reason"], "unsolvable");
}

TEST(TilesRequests, SolveAsTheCommandLineDoes) {
    const Json solved = asked("tiles/solve", std::string(R"({"start":")") + hard + R"(","algorithm":"idastar"})");
    EXPECT_EQ(solved["solved"], true);
    EXPECT_EQ(solved["cost"], 18);
    EXPECT_EQ(solved["path"].size(), 19U);
    EXPECT_EQ(solved["path"].back(), "1 2 3 4 5 6 7 8 0");
}

// The first of Korf's hundred boards takes 57 moves (Korf 1985).
constexpr const char* korf = R"("size":"4x4","moves":"plain","start":"14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3",)"
                             R"("goal":"0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15")";

TEST(TilesRequests, LargeBoardsAreSolvedByTheChampionWhereNobodyIsNamed) {
    const Json solved = asked("tiles/solve", std::string("{") + korf + "}");
    EXPECT_EQ(solved["cost"], 57);
    EXPECT_EQ(solved["path"].size(), 58U);
    EXPECT_EQ(solved["algorithm"], "champion");
    EXPECT_EQ(solved["heuristic"], "patterns");
    EXPECT_EQ(asked("tiles/solve", std::string(R"({"start":")") + hard + R"("})")["algorithm"], "astar");
    const std::string near = R"({"size":"4x4","start":"1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15")";
    EXPECT_EQ(asked("tiles/solve", near + R"(,"heuristic":"misplaced"})")["algorithm"], "astar");
    EXPECT_EQ(asked("tiles/solve", near + "}")["cost"], 1);
}

TEST(TilesRequests, AWeightGivesTheChampionABoundToKeep) {
    const Json solved = asked("tiles/solve", std::string("{") + korf + R"(,"weight":1.5})");
    EXPECT_EQ(solved["weight"], 1.5);
    EXPECT_LE(solved["cost"], 57 * 1.5);
    EXPECT_LE(solved["lower_bound"], 57);
    EXPECT_LE(solved["ratio"], 1.5);
}

TEST(TilesRequests, AHintForALargeBoardIsOfACheapestPath) {
    const Json hint = asked("tiles/hint", std::string("{") + korf + "}");
    EXPECT_EQ(hint["cost"], 57);
    EXPECT_TRUE(hint["next"].is_string());
}

TEST(TilesRequests, TheChampionIsComparedWithTheOthers) {
    const Json compared =
        asked("tiles/compare", std::string(R"({"start":")") + hard + R"(","methods":["astar","champion"]})");
    EXPECT_EQ(compared["methods"][1]["cost"], 18);
    EXPECT_EQ(compared["methods"][1]["heuristic"], "patterns");
}

TEST(TilesRequests, ALimitIsAnAnswer) {
    const Json halted = asked("tiles/solve", std::string(R"({"start":")") + hard + R"(","algorithm":"ucs","nodes":5})");
    EXPECT_EQ(halted["solved"], false);
    EXPECT_EQ(halted["reason"], "nodes");
}

TEST(TilesRequests, AHintIsAMoveOfACheapestPath) {
    const Json hint = asked("tiles/hint", R"({"start":"1 2 3 4 5 6 7 0 8","moves":"plain"})");
    EXPECT_EQ(hint["next"], "1 2 3 4 5 6 7 8 0");
    EXPECT_EQ(hint["tile"], 8);
    EXPECT_EQ(hint["cost"], 1);
    const Json there = asked("tiles/hint", R"({"start":"1 2 3 4 5 6 7 8 0"})");
    EXPECT_TRUE(there["next"].is_null());
    EXPECT_EQ(there["cost"], 0);
}

TEST(TilesRequests, MethodsAreComparedAndThoseThatBreakTheirPromiseRefused) {
    const Json compared = asked("tiles/compare", std::string(R"({"start":")") + hard +
                                                     R"(","methods":["ucs","astar:chebyshev","astar:manhattan"]})");
    ASSERT_EQ(compared["methods"].size(), 3U);
    EXPECT_EQ(compared["methods"][0]["cost"], 18);
    EXPECT_EQ(compared["methods"][1]["cost"], 18);
    EXPECT_LT(compared["methods"][1]["expanded"], compared["methods"][0]["expanded"]);
    EXPECT_EQ(compared["methods"][2]["reason"], "refused");
}

TEST(TilesRequests, ThatMakeNoSenseSayWhy) {
    const auto said = [](const char* name, const char* body) {
        return refused(name, body)["message"].get<std::string>();
    };
    EXPECT_NE(said("tiles/board", R"({"size":"9x9"})").find("9x9"), std::string::npos);
    EXPECT_NE(said("tiles/board", R"({"moves":"knight"})").find("king, plain"), std::string::npos);
    EXPECT_NE(said("tiles/solve", R"({"start":"1 2 3 4 5 6 7 0 8","algorithm":"magic"})").find("astar"),
              std::string::npos);
    EXPECT_NE(said("tiles/compare", R"({"start":"1 2 3 4 5 6 7 0 8","methods":["astar:luck"]})").find("manhattan"),
              std::string::npos);
    EXPECT_EQ(said("tiles/board", R"({"start":"1","scramble":1})"), "'start' and 'scramble' do not go together");
    EXPECT_EQ(said("tiles/board", R"({"scramble":-1})"),
              "'-1' is no value for scramble: a whole number from 0 to 9007199254740992");
    EXPECT_EQ(said("tiles/solve", R"({"start":"1 2 3 4 5 6 7 0 8","time_ms":60001})"),
              "'60001' is no value for time_ms: a whole number from 1 to 60000");
    refused("tiles/solve", R"({"start":"1 2 3 4 5 6 7 0 8","memory":99999999999999999999999})");
    refused("tiles/solve", R"({"start":"1 2 3 4 5 6 7 0 8","weight":0.5})");
    refused("tiles/solve", R"({"start":["1 2 3 4 5 6 7 0 8"]})");
    const Json twice = refused("tiles/solve", R"({"start":"1 2 3 4 5 5 6 7 0"})");
    EXPECT_EQ(twice["kind"], "input");
    EXPECT_EQ(twice["place"]["source"], "start");
    EXPECT_EQ(twice["place"]["column"], 11);
}

}  // namespace tiles_requests_test
}  // namespace mitos::web
