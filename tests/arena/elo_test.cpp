#include "arena/elo.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>

#include "base/random.h"

namespace mitos::arena {
namespace elo_test {

void add(Points& points, std::size_t a, std::size_t b, double ofA, double ofB) {
    points.add(a, b, ofA);
    points.add(b, a, ofB);
}

TEST(Elo, ExpectsWhatTheScaleSays) {
    EXPECT_DOUBLE_EQ(expectedScore(0), 0.5);
    EXPECT_NEAR(expectedScore(400), 10.0 / 11, 1e-12);
    EXPECT_NEAR(expectedScore(-400), 1.0 / 11, 1e-12);
}

TEST(Elo, OfTwoPlayersIsTheOddsOnALogarithmicScale) {
    Points points(2);
    add(points, 0, 1, 75, 25);  // odds of 3: 400 log10(3) = 190.85 points
    const Ratings ratings = estimateElo(points);
    EXPECT_FALSE(ratings.prior);
    EXPECT_EQ(ratings.pools, 1U);
    const double difference = 400 * std::log10(3);
    EXPECT_NEAR(ratings.players[0].elo, difference / 2, 1e-9);
    EXPECT_NEAR(ratings.players[1].elo, -difference / 2, 1e-9);
    // The variance of the difference is 1/(n p q) in natural units; each rating has half of that difference.
    const double deviation = std::sqrt(1 / (100 * 0.75 * 0.25)) * 400 / std::log(10);
    EXPECT_NEAR(ratings.players[0].error, 1.959964 * deviation / 2, 1e-4);
    EXPECT_NEAR(ratings.players[0].error, ratings.players[1].error, 1e-9);
}

TEST(Elo, CountsADrawAsHalfAWin) {
    Points draws(2);
    for (int i = 0; i < 4; ++i) add(draws, 0, 1, 0.5, 0.5);
    add(draws, 0, 1, 1, 0);
    Points wins(2);
    add(wins, 0, 1, 3, 2);
    EXPECT_NEAR(estimateElo(draws).players[0].elo, estimateElo(wins).players[0].elo, 1e-9);
}

TEST(Elo, OfAChainAddsUp) {  // 0 and 2 have not met: the odds of 3 and of 2 multiply
    Points points(3);
    add(points, 0, 1, 30, 10);
    add(points, 1, 2, 20, 10);
    const Ratings ratings = estimateElo(points);
    EXPECT_NEAR(ratings.players[0].elo - ratings.players[1].elo, 400 * std::log10(3), 1e-8);
    EXPECT_NEAR(ratings.players[1].elo - ratings.players[2].elo, 400 * std::log10(2), 1e-8);
    EXPECT_NEAR(ratings.players[0].elo + ratings.players[1].elo + ratings.players[2].elo, 0, 1e-8);
}

TEST(Elo, IsEqualInACircle) {
    Points points(3);
    add(points, 0, 1, 1, 0);
    add(points, 1, 2, 1, 0);
    add(points, 2, 0, 1, 0);
    const Ratings ratings = estimateElo(points);
    EXPECT_FALSE(ratings.prior);
    for (const Rating& rating : ratings.players) EXPECT_NEAR(rating.elo, 0, 1e-9);
}

TEST(Elo, OfAPlayerWhoWonAllIsFinite) {
    Points points(2);
    add(points, 0, 1, 10, 0);
    const Ratings ratings = estimateElo(points);
    EXPECT_TRUE(ratings.prior);
    // Half a drawn game: 10.25 to 0.25.
    EXPECT_NEAR(ratings.players[0].elo - ratings.players[1].elo, 400 * std::log10(10.25 / 0.25), 1e-6);
    EXPECT_GT(ratings.players[0].error, 100);
}

TEST(Elo, FindsThatAGroupWonAll) {  // nobody has a clean score, but 0 and 1 took every point from 2 and 3
    Points points(4);
    add(points, 0, 1, 1, 1);
    add(points, 2, 3, 1, 1);
    add(points, 0, 2, 2, 0);
    add(points, 1, 3, 2, 0);
    const Ratings ratings = estimateElo(points);
    EXPECT_TRUE(ratings.prior);
    EXPECT_NEAR(ratings.players[0].elo, ratings.players[1].elo, 1e-6);
    EXPECT_GT(ratings.players[1].elo, ratings.players[2].elo + 100);
}

TEST(Elo, ComparesOnlyThoseWhoMet) {
    Points points(5);
    add(points, 0, 1, 2, 1);
    add(points, 2, 3, 1, 1);
    const Ratings ratings = estimateElo(points);
    EXPECT_EQ(ratings.pools, 2U);
    EXPECT_EQ(ratings.players[0].pool, ratings.players[1].pool);
    EXPECT_NE(ratings.players[0].pool, ratings.players[2].pool);
    EXPECT_FALSE(ratings.players[4].rated);
    EXPECT_TRUE(ratings.players[3].rated);
    EXPECT_EQ(estimateElo(Points(0)).players.size(), 0U);
    EXPECT_FALSE(estimateElo(Points(1)).players[0].rated);
}

// Players of known strength play: the bars must hold the truth about 95 times in 100.
TEST(Elo, FindsKnownStrengthsAgain) {
    constexpr std::uint64_t seed = 20261;
    std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
    base::Random random(seed);
    const std::vector<double> truth{150, 40, 0, -60, -130};
    int held = 0;
    int all = 0;
    for (int tournament = 0; tournament < 200; ++tournament) {
        Points points(truth.size());
        for (std::size_t a = 0; a < truth.size(); ++a) {
            for (std::size_t b = a + 1; b < truth.size(); ++b) {
                for (int game = 0; game < 100; ++game) {
                    const double draw = static_cast<double>(random.next() >> 11U) * 0x1p-53;
                    const bool won = draw < expectedScore(truth[a] - truth[b]);
                    add(points, a, b, won ? 1 : 0, won ? 0 : 1);
                }
            }
        }
        const Ratings ratings = estimateElo(points);
        for (std::size_t i = 0; i < truth.size(); ++i) {
            ++all;
            const double miss = std::abs(ratings.players[i].elo - truth[i]);
            EXPECT_LT(miss, 3 * ratings.players[i].error);
            if (miss <= ratings.players[i].error) ++held;
        }
    }
    EXPECT_GT(held, all * 92 / 100);
    EXPECT_LT(held, all * 98 / 100);
}

}  // namespace elo_test
}  // namespace mitos::arena
