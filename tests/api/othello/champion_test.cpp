// The champion near the end of a game: what it says, when it is asked, and what is done where it is not.
#include "api/othello/champion.h"

#include <gtest/gtest.h>

#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "api/othello/endgame.h"
#include "api/othello/engine.h"
#include "api/othello/levels.h"
#include "api/othello/player.h"
#include "base/error.h"
#include "champion/othello/weights_file.h"
#include "games/othello/transcript.h"
#include "tests/support/othello_endings.h"
#include "tests/support/scale.h"

namespace mitos::api::othello {
namespace champion_test {

constexpr std::uint64_t seed = 20261116;
const base::StopFlag never;
const Othello game;

// Black wins by 38 with a7; the textbook six plies deep plays b8 and wins by 18.
const char* const lateText = "OOXXXXXXXOXXXXXXOOXOXOOXOOXXOOXXOOXOOOXX-O-OOOOX--O-O--X-------- X";
Board late() { return games::othello::readBoard(8, lateText, "test"); }

ChampionOptions small(unsigned threads = 1) { return {std::uint64_t{4} << 20U, threads}; }

EngineOptions played(Algorithm algorithm) {
    EngineOptions options;
    options.bytes = small().bytes;
    options.algorithm = algorithm;
    return options;
}

MoveBudget toDepth(int depth, bool usual) {
    MoveBudget budget;
    budget.depth = depth;
    budget.usualDepth = usual;
    return budget;
}

TEST(Champion, AgreesWithTheTextbookFromMoveToMove) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    Champion champion(small());
    for (int i = 0; i < test::times(40, 3); ++i) {
        const Board board = test::randomEnding(test::sanitized ? 9 : 10 + i % 3, random);
        SCOPED_TRACE(writeBoard(8, board));
        const Opinion opinion = champion.think(board, {}, never);
        ASSERT_TRUE(opinion.exact);
        EXPECT_EQ(opinion.line.front(), opinion.move);
        const auto score = static_cast<int>(opinion.discs);
        EXPECT_EQ(test::scoreAfter(board, opinion.line), std::optional(score));
        const Certificate sealed = certify(board, score, opinion.line, {}, never);
        EXPECT_EQ(sealed.atLeast, std::optional(true));
        EXPECT_EQ(sealed.atMost, std::optional(true));
        // What it keeps in its table does not mislead it later.
        const Board next = game.after(board, opinion.move);
        if (!game.isOver(next)) {
            EXPECT_EQ(champion.think(next, {}, never).discs, -opinion.discs);
        }
    }
}

TEST(Champion, ValuesEveryMoveBestFirst) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    Champion champion(small());
    for (int i = 0; i < test::times(30, 3); ++i) {
        const Board board = test::randomEnding(7, random);
        SCOPED_TRACE(writeBoard(8, board));
        std::size_t heard = 0;
        const std::vector<Opinion> values = champion.values(
            board, {}, never, [&](const std::vector<Opinion>& done) { EXPECT_EQ(done.size(), ++heard); });
        std::size_t moves = 0;
        game.forEachMove(board, [&](Square) { ++moves; });
        ASSERT_EQ(values.size(), moves);
        for (std::size_t k = 0; k < values.size(); ++k) {
            EXPECT_TRUE(values[k].exact);
            EXPECT_EQ(values[k].discs, -test::plainMinimax(game, game.after(board, values[k].move)));
            EXPECT_EQ(test::scoreAfter(board, values[k].line), std::optional(static_cast<int>(values[k].discs)));
            EXPECT_LE(values[k].discs, values[k == 0 ? 0 : k - 1].discs);
        }
    }
}

// As if they had been learned from so many empty squares on.
const champion::othello::Weights& weightsUpTo(int empties) {
    static std::map<int, champion::othello::Weights> made;
    const auto [found, fresh] = made.try_emplace(empties, champion::othello::shippedWeights());
    if (fresh) found->second.mostEmpties = empties;
    return found->second;
}
ChampionOptions knowing(int empties) {
    ChampionOptions options = small();
    options.weights = &weightsUpTo(empties);
    return options;
}

