// Label: threads
#include "engine/othello/engine.h"

#include <gtest/gtest.h>

#include <map>

#include "base/error.h"
#include "base/random.h"
#include "champion/othello/weights_file.h"
#include "engine/othello/champion.h"
#include "engine/othello/textbook_opinion.h"
#include "games/othello/transcript.h"
#include "tests/support/othello_endings.h"
#include "tests/support/othello_engines.h"
#include "texts/writing/language.h"

namespace mitos::engine::othello {
namespace engine_test {

const base::StopFlag never;
const Othello usualGame;

// Black wins by 38 with a7; the textbook six plies deep plays b8 and wins by 18.
Board late() {
    return games::othello::readBoard(8, "OOXXXXXXXOXXXXXXOOXOXOOXOOXXOOXXOOXOOOXX-O-OOOOX--O-O--X-------- X", "test");
}

Board randomPosition(const Othello& game, base::Random& random, int empties) {
    for (;;) {
        Board board = game.start();
        while (!game.isOver(board) && games::othello::discs(game.empties(board)) > empties) {
            std::vector<Square> moves;
            game.forEachMove(board, [&](Square move) { moves.push_back(move); });
            board = game.after(board, moves[random.below(moves.size())]);
        }
        if (!game.isOver(board)) return board;
    }
}

Budget toDepth(int depth) {
    Budget budget;
    budget.depth = depth;
    return budget;
}
Budget toTheEnd() {
    Budget budget;
    budget.untilStopped = true;
    return budget;
}

EngineOptions small(Algorithm algorithm) {
    EngineOptions options;
    options.setMemory(std::uint64_t{4} << 20U);
    options.algorithm = algorithm;
    return options;
}
Engine pattern(Algorithm algorithm) { return {small(algorithm), test::patternEvaluation()}; }
Engine phased(Algorithm algorithm) { return {small(algorithm), test::namedEvaluation("phased", 8)}; }

TEST(Engine, KnowsTheScoreWhenItSeesTheEnd) {
    constexpr std::uint64_t seed = 5;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    const Engine engine = pattern(Algorithm::textbook);
    for (int i = 0; i < 20; ++i) {
        const Board board = randomPosition(engine.game(), random, 6);
        const int exact = test::plainMinimax(engine.game(), board);
        const Opinion opinion = engine.think(board, toTheEnd(), never);
        EXPECT_TRUE(opinion.value.proven);
        EXPECT_EQ(opinion.value.discs > 0, exact > 0) << writeBoard(8, board);
        EXPECT_EQ(opinion.value.discs < 0, exact < 0) << writeBoard(8, board);
        // The textbook counts discs on the board; if empty squares count for the winner, a line can only gain.
        EXPECT_LE(opinion.value.discs, exact);
        const MoveValues values = engine.values(board, toTheEnd(), never);
        for (const Opinion& one : values.moves) {
            EXPECT_TRUE(one.value.proven);
            EXPECT_EQ(one.line.front(), one.move);
        }
        ASSERT_FALSE(values.moves.empty());
        EXPECT_EQ(values.moves.front().value.discs > 0, exact > 0);
    }
}

TEST(Engine, ReportsEveryDepthAndKeepsToIt) {
    for (const Algorithm algorithm : {Algorithm::automatic, Algorithm::textbook}) {
        const Engine engine = pattern(algorithm);
        std::vector<int> depths;
        const Opinion opinion = engine.think(engine.game().start(), toDepth(4), never,
                                             {[&](const Opinion& one) { depths.push_back(one.depth); }, {}, nullptr});
        EXPECT_EQ(depths, (std::vector<int>{1, 2, 3, 4}));
        EXPECT_EQ(opinion.depth, 4);
        EXPECT_EQ(opinion.report.has_value(), algorithm == Algorithm::textbook);
        // The champion's line ends where its table does.
        EXPECT_GE(opinion.line.size(), algorithm == Algorithm::textbook ? 4U : 2U);
    }
}

TEST(Engine, SearchesToItsUsualDepthWithoutLimits) {
    EXPECT_EQ(pattern(Algorithm::automatic).think(usualGame.start(), {}, never).depth, Engine::usualChampionDepth);
    EXPECT_EQ(pattern(Algorithm::textbook).think(usualGame.start(), {}, never).depth, Engine::usualTextbookDepth);
    EngineOptions six = small(Algorithm::automatic);
    six.size = 6;
    const Engine engine(six, test::namedEvaluation("phased", 6));
    EXPECT_EQ(engine.think(engine.game().start(), toDepth(2), never).depth, 2);
}

TEST(Engine, KeepsItsUsualDepthUnderACap) {
    Budget capped;
    capped.cap = 60;
    EXPECT_EQ(pattern(Algorithm::champion).think(usualGame.start(), capped, never).depth, Engine::usualChampionDepth);
    EXPECT_EQ(pattern(Algorithm::textbook).think(usualGame.start(), capped, never).depth, Engine::usualTextbookDepth);
    capped.cap = 1e-9;
    EXPECT_EQ(pattern(Algorithm::textbook).think(usualGame.start(), capped, never).halt, base::Halt::time);
}

TEST(Engine, EndsALevelAtTheUsualDepthWhereTheChampionDoesNotKnowTheBoard) {
    EngineOptions six = small(Algorithm::automatic);
    six.size = 6;
    const Engine engine(six, test::namedEvaluation("phased", 6));
    Budget level;
    level.level = 5;
    EXPECT_FALSE(engine.championKnows(engine.game().start()));
    EXPECT_EQ(engine.think(engine.game().start(), level, never).depth, Engine::usualTextbookDepth);
}

TEST(Engine, PutsMovesWithoutAValueLast) {
    Board white = late();  // the same with the colours changed, and the other side to move: most moves lose
    white.mover = games::othello::other(white.mover);
    Budget few;
    few.nodes = 300;
    const MoveValues values = pattern(Algorithm::champion).values(white, few, never);
    EXPECT_EQ(values.halt, base::Halt::nodes);
    bool missing = false;
    for (const Opinion& one : values.moves) {
        EXPECT_FALSE(missing && one.isComplete());
        missing = missing || !one.isComplete();
    }
}

TEST(Engine, GivesTheMovesBestFirst) {
    EngineOptions options = small(Algorithm::automatic);
    options.techniques.probableCutoffs = false;  // they depend on the window, so on whether a move is searched alone
    const Engine engine(options, test::patternEvaluation());
    base::Random random(9);
    for (int i = 0; i < 10; ++i) {
        const Board board = randomPosition(engine.game(), random, 30);
        const MoveValues all = engine.values(board, toDepth(3), never);
        ASSERT_EQ(all.moves.size(), static_cast<std::size_t>(games::othello::discs(usualGame.moves(board))));
        for (std::size_t k = 1; k < all.moves.size(); ++k)
            EXPECT_GE(all.moves[k - 1].value.discs, all.moves[k].value.discs);
        EXPECT_EQ(all.moves.front().value.discs, engine.think(board, toDepth(3), never).value.discs);
        EXPECT_EQ(all.depth, 3);
        EXPECT_EQ(all.halt, base::Halt::none);
    }
}

TEST(Engine, HasAMoveEvenWithoutTime) {
    base::StopFlag stop;
    stop.raise();
    Budget nothing;
    nothing.hardLimit = 1e-9;
    base::Random random(20261116);
    for (const Algorithm algorithm : {Algorithm::champion, Algorithm::textbook}) {
        const Engine engine = pattern(algorithm);
        const Opinion stopped = engine.think(usualGame.start(), {}, stop);
        EXPECT_TRUE(usualGame.isLegal(usualGame.start(), stopped.move));
        EXPECT_EQ(stopped.depth, 0);
        EXPECT_EQ(stopped.halt, base::Halt::stopped);
        const MoveValues values = engine.values(usualGame.start(), {}, stop);
        EXPECT_EQ(values.halt, base::Halt::stopped);
        EXPECT_EQ(values.moves.size(), 4U);
        for (const Opinion& one : values.moves) EXPECT_FALSE(one.isComplete());
        const Board board = test::randomEnding(26, random);
        const Opinion late = engine.think(board, nothing, never);
        EXPECT_TRUE(usualGame.isLegal(board, late.move));
        EXPECT_EQ(late.depth, 0);
    }
}

TEST(EngineChoice, IsTheTextbookIfADepthIsRequestedWithItsEvaluation) {
    const Opinion asked = phased(Algorithm::automatic).think(late(), toDepth(6), never);
    EXPECT_EQ(asked.source, Source::textbook);
    EXPECT_EQ(writeSquare(asked.move), "b8");
    EXPECT_EQ(asked.depth, 6);
    EXPECT_FALSE(asked.value.proven);
    const Opinion textbook = phased(Algorithm::textbook).think(late(), toDepth(6), never);
    EXPECT_EQ(writeSquare(textbook.move), "b8");
    EXPECT_EQ(textbook.nodes, asked.nodes);
}

TEST(EngineChoice, IsTheChampionNearTheEndWhateverTheEvaluation) {
    const Engine engine = phased(Algorithm::automatic);
    for (const Budget& budget : {Budget{}, toDepth(15), toTheEnd()}) {
        const Opinion opinion = engine.think(late(), budget, never);
        EXPECT_EQ(opinion.source, Source::champion);
        EXPECT_EQ(writeSquare(opinion.move), "a7");
        EXPECT_TRUE(opinion.value.proven);
        EXPECT_EQ(opinion.value.discs, 38);
    }
    EXPECT_EQ(writeSquare(phased(Algorithm::textbook).think(late(), {}, never).move), "b8");
}

TEST(EngineChoice, IsTheTextbookFarFromTheEndWithAnEvaluationOfItsOwn) {
    const Engine engine = phased(Algorithm::automatic);
    Budget quick;
    quick.hardLimit = 0.01;
    Budget endless = toTheEnd();
    endless.cap = 0.01;
    for (const Budget& budget : {Budget{}, quick, endless, toDepth(4)})
        EXPECT_EQ(engine.think(usualGame.start(), budget, never).source, Source::textbook);
}

TEST(EngineChoice, IsTheChampionFromTheFirstMoveOnWithItsOwnEvaluation) {
    const Engine usual = pattern(Algorithm::automatic);
    Budget quick;
    quick.hardLimit = 0.01;
    for (const Budget& budget : {Budget{}, quick, toDepth(5)})
        EXPECT_EQ(usual.think(usualGame.start(), budget, never).source, Source::champion);
    Champion champion({std::uint64_t{4} << 20U});
    EXPECT_EQ(pattern(Algorithm::automatic).think(usualGame.start(), toDepth(5), never).nodes,
              champion.think(usualGame.start(), toDepth(5), never).nodes);
}

TEST(EngineChoice, WaitsForTheEndWhereTheWeightsKnowOnlyThat) {
    champion::othello::Weights weights = champion::othello::shippedWeights();
    weights.mostEmpties = 26;
    EngineOptions options = small(Algorithm::champion);
    options.weights = &weights;
    const Engine engine(options, test::patternEvaluation());
    EXPECT_EQ(engine.think(usualGame.start(), toDepth(2), never).source, Source::textbook);
    EXPECT_EQ(engine.think(late(), toDepth(2), never).source, Source::champion);
}

TEST(EngineChoice, GivesTheMovesWithTheirProofs) {
    const MoveValues values = pattern(Algorithm::champion).values(late(), toDepth(6), never);
    ASSERT_GE(values.moves.size(), 3U);
    EXPECT_EQ(writeSquare(values.moves[0].move), "a7");
    EXPECT_EQ(values.moves[0].value.discs, 38);
    EXPECT_EQ(writeSquare(values.moves[1].move), "d8");
    EXPECT_EQ(values.moves[1].value.discs, 32);
    EXPECT_EQ(values.moves[2].value.discs, 30);
    for (const Opinion& one : values.moves) EXPECT_TRUE(one.value.proven);
}

void expectCountedAlike(const Board& board) {
    SCOPED_TRACE(writeBoard(8, board));
    const Opinion champion = pattern(Algorithm::champion).think(board, toTheEnd(), never);
    const Opinion exact = phased(Algorithm::exact).think(board, {}, never);
    for (const Opinion& opinion : {champion, exact}) {
        EXPECT_TRUE(opinion.value.proven && opinion.value.decided);
        const Board end = afterLine(usualGame, board, opinion.line);
        ASSERT_TRUE(usualGame.isOver(end));
        const auto score = games::othello::scoreWithEmptiesToWinner(usualGame, end);
        const auto plain = games::othello::scoreOnBoard(end);
        EXPECT_EQ(opinion.value.discs, signFor(board) * (score.black - score.white));
        EXPECT_EQ(opinion.value.onBoard, std::optional(signFor(board) * (plain.black - plain.white)));
    }
    EXPECT_EQ(champion.value.discs > 0, exact.value.discs > 0);
    EXPECT_EQ(champion.value.discs < 0, exact.value.discs < 0);
}

// Champion and textbook count empty squares in the same way, and for the same side.
TEST(EngineValue, CountsTheSameWithChampionAndTextbook) {
    constexpr std::uint64_t seed = 20261118;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    for (int i = 0; i < 30; ++i) expectCountedAlike(randomPosition(usualGame, random, 7));
}

TEST(EngineValue, CountsEmptySquaresForTheWinnerInDiscsAndForNobodyOnTheBoard) {
    // The mover takes the last disc of the other side, and 13 squares stay empty.
    const std::string blackMoves = "XO--------------" + std::string(48, 'X') + " X";
    const std::string whiteMoves = "OX--------------" + std::string(48, 'O') + " O";
    for (const std::string& text : {blackMoves, whiteMoves}) {
        const Board board = games::othello::readBoard(8, text, "test");
        expectCountedAlike(board);
        const Value value = pattern(Algorithm::champion).think(board, toTheEnd(), never).value;
        EXPECT_EQ(value.discs, 64);
        EXPECT_EQ(value.onBoard, std::optional(51));
    }
}

TEST(EngineValue, OfAFinishedGameIsNoEstimateEvenIfItIsNotProven) {
    const Value won = valueOf(usualGame, usualGame.start(), Othello::winValue + 32, false, {}, 0.01);
    EXPECT_TRUE(won.decided);
    EXPECT_FALSE(won.proven);
    EXPECT_EQ(won.discs, 32);
    EXPECT_EQ(won.onBoard, std::optional(32));
    const Value drawn = valueOf(usualGame, usualGame.start(), 0, true, {}, 0.01);
    EXPECT_TRUE(drawn.decided && drawn.proven);
    EXPECT_EQ(drawn.onBoard, std::optional(0));
    const Value judged = valueOf(usualGame, usualGame.start(), -250, false, {}, 0.01);
    EXPECT_FALSE(judged.decided);
    EXPECT_EQ(judged.points, std::optional(-250));
    EXPECT_DOUBLE_EQ(judged.discs, -2.5);
}

TEST(EngineFeatures, ChooseTheTextbookUnlessTheChampionIsNamed) {
    const std::vector<AskedFeature> closedSet{{Feature::closedSet, "--closed-set"}};
    const std::vector<AskedFeature> level{{Feature::level, "--level"}};
    EXPECT_EQ(chooseAlgorithm({}, {}), Algorithm::champion);
    EXPECT_EQ(chooseAlgorithm({}, level), Algorithm::champion);
    EXPECT_EQ(chooseAlgorithm({}, closedSet), Algorithm::textbook);
    EXPECT_EQ(chooseAlgorithm(Algorithm::textbook, closedSet), Algorithm::textbook);
    EXPECT_THROW(chooseAlgorithm(Algorithm::champion, closedSet), base::Error);
    EXPECT_THROW(chooseAlgorithm(Algorithm::textbook, level), base::Error);
    EXPECT_THROW(chooseAlgorithm({}, {closedSet[0], level[0]}), base::Error);
}

std::string refusalOf(Algorithm algorithm, Feature feature) {
    try {
        refuseMissing(algorithm, {{feature, "--asked"}});
    } catch (const base::Error& error) {
        return error.message().in(text::Language::english);
    }
    return "";
}

TEST(EngineFeatures, AreRefusedByTheNameThatWasTyped) {
    for (const Feature feature :
         {Feature::level, Feature::fewerTechniques, Feature::threads, Feature::freshTable, Feature::pondering}) {
        EXPECT_TRUE(refusalOf(Algorithm::textbook, feature).starts_with("--asked "));
        EXPECT_EQ(refusalOf(Algorithm::champion, feature), "");
    }
    for (const Feature feature :
         {Feature::otherEvaluation, Feature::closedSet, Feature::moveOrder, Feature::shallowOrder, Feature::extension,
          Feature::deepening, Feature::unquiet, Feature::tieDraw, Feature::tree, Feature::explanation}) {
        EXPECT_TRUE(refusalOf(Algorithm::champion, feature).starts_with("--asked "));
        EXPECT_EQ(refusalOf(Algorithm::textbook, feature), "");
    }
    EXPECT_NE(refusalOf(Algorithm::champion, Feature::otherSize).find("8x8"), std::string::npos);
}

}  // namespace engine_test
}  // namespace mitos::engine::othello
