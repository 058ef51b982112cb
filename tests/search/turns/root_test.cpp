#include "search/turns/root.h"

#include <gtest/gtest.h>

#include <map>

#include "search/turns/alphabeta.h"
#include "search/turns/minimax.h"
#include "tests/search/turns/support/random_game.h"
#include "tests/search/turns/support/tic_tac_toe.h"
#include "tests/search/turns/support/tied.h"

namespace mitos::search::turns {
namespace root_test {

const base::StopFlag never;

TEST(BestMoves, KeepsTheTiedOnesInTheGamesOrder) {
    BestMoves<char> best(true);
    EXPECT_EQ(best.window(), Window{});
    best.compare('d', 3, 5, {});
    EXPECT_EQ(best.window(), (Window{4, infinite})) << "open enough to prove an equal value";
    best.compare('b', 1, 5, {});
    best.compare('a', 0, 4, {});
    best.compare('c', 2, 5, {});
    EXPECT_EQ(best.value(), 5);
    EXPECT_EQ(best.valued(), 4U);
    ASSERT_EQ(best.tied().size(), 3U);
    EXPECT_EQ(best.tied()[0].move, 'b');
    EXPECT_EQ(best.tied()[1].move, 'c');
    EXPECT_EQ(best.tied()[2].move, 'd');
}

TEST(BestMoves, StartsAgainWithABetterMove) {
    BestMoves<char> best(false);
    const char below[] = {'x', 'y'};
    best.compare('a', 0, 5, {});
    best.compare('b', 1, 5, {});
    EXPECT_EQ(best.window(), (Window{-infinite, 6}));
    best.compare('c', 2, -1, below);
    EXPECT_EQ(best.value(), -1);
    ASSERT_EQ(best.tied().size(), 1U);
    EXPECT_EQ(best.tied()[0].line, (std::vector<char>{'c', 'x', 'y'}));
}

TEST(Choice, IsUniformAmongTheTiedMoves) {
    RootResult<char> result;
    for (const char move : {'a', 'b', 'c', 'd', 'e'}) result.tied.push_back({move, 0, {move, 'z'}});
    constexpr std::uint64_t seed = 20260401;
    base::Random random(seed);
    std::map<char, double> drawn;
    constexpr int draws = 10'000;
    for (int i = 0; i < draws; ++i) {
        choose(result, random);
        ++drawn[*result.move];
        ASSERT_EQ(result.line, (std::vector<char>{*result.move, 'z'})) << "the line is the drawn move's";
    }
    double chiSquare = 0;
    for (const auto& [move, count] : drawn) chiSquare += (count - draws / 5.0) * (count - draws / 5.0) / (draws / 5.0);
    EXPECT_EQ(drawn.size(), 5U);
    EXPECT_LT(chiSquare, 18.5) << "seed " << seed;  // 4 degrees of freedom: exceeded once in 1,000 seeds
}

TEST(Choice, OfASeedIsTheSameUnderEverySwitch) {
    const test::TicTacToe game;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        base::Watch watch({}, never);
        auto plain = minimax(game, {}, 4, NoJudgement{}, {}, watch);
        AlphaBetaOptions options;
        options.memory = true;
        options.order = Order::searched;
        auto cut = alphaBeta(game, {}, 4, NoJudgement{}, options, watch);
        base::Random one(seed);
        base::Random two(seed);
        choose(plain, one);
        choose(cut, two);
        EXPECT_EQ(plain.move, cut.move) << "seed " << seed;
    }
}

TEST(Choice, LeavesAFinishedGameAlone) {
    RootResult<char> result;
    base::Random random(1);
    choose(result, random);
    EXPECT_FALSE(result.move.has_value());
}

// The originals' mistake: after a best move of value 5, alpha-beta may return 5 for a move whose value is 0. Here the
// second move leads to MIN, who has a reply of value 5 and one of value 0.
TEST(Ties, AreNotTakenFromBounds) {
    test::GameFacts facts(1);
    const auto leaf = [](Value value) {
        test::SpotFacts spot;
        spot.finalValue = value;
        return spot;
    };
    facts.spots.assign(3, {});
    facts.spots[0].max = true;
    facts.spots[0].next = {1, 2};
    facts.spots[1].next = {3};
    facts.spots[2].next = {4, 5};
    for (const Value value : {5, 5, 0}) facts.spots.push_back(leaf(value));
    const test::RandomGame<true> game(facts);
    base::Watch watch({}, never);
    const auto result = alphaBeta(game, {}, 2, game.evaluation(), {}, watch);
    EXPECT_EQ(result.value, 5);
    EXPECT_EQ(test::tiedMoves(result), std::vector<std::uint8_t>{0});
    EXPECT_EQ(result.counters.states, 6U) << "the reply worth 5 does not refute a tie; the one worth 0 does";
}

}  // namespace root_test
}  // namespace mitos::search::turns
