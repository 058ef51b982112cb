#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "tests/web/support/asking.h"

namespace mitos::web {
namespace othello_requests_test {

using test::asked;
using test::refused;

TEST(OthelloRequests, APositionTellsEverythingABoardNeeds) {
    const Json position = asked("othello/position", R"({"moves":["f5","d6"]})");
    EXPECT_EQ(position["size"], 8);
    EXPECT_EQ(position["to_move"], "black");
    EXPECT_EQ(position["discs"]["black"], 3);
    EXPECT_EQ(position["legal"].size(), 5U);
    EXPECT_EQ(position["legal"][0]["move"], "c3");
    EXPECT_EQ(position["legal"][0]["flips"], Json::array({"d4"}));
    EXPECT_EQ(position["history"].size(), 2U);
    EXPECT_EQ(position["history"][0]["flipped"], Json::array({"e5"}));
}

TEST(OthelloRequests, AnyNotationIsRead) {
    const Json game = asked("othello/position", R"({"text":"F5 d6\nC3"})");
    EXPECT_EQ(game["moves"], Json::array({"f5", "d6", "c3"}));
    const std::string board = game["position"];
    EXPECT_EQ(asked("othello/position", R"({"text":")" + board + "\"}")["position"], board);
    EXPECT_EQ(asked("othello/position", R"({"start":")" + board + "\"}")["position"], board);
    const Json record = asked("othello/convert", R"({"moves":["f5","d6","c3"],"to":"record"})");
    const Json body{{"text", record["text"]}};
    EXPECT_EQ(asked("othello/position", written(body)), game);
    EXPECT_EQ(asked("othello/position", R"({"text":"-----OX--XO----- X"})")["size"], 4);
    const Json drawn = asked("othello/position", R"({"text":"  a b c d\n1 - - - -\n2 - O X -\n3 - X O -\n4 - - - -"})");
    EXPECT_EQ(drawn["position"], "-----OX--XO----- X");
}

TEST(OthelloRequests, ConvertBetweenForms) {
    EXPECT_EQ(asked("othello/convert", R"({"moves":["f5","d6"]})")["text"], "f5d6");
    EXPECT_EQ(asked("othello/convert", R"({"size":4,"to":"board"})")["text"], "-----OX--XO----- X");
    const std::string ggf = asked("othello/convert", R"({"moves":["f5","d6"],"to":"ggf"})")["text"];
    EXPECT_EQ(
        ggf,
        "(;GM[Othello]PC[]PB[]PW[]TY[8]RE[?]BO[8 ---------------------------O*------*O--------------------------- *]"
        "B[F5]W[D6];)");
}

TEST(OthelloRequests, GgfIsPastedWithEverythingInIt) {
    const Json body{{"text", "(;GM[Othello]PB[Ann]RE[+2.00:r]B[f5/1.50]W[d6];)"}, {"to", "json"}};
    const Json game = Json::parse(asked("othello/convert", written(body))["text"].get<std::string>());
    EXPECT_EQ(game["black"], "Ann");
    EXPECT_EQ(game["moves"], "f5d6");
    EXPECT_EQ(game["ended"], "resigned");
    const Json pasted{{"text", "(;B[f5]W[d6];)"}};
    EXPECT_EQ(asked("othello/position", written(pasted))["moves"], Json::array({"f5", "d6"}));
    const Json illegal{{"text", "(;B[f5]W[a1];)"}};
    refused("othello/position", written(illegal));
}

TEST(OthelloRequests, APassIsAMoveOfItsOwn) {
    // White has no move, black has one.
    const Json position = asked("othello/position", R"({"size":4,"start":"XO-------------- O"})");
    ASSERT_EQ(position["legal"].size(), 1U);
    EXPECT_EQ(position["legal"][0]["move"], "pass");
    const Json after = asked("othello/position", R"({"size":4,"start":"XO-------------- O","moves":["pass","c1"]})");
    EXPECT_EQ(after["over"], true);
    EXPECT_EQ(after["winner"], "black");
    EXPECT_TRUE(after["to_move"].is_null());
}

TEST(OthelloRequests, SearchAsTheCommandLineDoes) {
    const Json found = asked("othello/search", R"({"moves":["f5"],"depth":4,"order":"search","closed_set":true})");
    EXPECT_EQ(found["depth"], 4);
    EXPECT_EQ(found["view"], "black");
    EXPECT_EQ(found["line"].size(), 4U);
    EXPECT_EQ(found["complete"], true);
    const Json plain = asked("othello/search", R"({"moves":["f5"],"depth":4,"algorithm":"minimax"})");
    EXPECT_EQ(found["value"], plain["value"]);
}

