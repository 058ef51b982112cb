// The games whose positions the evaluation learns from.
#include "train/othello/play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "champion/othello/weights_file.h"

namespace mitos::train::othello {
namespace play_test {

class Play : public testing::Test {
  protected:
    // Returns how far from even a short search finds the first position of each game.
    std::vector<int> firstValues(const PlayPlan& plan, int games) {
        base::Random random(3);
        std::vector<int> values;
        for (int game = 0; game < games; ++game) {
            const std::vector<Position> kept = playGame(plan, random, *worker);
            if (!kept.empty()) values.push_back(std::abs(worker->search(kept.front(), -64, 64, 4, 0)));
        }
        return values;
    }

    champion::othello::TranspositionTable table{std::uint64_t{1} << 20U};
    const std::atomic<bool> never{false};
    std::unique_ptr<champion::othello::Worker> worker =
        champion::othello::makeWorker({table, champion::othello::shippedWeights(), never});
};

constexpr int lateEnough = 48;  // nothing after it is of interest here

TEST_F(Play, BeginsNearlyEvenIfABalanceIsSet) {
    PlayPlan plan{.most = 59, .least = lateEnough, .depth = 1, .noise = 1, .leastRandom = 10, .mostRandom = 10};
    plan.offTheLine = 0;
    const std::vector<int> any = firstValues(plan, 40);
    EXPECT_GT(*std::max_element(any.begin(), any.end()), 8);
    plan.balance = 4;
    const std::vector<int> balanced = firstValues(plan, 40);
    EXPECT_EQ(balanced.size(), 40U);
    // Later entries of the table may change a value a little.
    EXPECT_LE(*std::max_element(balanced.begin(), balanced.end()), 6);
}

TEST_F(Play, LeavesTheArbitraryMovesOut) {
    const PlayPlan plan{.most = 59, .least = lateEnough, .depth = 1, .noise = 1, .leastRandom = 7, .mostRandom = 7};
    base::Random random(4);
    const std::vector<Position> kept = playGame(plan, random, *worker);
    ASSERT_FALSE(kept.empty());
    for (const Position& position : kept) {
        EXPECT_LE(champion::othello::emptySquares(position), 60 - 7);
    }
}

}  // namespace play_test
}  // namespace mitos::train::othello