TEST(Champion, KnowsWhatItsWeightsKnowOnTheUsualBoard) {
    base::Random random(seed);
    const Champion ofEnds(knowing(26));
    EXPECT_FALSE(ofEnds.knows(game, game.start()));
    EXPECT_FALSE(ofEnds.knows(Othello(4), Othello(4).start()));
    EXPECT_TRUE(ofEnds.knows(game, test::randomEnding(26, random)));
    EXPECT_FALSE(ofEnds.knows(game, test::randomEnding(27, random)));
    const Champion ofAll(knowing(60));
    EXPECT_TRUE(ofAll.knows(game, game.start()));
    EXPECT_FALSE(ofAll.knows(Othello(4), Othello(4).start()));
}

TEST(Champion, BeginsTheSoonerTheMoreItMayUse) {
    const Champion champion(knowing(26));
    int before = 0;
    for (const double seconds : {1e-9, 0.005, 0.02, 0.05, 1.0, 60.0}) {
        const int empties = champion.emptiesWithin({seconds, ~std::uint64_t{0}, 0});
        EXPECT_GE(empties, before);
        before = empties;
    }
    EXPECT_EQ(before, champion.mostEmpties());
    EXPECT_LT(champion.emptiesWithin({1e9, 1000, 0}), Champion::soonProven);
}

TEST(Champion, IsAskedFromTheFirstMoveOnWhereItsWeightsKnowIt) {
    const Champion ofAll(knowing(60));
    MoveBudget quick;
    quick.seconds = 0.01;
    for (const MoveBudget& budget : {MoveBudget{}, quick, toDepth(4, true)}) {
        EXPECT_TRUE(ofAll.isFor(game, game.start(), Algorithm::champion, budget));
        EXPECT_TRUE(ofAll.isFor(game, game.start(), Algorithm::automatic, budget));
        EXPECT_FALSE(ofAll.isFor(game, game.start(), Algorithm::alphabeta, budget));
    }
    // A depth that somebody asked for is the textbook's, unless the champion is.
    EXPECT_TRUE(ofAll.isFor(game, game.start(), Algorithm::champion, toDepth(4, false)));
    EXPECT_FALSE(ofAll.isFor(game, game.start(), Algorithm::automatic, toDepth(4, false)));
}

TEST(Champion, KeepsToADepthInTheMiddleOfAGameAndTellsTheLine) {
    base::Random random(seed);
    Champion champion(knowing(60));
    const Board board = test::randomEnding(40, random);
    int told = 0;
    const Opinion opinion = champion.think(board, toDepth(5, false), never, [&](const Opinion& news) {
        EXPECT_EQ(news.depth, ++told);
        EXPECT_EQ(news.line.front(), news.move);
    });
    EXPECT_EQ(told, 5);
    EXPECT_EQ(opinion.depth, 5);
    EXPECT_FALSE(opinion.exact);
    EXPECT_EQ(opinion.halt, base::Halt::none);
    EXPECT_LT(opinion.sure, 100);
    Board after = board;
    for (const Square move : opinion.line) {
        ASSERT_TRUE(game.isLegal(after, move));
        after = game.after(after, move);
    }
}

TEST(Champion, ValuesEveryMoveInTheMiddleOfAGameDeeperAndDeeper) {
    base::Random random(seed);
    Champion champion(knowing(60));
    const Board board = test::randomEnding(38, random);
    int depth = 1;  // up to four plies nothing is cut that is only likely
    const auto values = champion.values(board, toDepth(4, false), never, [&](const std::vector<Opinion>& news) {
        ++depth;
        for (const Opinion& one : news) EXPECT_EQ(one.depth, depth);
    });
    EXPECT_EQ(depth, 4);
    ASSERT_EQ(values.size(), static_cast<std::size_t>(games::othello::discs(game.moves(board))));
    for (std::size_t i = 1; i < values.size(); ++i) EXPECT_GE(values[i - 1].discs, values[i].discs);
    EXPECT_EQ(values.front().discs, champion.think(board, toDepth(4, false), never).discs);
}

TEST(Champion, EndsByNodesWithWhatItHasAndSaysThatItIsNotProven) {
    base::Random random(seed);
    Champion champion(small());
    const Board board = test::randomEnding(24, random);
    MoveBudget limits;
    limits.nodes = 20'000;
    const Opinion opinion = champion.think(board, limits, never);
    EXPECT_FALSE(opinion.exact);
    EXPECT_EQ(opinion.halt, base::Halt::nodes);
    EXPECT_LT(opinion.sure, 100);
    EXPECT_GT(opinion.depth, 0);
    EXPECT_TRUE(game.isLegal(board, opinion.move));
    EXPECT_LE(opinion.nodes, 2 * limits.nodes);
    EXPECT_LE(opinion.lower, opinion.discs);
    EXPECT_GE(opinion.upper, opinion.discs);
    const auto json = nlohmann::json::parse(championJson(board, opinion));
    EXPECT_EQ(json["exhaustive"], false);
    EXPECT_EQ(json["reason"], "nodes");
    EXPECT_EQ(json["view"], "mover");
}