TEST(OthelloRequests, ValuesOfAllMovesAgreeWithTheSearch) {
    const Json values = asked("othello/values", R"({"moves":["f5"],"depth":4})");
    const Json found = asked("othello/search", R"({"moves":["f5"],"depth":4})");
    ASSERT_EQ(values["values"].size(), 3U);
    int least = 1'000'000;  // white moves, and values are black's
    for (const Json& entry : values["values"]) {
        EXPECT_EQ(entry["line"][0], entry["move"]);
        least = std::min(least, entry["value"].get<int>());
    }
    EXPECT_EQ(least, found["value"]);
}

// Black wins by 38 with a7; the textbook six plies deep plays b8 and wins by 18.
const std::string late = R"("start":"OOXXXXXXXOXXXXXXOOXOXOOXOOXXOOXXOOXOOOXX-O-OOOOX--O-O--X-------- X")";

TEST(OthelloRequests, TheChampionPlaysTheEndWhereItIsChosen) {
    EXPECT_EQ(asked("othello/search", "{" + late + "}")["move"], "b8");
    const Json found = asked("othello/search", "{" + late + R"(,"algorithm":"champion"})");
    EXPECT_EQ(found["move"], "a7");
    EXPECT_EQ(found["value"], 38);
    EXPECT_EQ(found["view"], "mover");
    EXPECT_EQ(found["exhaustive"], true);
    EXPECT_EQ(found["algorithm"], "champion");
    const Json values = asked("othello/values", "{" + late + R"(,"algorithm":"champion"})");
    EXPECT_EQ(values["view"], "mover");
    EXPECT_EQ(values["algorithm"], "champion");
    ASSERT_EQ(values["values"].size(), 10U);
    for (const Json& entry : values["values"]) {
        EXPECT_EQ(entry["exhaustive"], true);
        EXPECT_EQ(entry["line"][0], entry["move"]);
        const bool textbooks = entry["move"] == "b8";
        EXPECT_EQ(entry["value"] == 18, textbooks);
    }
}

TEST(OthelloRequests, TheChampionPlaysTheWholeGameToADepthOrALevel) {
    const Json found = asked("othello/search", R"({"moves":["f5"],"depth":4,"algorithm":"champion"})");
    EXPECT_EQ(found["view"], "mover");
    EXPECT_EQ(found["algorithm"], "champion");
    EXPECT_EQ(found["depth"], 4);
    const Json level = asked("othello/search", R"({"moves":["f5"],"level":2,"seed":5,"algorithm":"champion"})");
    EXPECT_EQ(level["depth"], 1);
    refused("othello/search", R"({"moves":["f5"],"level":2})");
    refused("othello/search", R"({"moves":["f5"],"level":21,"algorithm":"champion"})");
    refused("othello/search", R"({"size":6,"algorithm":"champion"})");
}

// A graph has one depth along its curve only if no value comes from a deeper search that was asked for before.
TEST(OthelloRequests, AFreshSearchDoesNotDependOnEarlierOnes) {
    const std::string moves = R"({"moves":["f5","d6","c3","d3","c4"],"algorithm":"champion","depth":)";
    const auto answer = [&](const std::string& rest) {
        Json found = asked("othello/search", moves + rest + "}");
        for (const char* time : {"seconds", "states_per_second"}) found.erase(time);
        return found;
    };
    const Json before = answer(R"(6,"fresh":true)");
    EXPECT_EQ(before["depth"], 6);
    answer("14");
    EXPECT_EQ(answer(R"(6,"fresh":true)"), before);
    EXPECT_NE(answer("6")["states"], before["states"]);  // this one finds what the deep search left
    refused("othello/search", R"({"fresh":true})");
}

/// What is told before the answer, which is as complete as that.
std::vector<Json> partialsOf(const std::string& body, bool complete) {
    std::vector<Json> partials;
    const Reply reply = test::ask("othello/values", body, true,
                                  [&](const std::string& partial) { partials.push_back(Json::parse(partial)); });
    EXPECT_EQ(reply.status, 200U) << reply.body;
    const Json answer = Json::parse(reply.body);
    EXPECT_EQ(answer["complete"], complete);
    EXPECT_FALSE(partials.empty());
    for (const Json& partial : partials) {
        EXPECT_EQ(partial["complete"], false);
        EXPECT_EQ(partial["view"], answer["view"]);
        EXPECT_EQ(partial["values"].size(), answer["values"].size());
    }
    EXPECT_EQ(partials.back()["values"], answer["values"]);
    return partials;
}

