// Label: threads
#include "engine/othello/champion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <thread>

#include "base/random.h"
#include "champion/othello/weights_file.h"
#include "engine/othello/endgame.h"
#include "engine/othello/levels.h"
#include "games/othello/transcript.h"
#include "tests/support/othello_endings.h"
#include "tests/support/scale.h"

namespace mitos::engine::othello {
namespace champion_test {

constexpr std::uint64_t seed = 20261116;
const base::StopFlag never;
const Othello game;

// Black wins by 38 with a7; the textbook six plies deep plays b8 and wins by 18.
const char* const lateText = "OOXXXXXXXOXXXXXXOOXOXOOXOOXXOOXXOOXOOOXX-O-OOOOX--O-O--X-------- X";
Board late() { return games::othello::readBoard(8, lateText, "test"); }

ChampionOptions small(unsigned threads = 1) { return {std::uint64_t{4} << 20U, threads}; }

Budget toDepth(int depth) {
    Budget budget;
    budget.depth = depth;
    return budget;
}

// Returns weights as if they had been learned from positions with at most so many empty squares.
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

TEST(Champion, AgreesWithTheTextbookFromMoveToMove) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    Champion champion(small());
    for (int i = 0; i < test::times(40, 3); ++i) {
        const Board board = test::randomEnding(test::sanitized ? 9 : 10 + i % 3, random);
        SCOPED_TRACE(writeBoard(8, board));
        const Opinion opinion = champion.think(board, {}, never);
        ASSERT_TRUE(opinion.value.proven);
        EXPECT_EQ(opinion.line.front(), opinion.move);
        const auto score = static_cast<int>(opinion.value.discs);
        EXPECT_EQ(test::scoreAfter(board, opinion.line), std::optional(score));
        const Certificate sealed = certify(board, score, opinion.line, {}, never);
        EXPECT_EQ(sealed.atLeast, std::optional(true));
        EXPECT_EQ(sealed.atMost, std::optional(true));
        // The entries in its table do not mislead it later.
        const Board next = game.after(board, opinion.move);
        if (!game.isOver(next)) {
            EXPECT_EQ(champion.think(next, {}, never).value.discs, -opinion.value.discs);
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
        std::size_t moves = 0;
        game.forEachMove(board, [&](Square) { ++moves; });
        const std::vector<Opinion> values =
            champion
                .values(board, {}, never, [&](const MoveValues& progress) { EXPECT_EQ(progress.moves.size(), moves); })
                .moves;
        ASSERT_EQ(values.size(), moves);
        for (std::size_t k = 0; k < values.size(); ++k) {
            EXPECT_TRUE(values[k].value.proven);
            EXPECT_EQ(values[k].value.discs, -test::plainMinimax(game, game.after(board, values[k].move)));
            EXPECT_EQ(test::scoreAfter(board, values[k].line), std::optional(static_cast<int>(values[k].value.discs)));
            EXPECT_LE(values[k].value.discs, values[k == 0 ? 0 : k - 1].value.discs);
        }
    }
}

TEST(Champion, KnowsThePositionsThatItsWeightsCoverOnTheUsualBoard) {
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
        const int empties = champion.emptiesWithin(seconds, noNodeLimit);
        EXPECT_GE(empties, before);
        before = empties;
    }
    EXPECT_EQ(before, champion.mostEmpties());
    EXPECT_LT(champion.emptiesWithin(1e9, 1000), Champion::provenSoonUpTo);
}

TEST(Champion, KeepsToADepthInTheMiddleOfAGameAndReturnsTheLine) {
    base::Random random(seed);
    Champion champion(knowing(60));
    const Board board = test::randomEnding(40, random);
    int iterations = 0;
    const Opinion opinion = champion.think(board, toDepth(5), never, [&](const Opinion& progress) {
        EXPECT_EQ(progress.depth, ++iterations);
        EXPECT_EQ(progress.line.front(), progress.move);
    });
    EXPECT_EQ(iterations, 5);
    EXPECT_EQ(opinion.depth, 5);
    EXPECT_FALSE(opinion.value.proven);
    EXPECT_EQ(opinion.halt, base::Halt::none);
    EXPECT_LT(opinion.value.certainty, 100);
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
    const MoveValues found = champion.values(board, toDepth(4), never, [&](const MoveValues& progress) {
        EXPECT_EQ(progress.depth, ++depth);
        for (const Opinion& one : progress.moves) EXPECT_EQ(one.depth, depth);
    });
    EXPECT_EQ(found.halt, base::Halt::none);
    const std::vector<Opinion>& values = found.moves;
    EXPECT_EQ(depth, 4);
    ASSERT_EQ(values.size(), static_cast<std::size_t>(games::othello::discs(game.moves(board))));
    for (std::size_t i = 1; i < values.size(); ++i) EXPECT_GE(values[i - 1].value.discs, values[i].value.discs);
    EXPECT_EQ(values.front().value.discs, champion.think(board, toDepth(4), never).value.discs);
}

std::size_t provenOf(const MoveValues& values) {
    return static_cast<std::size_t>(
        std::count_if(values.moves.begin(), values.moves.end(), [](const Opinion& one) { return one.value.proven; }));
}

TEST(Champion, ValuesEveryMoveALittleBeforeItProvesThemOneByOne) {
    base::Random random(seed);
    Champion champion(small());
    const Board board = test::randomEnding(test::sanitized ? 12 : 17, random);
    std::vector<int> depths;
    std::vector<std::size_t> proven;
    const MoveValues found = champion.values(board, {}, never, [&](const MoveValues& progress) {
        for (const Opinion& one : progress.moves) EXPECT_TRUE(one.isComplete());
        if (provenOf(progress) < progress.moves.size()) depths.push_back(progress.depth);
        proven.push_back(provenOf(progress));
    });
    const std::size_t all = found.moves.size();
    ASSERT_GE(all, 3U);
    ASSERT_GE(depths.size(), 3U);
    EXPECT_EQ(depths.front(), 2);
    EXPECT_EQ(proven.front(), 0U);
    EXPECT_TRUE(std::is_sorted(depths.begin(), depths.end()));
    EXPECT_TRUE(std::is_sorted(proven.begin(), proven.end()));
    EXPECT_EQ(proven.back(), all);
    EXPECT_EQ(found.halt, base::Halt::none);
}

TEST(Champion, LeavesNoMoveWithoutAValueWhereTheBudgetIsTooSmallForAProof) {
    base::Random random(seed);
    Champion champion(small());
    Budget limits;
    limits.nodes = 40'000;
    for (int i = 0; i < 5; ++i) {
        const Board board = test::randomEnding(24, random);
        int depth = 0;
        const MoveValues found = champion.values(board, limits, never, [&](const MoveValues& progress) {
            EXPECT_GE(progress.depth, depth);
            depth = progress.depth;
        });
        EXPECT_EQ(found.halt, base::Halt::nodes);
        EXPECT_EQ(found.depth, depth);
        EXPECT_GE(depth, 2);
        EXPECT_LT(provenOf(found), found.moves.size());
    }
}

// The depth is reached, and the result complete, even if time or nodes end the proofs.
TEST(Champion, CallsValuesCompleteAtTheRequestedDepth) {
    base::Random random(seed);
    Champion champion(small());
    const Board board = test::randomEnding(26, random);
    Budget limits = toDepth(2);
    limits.nodes = 100'000;
    const MoveValues shallow = champion.values(board, limits, never);
    EXPECT_GE(shallow.depth, 2);
    EXPECT_LT(provenOf(shallow), shallow.moves.size());
    EXPECT_EQ(shallow.halt, base::Halt::none);
    for (const int depth : {25, 26, 60}) {
        limits.depth = depth;
        EXPECT_EQ(champion.values(board, limits, never).halt, base::Halt::nodes) << depth;
    }
    limits.nodes = 10;  // too few for any search to be ended by them
    EXPECT_EQ(champion.values(board, limits, never).halt, base::Halt::nodes);
}

TEST(Champion, EndsAtItsNodeLimitWithAnUnprovenResult) {
    base::Random random(seed);
    Champion champion(small());
    const Board board = test::randomEnding(24, random);
    Budget limits;
    limits.nodes = 20'000;
    const Opinion opinion = champion.think(board, limits, never);
    EXPECT_FALSE(opinion.value.proven);
    EXPECT_EQ(opinion.halt, base::Halt::nodes);
    EXPECT_LT(opinion.value.certainty, 100);
    EXPECT_GT(opinion.depth, 0);
    EXPECT_TRUE(game.isLegal(board, opinion.move));
    EXPECT_LE(opinion.nodes, 2 * limits.nodes);
    EXPECT_LE(opinion.value.lower, opinion.value.discs);
    EXPECT_GE(opinion.value.upper, opinion.value.discs);
}

TEST(Champion, ADepthBeyondAllGamesMeansTheEnd) {
    Champion champion(small());
    for (const int depth : {1 << 30, std::numeric_limits<int>::max()}) {  // twice as much would overflow
        const Opinion opinion = champion.think(late(), toDepth(depth), never);
        EXPECT_TRUE(opinion.value.proven);
        EXPECT_EQ(opinion.value.discs, 38);
    }
}

TEST(Champion, AnswersSeveralThreadsAtOnce) {
    Champion champion(small());
    std::array<Opinion, 3> opinions;
    std::vector<std::thread> threads;
    for (Opinion& opinion : opinions) threads.emplace_back([&] { opinion = champion.think(late(), {}, never); });
    for (std::thread& thread : threads) thread.join();
    for (const Opinion& opinion : opinions) {
        EXPECT_TRUE(opinion.value.proven);
        EXPECT_EQ(opinion.value.discs, 38);
        EXPECT_EQ(writeSquare(opinion.move), "a7");
    }
    Champion two(small(2));
    EXPECT_EQ(two.think(late(), {}, never).value.discs, 38);
}

TEST(Levels, AreKeptToAndVaryOnlyWithTheSeedWhereTheySlip) {
    Champion champion(small());
    // A small slip changes nothing if one move is clearly best.
    const Board board = games::othello::readTranscript(game, game.start(), "f5d6c3d3c4", "test").end;
    const Board choice = game.start();  // four moves that are worth the same
    const auto at = [&](int level, std::uint64_t budgetSeed) {
        Budget budget;
        budget.level = level;
        budget.slipSeed = budgetSeed;
        return champion.think(board, budget, never);
    };
    const auto movesOf = [&](int level, const Board& of) {
        std::set<Square> moves;
        Budget budget;
        budget.level = level;
        for (budget.slipSeed = 0; budget.slipSeed < 40; ++budget.slipSeed)
            moves.insert(champion.think(of, budget, never).move);
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
    Budget high, low;
    high.level = 14;
    low.level = 1;
    EXPECT_EQ(writeSquare(champion.think(late(), high, never).move), "a7");
    EXPECT_FALSE(champion.think(late(), low, never).value.proven);
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

}  // namespace champion_test
}  // namespace mitos::engine::othello