TEST(Champion, AStopEndsItAndTheEngineStillHasAMove) {
    base::Random random(seed);
    const Board board = test::randomEnding(26, random);
    base::StopFlag stop;
    stop.raise();
    Champion champion(small());
    EXPECT_EQ(champion.think(board, {}, stop).halt, base::Halt::stopped);
    EXPECT_TRUE(champion.values(board, {}, stop).empty());
    const Engine engine(played(Algorithm::champion));
    EXPECT_TRUE(game.isLegal(board, engine.think(board, {}, stop).move));
    MoveBudget none;
    none.seconds = 1e-9;
    EXPECT_TRUE(game.isLegal(board, engine.think(board, none, never).move));
}

TEST(Champion, ADepthBeyondAllGamesMeansTheEnd) {
    Champion champion(small());
    for (const int depth : {1 << 30, std::numeric_limits<int>::max()}) {  // twice as much would overflow
        const Opinion opinion = champion.think(late(), toDepth(depth, false), never);
        EXPECT_TRUE(opinion.exact);
        EXPECT_EQ(opinion.discs, 38);
    }
}

TEST(Champion, AnswersSeveralThreadsAtOnce) {
    Champion champion(small());
    std::array<Opinion, 3> opinions;
    std::vector<std::thread> threads;
    for (Opinion& opinion : opinions) threads.emplace_back([&] { opinion = champion.think(late(), {}, never); });
    for (std::thread& thread : threads) thread.join();
    for (const Opinion& opinion : opinions) {
        EXPECT_TRUE(opinion.exact);
        EXPECT_EQ(opinion.discs, 38);
        EXPECT_EQ(writeSquare(opinion.move), "a7");
    }
    Champion two(small(2));
    EXPECT_EQ(two.think(late(), {}, never).discs, 38);
}

TEST(ChampionOfTheEngine, PlaysTheEndForTheTextbookUnlessADepthWasAskedFor) {
    EngineOptions phased = played(Algorithm::automatic);
    phased.evaluation = "phased";
    const Engine usual(phased);
    const Opinion asked = usual.think(late(), toDepth(6, false), never);
    EXPECT_EQ(writeSquare(asked.move), "b8");
    EXPECT_EQ(asked.depth, 6);
    EXPECT_FALSE(asked.exact);
    for (const MoveBudget& budget : {toDepth(6, true), toDepth(15, false), MoveBudget{}}) {
        const Opinion opinion = usual.think(late(), budget, never);
        EXPECT_EQ(writeSquare(opinion.move), "a7");
        EXPECT_TRUE(opinion.exact);
        EXPECT_EQ(opinion.discs, 38);
    }
    const Engine chosen(played(Algorithm::champion));
    EXPECT_TRUE(chosen.think(late(), toDepth(8, false), never).exact);
    EXPECT_EQ(chosen.think(late(), toDepth(6, false), never).depth, 6);
    phased.algorithm = Algorithm::alphabeta;
    const Engine textbook(phased);
    EXPECT_EQ(writeSquare(textbook.think(late(), toDepth(6, true), never).move), "b8");
}

TEST(ChampionOfTheEngine, PlaysTheWholeGameWithItsOwnEvaluation) {
    const Engine usual(played(Algorithm::automatic));
    const Board start = usual.game().start();
    const Opinion asked = usual.think(start, toDepth(5, false), never);
    EXPECT_EQ(asked.depth, 5);
    EXPECT_EQ(asked.nodes, Champion(small()).think(start, toDepth(5, false), never).nodes);
    EXPECT_EQ(usual.think(start, toDepth(6, true), never).depth, Champion::usualDepth);
}

