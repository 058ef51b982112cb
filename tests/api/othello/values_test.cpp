// Values as JSON: their view, and what a limit left unknown.
#include "api/othello/values.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "engine/othello/final_score.h"
#include "options/match.h"

namespace mitos::api::othello {
namespace values_test {

const base::StopFlag never;

EngineRequest requestFor(Algorithm algorithm, int size = 8) {
    EngineRequest request;
    request.options.size = size;
    request.options.algorithm = algorithm;
    request.options.setMemory(std::uint64_t{4} << 20U);
    if (algorithm != Algorithm::champion) request.evaluation = "phased";
    return request;
}

// Black wins by 38 with a7.
Board late() {
    return games::othello::readBoard(8, "OOXXXXXXXOXXXXXXOOXOXOOXOOXXOOXXOOXOOOXX-O-OOOOX--O-O--X-------- X", "test");
}

Board colourless(Board board) {
    std::swap(board.black, board.white);
    board.mover = games::othello::other(board.mover);
    return board;
}

TEST(TextbookValue, IsBlackMinusWhiteWhoeverAnswered) {
    const auto engine = makeEngine(requestFor(Algorithm::champion));
    for (const auto& [board, sign] : {std::pair(late(), 1), std::pair(colourless(late()), -1)}) {
        const Opinion opinion = engine->think(board, {}, never);
        EXPECT_EQ(opinion.value.discs, 38);
        EXPECT_EQ(engine::othello::finalDifference(textbookValue(board, opinion.value)), std::optional(sign * 38));
        EXPECT_EQ(blackFinal(board, opinion.value), std::optional(sign * 38));
    }
}

TEST(OpinionJson, OfTheChampionIsForTheMoverAndSaysWhatIsNotProven) {
    const auto engine = makeEngine(requestFor(Algorithm::champion));
    Budget budget;
    budget.nodes = 20'000;
    const Board board =
        games::othello::readTranscript(engine->game(), engine->game().start(), "f5d6c3d3c4", "test").end;
    const auto json = nlohmann::json::parse(opinionJson(*engine, board, engine->think(board, budget, never)));
    EXPECT_EQ(json["exhaustive"], false);
    EXPECT_EQ(json["reason"], "nodes");
    EXPECT_EQ(json["view"], "mover");
    EXPECT_EQ(json["algorithm"], "champion");
}

TEST(ValuesJson, TellsWhyMovesAreUnknown) {
    for (const Algorithm algorithm : {Algorithm::textbook, Algorithm::exact}) {
        const auto engine = makeEngine(requestFor(algorithm, 6));
        Budget budget;
        budget.depth = 30;
        budget.nodes = 1000;
        const Board start = engine->game().start();
        const auto json =
            nlohmann::json::parse(valuesJson(engine->game(), start, engine->values(start, budget, never)));
        EXPECT_EQ(json["reason"], "nodes");
        EXPECT_EQ(json["complete"], false);
        if (algorithm == Algorithm::exact) {
            EXPECT_TRUE(json["values"][0]["value"].is_null());
            EXPECT_EQ(json["values"][0]["exhaustive"], false);
        }
    }
}

TEST(EngineByName, TakesTheEvaluationThatItIsToldOrTheUsualOne) {
    EXPECT_EQ(EngineRequest{}.evaluationName(), "pattern");
    EngineRequest six;
    six.options.size = 6;
    EXPECT_EQ(six.evaluationName(), "phased");
    EXPECT_EQ(makeEngine(six)->evaluationName(), "phased");
}

TEST(EngineByName, IsReadOrRefusedWithTheNames) {
    EXPECT_EQ(readAlgorithm(options::match::playerAlgorithm, "champion", "--algorithm"), Algorithm::champion);
    EXPECT_EQ(readAlgorithm(options::match::playerAlgorithm, "auto", "--algorithm"), Algorithm::automatic);
    EXPECT_THROW(readAlgorithm(options::match::playerAlgorithm, "luck", "--algorithm"), base::Error);
}

TEST(FinalValues, AreToldFromJudgements) {
    using engine::othello::finalDifference;
    EXPECT_EQ(finalDifference(Othello::winValue + 12), 12);
    EXPECT_EQ(finalDifference(-Othello::winValue - 61), -61);
    EXPECT_EQ(finalDifference(0), std::nullopt);
    EXPECT_EQ(finalDifference(evaluations::othello::mostValue), std::nullopt);
    EXPECT_EQ(finalDifference(-evaluations::othello::mostValue), std::nullopt);
}

}  // namespace values_test
}  // namespace mitos::api::othello
