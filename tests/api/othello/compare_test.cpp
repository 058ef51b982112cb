// Label: threads
#include "api/othello/compare.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "api/othello/csv.h"
#include "api/othello/round_robin.h"
#include "base/error.h"

namespace mitos::api::othello {
namespace compare_test {

const base::StopFlag never;

NamedEvaluation evaluationOf(const std::string& name, int size = 8) {
    return {name, Evaluation(findEvaluation(name), size)};
}

std::vector<Board> randomBoards(std::size_t count, int plies, std::uint64_t seed, int size = 8) {
    base::Random random(seed);
    std::vector<Board> boards;
    for (const auto& opening : arena::othello::randomOpenings(Othello(size), count, plies, random))
        boards.push_back(opening.board);
    return boards;
}

CompareRequest requestOf(const std::vector<std::string>& methods, std::vector<int> depths) {
    CompareRequest request;
    request.positions = randomBoards(4, 24, 11);
    for (const std::string& name : methods) request.methods.push_back(readMethod(name));
    request.evaluations = {evaluationOf("phased")};
    request.depths = std::move(depths);
    return request;
}

TEST(Methods, AreReadInAnyOrderAndNamedInOne) {
    const NamedMethod method = readMethod("alphabeta+deepen+extend:2+closed-set+order:search+shallow:2");
    EXPECT_EQ(method.name, "alphabeta+search+shallow:2+closed-set+extend:2+deepen");
    EXPECT_EQ(readMethod(method.name), method);
    EXPECT_EQ(method.order, turns::Order::searched);
    EXPECT_TRUE(method.closedSet && method.deepening);
    EXPECT_EQ(method.extension, 2);
    EXPECT_EQ(readMethod("alphabeta+order:listed"), readMethod("alphabeta"));
    EXPECT_EQ(readMethod("minimax+closed-set").method, turns::Method::minimax);
}

TEST(Methods, OfTheTellingListAreDistinct) {
    const auto methods = tellingMethods();
    for (std::size_t i = 0; i < methods.size(); ++i) {
        for (std::size_t j = i + 1; j < methods.size(); ++j) EXPECT_NE(methods[i], methods[j]);
    }
}

TEST(Methods, ThatMakeNoSenseAreRefused) {
    for (const char* wrong : {"",
                              "+",
                              "best",
                              "closed-set",
                              "alphabeta+",
                              "alphabeta++deepen",
                              "alphabeta+best",
                              "alphabeta+deepen+deepen",
                              "alphabeta+weight+search",
                              "alphabeta+extend",
                              "alphabeta+extend:",
                              "alphabeta+extend:0",
                              "alphabeta+extend:x",
                              "alphabeta+extend:21",
                              "alphabeta+order:best",
                              "minimax+search",
                              "minimax+alphabeta",
                              "alphabeta+shallow:2",
                              "Alphabeta",
                              "alphabeta +deepen"}) {
        EXPECT_THROW((void)readMethod(wrong), base::Error) << wrong;
    }
    try {
        (void)readMethod("alphabeta+memory");
        FAIL();
    } catch (const base::Error& error) {
        EXPECT_EQ(error.fault(), base::Fault::usage);
        for (const char* word : {"memory", "closed-set", "extend:N", "deepen"}) {
            EXPECT_NE(std::string(error.what()).find(word), std::string::npos) << word;
        }
    }
}

TEST(CompareOthello, FindsTheSameByEveryMethod) {
    CompareRequest request = requestOf({"minimax", "alphabeta", "alphabeta+closed-set", "alphabeta+search",
                                        "alphabeta+weight+closed-set+deepen", "minimax+extend:2", "alphabeta+extend:2",
                                        "alphabeta+search+closed-set+extend:2"},
                                       {2, 4});
    request.evaluations.push_back(evaluationOf("positional"));
    const Comparison comparison = compare(request, never);
    EXPECT_EQ(comparison.contestants.size(), 8U * 2 * 2);
    EXPECT_EQ(comparison.disagreements(), 0U);
    EXPECT_EQ(comparison.unfinished(), 0U);
    for (const Contestant& contestant : comparison.contestants) {
        EXPECT_EQ(contestant.complete(), 4U);
        const Contestant& first = comparison.contestants[contestant.first];
        EXPECT_EQ(first.method.name, "minimax");
        EXPECT_EQ(first.evaluation, contestant.evaluation);
        EXPECT_EQ(first.depth, contestant.depth);
        const Contestant& reference = comparison.contestants[contestant.reference];
        EXPECT_EQ(reference.method.extension, contestant.method.extension);
        if (contestant.method.extension == 0) {
            EXPECT_EQ(contestant.reference, contestant.first);
        }
        const auto ratio = ratioOf(contestant, first);
        ASSERT_TRUE(ratio);
        EXPECT_NEAR(ratio->states, static_cast<double>(contestant.states()) / static_cast<double>(first.states()),
                    1e-12);
    }
}

TEST(CompareOthello, ShowsADisagreement) {
    Comparison comparison = compare(requestOf({"minimax", "alphabeta"}, {2}), never);
    comparison.contestants[1].trials[2].agrees = false;
    EXPECT_EQ(comparison.disagreements(), 1U);
    EXPECT_EQ(comparison.contestants[1].disagreements(), std::vector<std::size_t>{2});
    const auto json = nlohmann::json::parse(compareJson(comparison));
    EXPECT_EQ(json["agree"], false);
    EXPECT_EQ(json["methods"][1]["agrees"], false);
    EXPECT_EQ(json["methods"][1]["trials"][2]["agrees"], false);
}

TEST(CompareOthello, LeavesMinimaxOutWhereItTakesTooLongUnlessNamed) {
    CompareRequest request = requestOf({"minimax", "alphabeta+weight"}, {6, 7});
    request.positions = randomBoards(1, 52, 3);
    request.methodsByName = false;
    const Comparison comparison = compare(request, never);
    EXPECT_EQ(comparison.contestants.size(), 3U);
    ASSERT_EQ(comparison.skipped.size(), 1U);
    EXPECT_EQ(comparison.skipped[0].depth, 7);
    EXPECT_EQ(comparison.contestants[2].first, 2U);
    request.methodsByName = true;
    EXPECT_EQ(compare(request, never).contestants.size(), 4U);
}

TEST(CompareOthello, TellsWhatASwitchDoes) {
    const Comparison comparison =
        compare(requestOf({"alphabeta", "alphabeta+closed-set", "alphabeta+extend:2"}, {3, 6}), never);
    const auto effects = comparison.effects();
    ASSERT_EQ(effects.size(), 4U);
    EXPECT_EQ(effects[0].technique, "closed-set");
    EXPECT_EQ(effects[0].addedTo, "alphabeta");
    EXPECT_LT(effects[2].ratio.states, 1);
    EXPECT_EQ(effects[1].technique, "extend:2");
    EXPECT_GT(effects[1].ratio.states, 1);
}

TEST(CompareOthello, StopsWhenTold) {
    base::StopFlag stop;
    const Comparison comparison = compare(requestOf({"alphabeta"}, {3}), stop, [&](std::size_t done, std::size_t all) {
        EXPECT_EQ(all, 4U);
        if (done == 2) stop.raise();
    });
    EXPECT_TRUE(comparison.stopped);
    EXPECT_EQ(comparison.contestants[0].searched(), 2U);
}

TEST(CompareOthello, ReadsListsOfPositions) {
    const std::string board = "------------------XO------XXX------OXX-----O-------------------- O";
    const auto positions =
        readPositions(8, "% a list\n\n" + board + "; G3:-12; C7:-12;\r\n  " + board + " # twice\n", "list");
    ASSERT_EQ(positions.size(), 2U);
    EXPECT_EQ(positions[0], positions[1]);
    EXPECT_EQ(writeBoard(8, positions[0]), board);
    EXPECT_THROW((void)readPositions(8, "# nothing\n", "list"), base::Error);
    try {
        (void)readPositions(8, board + "\n---\n", "list");
        FAIL();
    } catch (const base::TextError& error) {
        EXPECT_EQ(error.place().line, 2U);
    }
}

TEST(CompareOthello, QuotesCellsThatNeedIt) {
    EXPECT_EQ(csvCell("plain"), "plain");
    EXPECT_EQ(csvCell("a,\"b\""), "\"a,\"\"b\"\"\"");
}

RoundRobinRequest tournamentOf(std::uint64_t seed, std::size_t openings, std::vector<int> depths) {
    RoundRobinRequest request;
    request.game = Othello(6);
    request.evaluations = {evaluationOf("positional", 6), evaluationOf("phased", 6)};
    request.players = crossPlayers({readMethod("alphabeta+weight")}, request.evaluations, depths);
    base::Random random(seed);
    request.openings = arena::othello::randomOpenings(request.game, openings, 4, random);
    return request;
}

TEST(RoundRobinOthello, CountsEveryGameForBothSides) {
    const RoundRobin tournament = playRoundRobin(tournamentOf(1, 4, {1, 2}), never);
    EXPECT_EQ(tournament.scheduled, 6U * 2 * 4);
    EXPECT_EQ(tournament.games.size(), tournament.scheduled);
    EXPECT_EQ(tournament.halt, base::Halt::none);
    std::int64_t discs = 0;
    double points = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(tournament.totals[i].games(), 3U * 2 * 4);
        discs += tournament.totals[i].discs;
        points += tournament.totals[i].points();
        for (std::size_t j = 0; j < 4; ++j) {
            EXPECT_EQ(tournament.cross[i][j].wins, tournament.cross[j][i].losses);
            EXPECT_EQ(tournament.cross[i][j].discs, -tournament.cross[j][i].discs);
        }
    }
    EXPECT_EQ(discs, 0);
    EXPECT_EQ(points, 48);
    for (const PlayedGame& game : tournament.games) {
        EXPECT_EQ(game.result.score.black + game.result.score.white, 36);
    }
}

TEST(RoundRobinOthello, IsTheSameOnAnyNumberOfThreads) {
    RoundRobinRequest request = tournamentOf(2, 5, {1, 2});
    const auto told = [&](unsigned threads) {
        request.threads = threads;
        return roundRobinCsv(playRoundRobin(request, never));
    };
    const std::string one = told(1);
    EXPECT_EQ(one, told(2));
    EXPECT_EQ(one, told(5));
}

TEST(RoundRobinOthello, KeepsWhatWasPlayedWhenItIsStopped) {
    base::StopFlag stop;
    const RoundRobin tournament = playRoundRobin(tournamentOf(3, 5, {1, 2}), stop, [&](std::size_t done, std::size_t) {
        if (done == 7) stop.raise();
    });
    EXPECT_EQ(tournament.halt, base::Halt::stopped);
    EXPECT_EQ(tournament.games.size(), 7U);
    RoundRobinRequest request = tournamentOf(3, 5, {1, 2});
    request.limits.seconds = 1e-9;
    const RoundRobin late = playRoundRobin(request, never);
    EXPECT_EQ(late.halt, base::Halt::time);
    EXPECT_EQ(late.games.size(), 0U);
    EXPECT_EQ(late.ranking().size(), 4U);
    EXPECT_EQ(nlohmann::json::parse(roundRobinJson(late))["players"][0]["elo"], nullptr);
}

}  // namespace compare_test
}  // namespace mitos::api::othello