TEST(Levels, AreKeptToAndVaryOnlyWithTheSeedWhereTheySlip) {
    Champion champion(small());
    // A small slip changes nothing where one move is clearly best.
    const Board board = games::othello::readTranscript(game, game.start(), "f5d6c3d3c4", "test").end;
    const Board choice = game.start();  // four moves that are worth the same
    const auto at = [&](int level, std::uint64_t budgetSeed) {
        MoveBudget budget;
        budget.level = level;
        budget.seed = budgetSeed;
        return champion.think(board, budget, never);
    };
    const auto movesOf = [&](int level, const Board& of) {
        std::set<Square> moves;
        MoveBudget budget;
        budget.level = level;
        for (budget.seed = 0; budget.seed < 40; ++budget.seed) moves.insert(champion.think(of, budget, never).move);
        return moves;
    };
    for (int level = leastLevel; level <= 14; ++level) {
        const std::set<Square> moves = movesOf(level, board);
        EXPECT_EQ(moves.size() > 1 || movesOf(level, choice).size() > 1, levelOf(level).slip > 0) << level;
        EXPECT_EQ(at(level, 7).move, at(level, 7).move);
        EXPECT_EQ(at(level, 7).depth, levelOf(level).depth);
        for (const Square move : moves) EXPECT_TRUE(game.isLegal(board, move));
    }
    // At its end every level that solves so many squares plays perfectly, the lowest does not.
    MoveBudget high, low;
    high.level = 14;
    low.level = 1;
    EXPECT_EQ(writeSquare(champion.think(late(), high, never).move), "a7");
    EXPECT_FALSE(champion.think(late(), low, never).exact);
}

TEST(Levels, GrowStronger) {
    for (int level = leastLevel; level < mostLevel; ++level) {
        EXPECT_LE(levelOf(level).depth, levelOf(level + 1).depth);
        EXPECT_LE(levelOf(level).solves, levelOf(level + 1).solves);
        EXPECT_GE(levelOf(level).slip, levelOf(level + 1).slip);
        EXPECT_LE(levelOf(level).elo, levelOf(level + 1).elo)
            << level;  // as measured: the highest are hard to tell apart
    }
}

TEST(ChampionOfTheEngine, GivesTheBestMovesWithTheirProofs) {
    const Engine engine(played(Algorithm::champion));
    const std::vector<Opinion> three = engine.best(late(), 3, toDepth(6, false), never);
    ASSERT_EQ(three.size(), 3U);
    EXPECT_EQ(writeSquare(three[0].move), "a7");
    EXPECT_EQ(three[0].discs, 38);
    EXPECT_EQ(writeSquare(three[1].move), "d8");
    EXPECT_EQ(three[1].discs, 32);
    EXPECT_EQ(three[2].discs, 30);
    for (const Opinion& one : three) EXPECT_TRUE(one.exact);
    ASSERT_EQ(engine.best(late(), 1, toDepth(6, false), never).size(), 1U);
}

TEST(ChampionOfAPlayer, TellsValuesAsTheTextbookDoes) {
    PlayerOptions options;
    options.settings.depth = 8;
    options.settings.closedSet = true;
    options.settings.order = turns::Order::searched;
    options.evaluationName = "phased";
    const auto playerWith = [&](bool champion) {
        options.champion = champion;
        return Player(game, Evaluation(findEvaluation("phased"), 8), options);
    };
    const Player plain = playerWith(false);
    const Player champion = playerWith(true);
    Board white = late();  // the same with the colours changed
    std::swap(white.black, white.white);
    white.mover = Colour::white;
    for (const auto& [board, sign] : {std::pair(late(), 1), std::pair(white, -1)}) {
        const Thought thought = champion.think(board, nullptr, never);
        EXPECT_EQ(writeSquare(thought.move), "a7");
        EXPECT_TRUE(thought.report.exhaustive);
        EXPECT_EQ(finalDifference(thought.report.value), std::optional(sign * 38));
    }
    const Hint hint = champion.hint(late(), never);
    EXPECT_EQ(writeSquare(hint.best.move), "a7");
    EXPECT_EQ(champion.think(game.start(), nullptr, never).report.depth, 8);
}

TEST(ChampionByName, IsReadOrRefusedWithTheNames) {
    EXPECT_EQ(readAlgorithm("champion", "--algorithm"), Algorithm::champion);
    EXPECT_EQ(readAlgorithm("auto", "--algorithm"), Algorithm::automatic);
    EXPECT_THROW(readAlgorithm("luck", "--algorithm"), base::Error);
}

}  // namespace champion_test
}  // namespace mitos::api::othello