TEST(OthelloRequests, ValuesAreToldWhileTheyGrow) {
    const std::vector<Json> early = partialsOf(R"({"moves":["f5"],"algorithm":"champion","depth":6})", true);
    ASSERT_EQ(early.size(), 5U);
    for (std::size_t i = 0; i < early.size(); ++i) EXPECT_EQ(early[i]["depth"], 2 + i);
    const std::vector<Json> end = partialsOf("{" + late + R"(,"algorithm":"champion"})", true);
    EXPECT_EQ(end.front()["depth"], 2);
    EXPECT_EQ(end.front()["values"][0]["exhaustive"], false);
    const std::vector<Json> textbook = partialsOf(R"({"moves":["f5"],"depth":3,"deepen":true})", true);
    EXPECT_EQ(textbook.size(), 3U);
    const std::vector<Json> cut = partialsOf(R"({"moves":["f5"],"algorithm":"champion","time_ms":300})", false);
    EXPECT_GE(cut.size(), 2U);
}

// White has the move; a1 alone wins. The textbook four plies deep prefers c1.
TEST(OthelloRequests, ASmallBoardIsValuedExactlyWhereThatIsAsked) {
    const Json values = asked("othello/values", R"({"size":4,"moves":["a2"],"algorithm":"exact"})");
    EXPECT_EQ(values["view"], "black");
    EXPECT_EQ(values["complete"], true);
    std::map<std::string, Json> of;
    std::map<std::string, Json> finals;
    for (const Json& entry : values["values"]) {
        EXPECT_EQ(entry["exhaustive"], true);
        of[entry["move"]] = entry["value"];
        finals[entry["move"]] = entry["final"];
    }
    EXPECT_EQ(of["a1"], -1'000'008);
    EXPECT_EQ(of["c1"], 1'000'009);
    EXPECT_EQ(finals["a1"], -8);
    EXPECT_EQ(finals["c1"], 9);
    const Json found = asked("othello/search", R"({"size":4,"moves":["a2"],"algorithm":"exact"})");
    EXPECT_EQ(found["move"], "a1");
    EXPECT_EQ(found["value"], -1'000'008);
    EXPECT_EQ(found["exhaustive"], true);
    const Json halted = asked("othello/values", R"({"size":6,"algorithm":"exact","time_ms":20})");
    EXPECT_EQ(halted["complete"], false);
    EXPECT_TRUE(halted["values"][0]["value"].is_null());
    EXPECT_TRUE(halted["values"][0]["final"].is_null());
}

TEST(OthelloRequests, TimeEndsASearchWithTheBestSoFar) {
    const Json found = asked("othello/search", R"({"depth":40,"deepen":true,"time_ms":50})");
    EXPECT_LT(found["depth"], 40);  // the last depth that was complete
    EXPECT_EQ(found["reason"], "time");
    EXPECT_TRUE(found["move"].is_string());
    const Json values = asked("othello/values", R"({"depth":40,"time_ms":50})");
    EXPECT_EQ(values["complete"], false);
    EXPECT_EQ(values["values"].size(), 4U);
    EXPECT_TRUE(values["values"][3]["value"].is_null());
}

TEST(OthelloRequests, ThatMakeNoSenseSayWhy) {
    const auto said = [](const char* name, const char* body) {
        return refused(name, body)["message"].get<std::string>();
    };
    refused("othello/position", R"({"size":5})");
    refused("othello/position", R"({"size":10})");
    refused("othello/position", R"({"size":"8"})");
    EXPECT_EQ(said("othello/position", R"({"text":"f5","moves":[]})"), "'text' and 'moves' do not go together");
    EXPECT_NE(said("othello/search", R"({"evaluation":"../../x"})").find("phased"), std::string::npos);
    EXPECT_NE(said("othello/search", R"({"evaluation":"evaluations/phased.toml"})").find("phased"), std::string::npos);
    EXPECT_EQ(said("othello/search", R"({"depth":1000000000000})"),
              "'1000000000000' is no value for depth: a whole number from 1 to 60");
    refused("othello/search", R"({"algorithm":"luck"})");
    refused("othello/convert", R"({"to":"poem"})");
    const Json illegal = refused("othello/position", R"({"moves":["f5","a1"]})");
    EXPECT_EQ(illegal["kind"], "input");
    EXPECT_EQ(illegal["place"]["source"], "moves");
    EXPECT_EQ(illegal["place"]["line"], 2);  // the number of the move
    EXPECT_EQ(illegal["place"]["column"], 1);
    EXPECT_EQ(refused("othello/position", R"({"text":"no notation at all"})")["place"]["source"], "text");
}

}  // namespace othello_requests_test
}  // namespace mitos::web
