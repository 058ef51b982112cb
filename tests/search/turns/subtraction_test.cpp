// A game whose theory is known: each search finds the winning move, or any legal one if every line loses.
#include "tests/search/turns/support/subtraction.h"

#include <gtest/gtest.h>

#include "search/turns/alphabeta.h"
#include "search/turns/minimax.h"
#include "tests/search/turns/support/tied.h"

namespace mitos::search::turns {
namespace subtraction_test {

using test::Pile;
using test::Subtraction;

const base::StopFlag never;

void expectTheory(const Pile& pile, const RootResult<std::uint32_t>& result) {
    SCOPED_TRACE(testing::Message() << pile.left << " left, MAX to move: " << pile.max);
    const bool wins = pile.left % 4 != 0;
    EXPECT_EQ(result.value, wins == pile.max ? 10 : -10);
    std::vector<std::uint32_t> best{pile.left % 4};
    if (!wins) best = {1, 2, 3};
    EXPECT_EQ(test::tiedMoves(result), best);
    EXPECT_EQ(result.move, best[0]);
    std::uint32_t taken = 0;
    for (const std::uint32_t take : result.line) taken += take;
    EXPECT_EQ(taken, pile.left) << "the line goes to the end";
}

TEST(Subtraction, EverySearchKnowsItsTheory) {
    const Subtraction game;
    for (std::uint32_t left = 1; left <= 12; ++left) {
        for (const bool max : {true, false}) {
            for (const bool memory : {false, true}) {
                base::Watch watch({}, never);
                expectTheory({left, max}, minimax(game, {left, max}, toTheEnd, NoJudgement{}, {memory}, watch));
                AlphaBetaOptions options;
                options.memory = memory;
                options.memoryFrom = 1;
                expectTheory({left, max}, alphaBeta(game, {left, max}, toTheEnd, NoJudgement{}, options, watch));
            }
        }
    }
}

TEST(Subtraction, MemoryMakesALargePileEasy) {
    const Subtraction game;
    base::Watch watch({}, never);
    const auto result = minimax(game, {101, true}, toTheEnd, NoJudgement{}, {true}, watch);
    expectTheory({101, true}, result);
    EXPECT_EQ(result.counters.memoryStored, 200U) << "the start, and 1 to 100 left for either side but 100 for MAX";
    AlphaBetaOptions options;
    options.memory = true;
    const auto cut = alphaBeta(game, {101, true}, toTheEnd, NoJudgement{}, options, watch);
    expectTheory({101, true}, cut);
    EXPECT_LT(cut.counters.states, 1000U);
}

TEST(Subtraction, DepthZeroIsADepthOfOne) {
    const Subtraction game;
    base::Watch watch({}, never);
    const auto result = alphaBeta(game, {9, true}, 0, NoJudgement{}, {}, watch);
    EXPECT_EQ(result.depth, 1);
    EXPECT_EQ(result.counters.states, 4U);
    EXPECT_EQ(test::tiedMoves(result), (std::vector<std::uint32_t>{1, 2, 3}));
}

}  // namespace subtraction_test
}  // namespace mitos::search::turns
