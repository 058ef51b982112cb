// Tic-tac-toe as a whole: counts that are known, and counts that must not change.
#include <gtest/gtest.h>

#include <unordered_set>

#include "search/turns/alphabeta.h"
#include "search/turns/deepening.h"
#include "search/turns/minimax.h"
#include "tests/search/turns/support/tic_tac_toe.h"
#include "tests/search/turns/support/tied.h"

namespace mitos::search::turns {
namespace tic_tac_toe_test {

using test::Crosses;
using test::TicTacToe;
using Moves = std::vector<std::uint8_t>;

const base::StopFlag never;
const TicTacToe game;
const Moves everyCell{0, 1, 2, 3, 4, 5, 6, 7, 8};

// Counted without the searches.
struct Reachable {
    std::unordered_set<std::uint32_t> positions;
    std::uint64_t open = 0;   // positions that are not over
    std::uint64_t moves = 0;  // of all of them

    void visit(const Crosses& state) {
        if (!positions.insert(static_cast<std::uint32_t>(state.x) << 16U | state.o).second) return;
        if (game.isOver(state)) return;
        ++open;
        game.forEachMove(state, [&](std::uint8_t move) {
            ++moves;
            visit(game.after(state, move));
        });
    }
};

class WholeTicTacToe : public testing::Test {
  protected:
    base::Watch watch{{}, never};

    static void expectDraw(const RootResult<std::uint8_t>& result) {
        EXPECT_TRUE(result.complete);
        EXPECT_TRUE(result.exhaustive);
        EXPECT_EQ(result.value, 0);
        EXPECT_EQ(test::tiedMoves(result), everyCell);
        EXPECT_EQ(result.counters.deepest, 9);
        for (const auto& tied : result.tied) EXPECT_EQ(tied.line.size(), 9U) << "a draw fills the board";
    }
};

TEST_F(WholeTicTacToe, PlainMinimaxVisitsEveryLineOfPlay) {
    const auto result = minimax(game, {}, toTheEnd, NoJudgement{}, {}, watch);
    expectDraw(result);
    EXPECT_EQ(result.counters.states, 549'946U);
    EXPECT_EQ(result.counters.leaves, 255'168U);
}

TEST_F(WholeTicTacToe, MinimaxWithMemoryExpandsEveryPositionOnce) {
    Reachable reachable;
    reachable.visit({});
    ASSERT_EQ(reachable.positions.size(), 5'478U);
    const auto result = minimax(game, {}, toTheEnd, NoJudgement{}, {true}, watch);
    expectDraw(result);
    EXPECT_EQ(result.counters.memoryStored, reachable.open);
    EXPECT_EQ(result.counters.states, 1 + reachable.moves);
    EXPECT_EQ(result.counters.memoryHits,
              result.counters.states - result.counters.leaves - result.counters.memoryStored);
}

TEST_F(WholeTicTacToe, AlphaBetaVisitsWhatItAlwaysVisited) {
    const auto plain = alphaBeta(game, {}, toTheEnd, NoJudgement{}, {}, watch);
    expectDraw(plain);
    EXPECT_EQ(plain.counters.states, 29'052U);
    EXPECT_EQ(plain.counters.cutOffs, 6'586U);

    AlphaBetaOptions options;
    options.memory = true;
    const auto remembering = alphaBeta(game, {}, toTheEnd, NoJudgement{}, options, watch);
    expectDraw(remembering);
    EXPECT_EQ(remembering.counters.states, 7'546U);
    EXPECT_EQ(remembering.counters.memoryHits, 2'526U);
    EXPECT_EQ(remembering.counters.memoryStored, 2'529U);
    EXPECT_LT(remembering.counters.lineStates, 200U);
}

TEST_F(WholeTicTacToe, DeepeningEndsWhenItHasSeenTheWholeGame) {
    for (const Order order : {Order::listed, Order::weighted, Order::searched}) {
        for (const bool memory : {false, true}) {
            AlphaBetaOptions options;
            options.memory = memory;
            options.order = order;
            const auto deepened = deepenAlphaBeta(game, {}, toTheEnd, NoJudgement{}, options, watch);
            expectDraw(deepened.result);
            EXPECT_EQ(deepened.result.depth, 9);
            EXPECT_EQ(deepened.iterations.size(), 9U);
            EXPECT_EQ(deepened.result.halt, base::Halt::none);
        }
    }
}

TEST_F(WholeTicTacToe, DeepeningMinimaxSumsItsIterations) {
    const auto deepened = deepenMinimax(game, {}, 4, NoJudgement{}, {}, watch);
    ASSERT_EQ(deepened.iterations.size(), 4U);
    std::uint64_t expected = 1;
    std::uint64_t layer = 1;
    std::uint64_t sum = 0;
    for (std::uint64_t depth = 1; depth <= 4; ++depth) {
        layer *= 10 - depth;
        expected += layer;
        EXPECT_EQ(deepened.iterations[depth - 1].states, expected);
        sum += expected;
    }
    EXPECT_EQ(deepened.result.counters.states, sum);
    EXPECT_FALSE(deepened.result.exhaustive);
}

// X to move wins at once in cell 2, or later by a fork: both have the same value, since length does not count.
TEST_F(WholeTicTacToe, ValuesAreBlindToLength) {
    const Crosses state{0003, 0060};  // X X _ / _ O O / _ _ _
    const auto result = minimax(game, state, toTheEnd, NoJudgement{}, {}, watch);
    EXPECT_EQ(result.value, 1);
    for (const auto& tied : result.tied) {
        Crosses end = state;
        for (const std::uint8_t move : tied.line) end = game.after(end, move);
        EXPECT_EQ(game.finalValue(end), 1);
    }
    const Crosses fork{0401, 0020};  // X _ _ / _ O _ / _ _ X, O to move: a corner loses
    const auto reply = minimax(game, fork, toTheEnd, NoJudgement{}, {}, watch);
    EXPECT_EQ(test::tiedMoves(reply), (Moves{1, 3, 5, 7}));
}

TEST_F(WholeTicTacToe, AFinishedGameHasItsValueAndNoMove) {
    const Crosses won{0007, 0030};
    for (const auto& result :
         {minimax(game, won, 3, NoJudgement{}, {}, watch), alphaBeta(game, won, 3, NoJudgement{}, {}, watch)}) {
        EXPECT_EQ(result.value, 1);
        EXPECT_FALSE(result.move.has_value());
        EXPECT_TRUE(result.tied.empty());
        EXPECT_TRUE(result.line.empty());
        EXPECT_TRUE(result.complete && result.exhaustive);
        EXPECT_EQ(result.counters.states, 1U);
        EXPECT_EQ(result.counters.leaves, 1U);
    }
}

TEST_F(WholeTicTacToe, TheSameSearchCountsTheSameTwice) {
    AlphaBetaOptions options;
    options.memory = true;
    options.order = Order::searched;
    const auto first = alphaBeta(game, {}, 7, NoJudgement{}, options, watch);
    const auto second = alphaBeta(game, {}, 7, NoJudgement{}, options, watch);
    EXPECT_EQ(first.counters.states, second.counters.states);
    EXPECT_EQ(first.counters.ordering, second.counters.ordering);
    EXPECT_EQ(first.counters.memoryHits, second.counters.memoryHits);
    EXPECT_EQ(first.line, second.line);
}

}  // namespace tic_tac_toe_test
}  // namespace mitos::search::turns
