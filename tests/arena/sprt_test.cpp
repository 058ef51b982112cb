#include "arena/sprt.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>

#include "arena/elo.h"
#include "base/random.h"

namespace mitos::arena {
namespace sprt_test {

// Results of the Fishtest project in pull requests of Stockfish (numbers in the comments): pairs by points, the
// bounds in logistic Elo, and the log-likelihood ratio that was printed with them, to two decimals.
struct Published {
    double elo0, elo1;
    std::array<std::uint64_t, 5> pairs;
    double ratio;
};
constexpr Published published[] = {
    {-0.25, 1.25, {491, 7345, 29693, 7670, 465}, 2.96},  // 3098
    {0.25, 1.25, {53, 2220, 21459, 2445, 47}, 2.97},
    {-0.25, 1.25, {253, 4282, 17604, 4431, 286}, 2.94},  // 3209
    {0.25, 1.25, {58, 3302, 33130, 3518, 84}, 2.97},
    {-0.50, 1.50, {17, 253, 1042, 337, 39}, 2.96},  // 2971: short, so that an approximation shows (it gives 2.98)
    {0.25, 1.75, {11, 407, 3238, 513, 11}, 2.93},
    {-0.50, 1.50, {133, 1751, 5094, 1849, 165}, 2.94},  // 2950
    {0.25, 1.75, {149, 4748, 32785, 5063, 159}, 2.95},
    {-1.00, 3.00, {424, 2948, 5832, 3045, 460}, 2.94},  // 2493
    {0.00, 2.00, {1284, 17437, 55536, 18085, 1292}, 2.94},
    {-0.25, 1.25, {115, 2196, 11328, 2317, 136}, 2.94},  // 3331
    {0.25, 1.25, {14, 1030, 14318, 1163, 19}, 2.93},
};

TEST(Sprt, GivesThePublishedLikelihoodRatios) {
    for (const Published& test : published) {
        EXPECT_NEAR(logLikelihoodRatio(test.pairs, test.elo0, test.elo1), test.ratio, 0.0051) << test.pairs[0];
    }
}

TEST(Sprt, HasTheBoundsOfWald) {
    const SprtBounds bounds;  // 5 % each: the 2.94 of the published tests
    EXPECT_NEAR(bounds.upper(), 2.944, 0.001);
    EXPECT_NEAR(bounds.lower(), -2.944, 0.001);
    const SprtBounds skew{0, 5, 0.01, 0.1};
    EXPECT_NEAR(skew.upper(), std::log(0.9 / 0.01), 1e-12);
    EXPECT_NEAR(skew.lower(), std::log(0.1 / 0.99), 1e-12);
}

TEST(Sprt, TurnsWithTheTable) {  // A against B by (0, 10) is B against A by (-10, 0), the other way round
    const std::array<std::uint64_t, 5> pairs{3, 20, 50, 31, 6};
    const std::array<std::uint64_t, 5> turned{6, 31, 50, 20, 3};
    EXPECT_NEAR(logLikelihoodRatio(pairs, 0, 10), -logLikelihoodRatio(turned, -10, 0), 1e-9);
    EXPECT_EQ(logLikelihoodRatio(std::array<std::uint64_t, 5>{}, 0, 10), 0);
}

// The interval and the likelihood of superiority as Fishtest prints them (Stockfish pull requests 6255, 6268, 6283).
TEST(EloDifference, AgreesWithPublishedPairs) {
    const EloDifference first = eloDifference(std::array<std::uint64_t, 5>{1, 137, 4659, 203, 0});
    EXPECT_NEAR(first.elo, 2.22, 0.005);
    EXPECT_NEAR(first.error(), 1.3, 0.05);
    EXPECT_NEAR(first.superiority, 1.000, 0.0005);
    const EloDifference second = eloDifference(std::array<std::uint64_t, 5>{0, 148, 4694, 158, 0});
    EXPECT_NEAR(second.elo, 0.35, 0.005);
    EXPECT_NEAR(second.error(), 1.2, 0.05);
    EXPECT_NEAR(second.superiority, 0.716, 0.0005);
    const EloDifference third = eloDifference(std::array<std::uint64_t, 5>{0, 140, 4678, 182, 0});
    EXPECT_NEAR(third.elo, 1.46, 0.005);
    EXPECT_NEAR(third.error(), 1.2, 0.05);
    EXPECT_NEAR(third.superiority, 0.990, 0.0005);
}

// Matches by games as cutechess prints them (ddugovic/Stockfish issues 181 and 205): losses, draws, wins.
TEST(EloDifference, AgreesWithPublishedGames) {
    struct Match {
        std::array<std::uint64_t, 3> games;
        double elo, error;
    };
    for (const Match& match :
         {Match{{222, 23, 255}, 22.96, 29.84}, Match{{204, 17, 279}, 52.51, 30.30}, Match{{211, 18, 271}, 41.89, 30.15},
          Match{{91, 11, 98}, 12.17, 47.06}, Match{{434, 56, 550}, 38.91, 20.66}}) {
        const EloDifference difference = eloDifference(match.games);
        EXPECT_NEAR(difference.elo, match.elo, 0.01);
        EXPECT_NEAR(difference.error(), match.error, 0.1);  // they round the quantile
    }
}

TEST(EloDifference, OfEqualResultsHoldsZero) {
    for (const std::array<std::uint64_t, 5>& pairs :
         {std::array<std::uint64_t, 5>{0, 0, 40, 0, 0}, {5, 10, 20, 10, 5}, {0, 1, 0, 1, 0}}) {
        const EloDifference difference = eloDifference(pairs);
        EXPECT_NEAR(difference.elo, 0, 1e-9);
        EXPECT_LE(difference.low, 0);
        EXPECT_GE(difference.high, 0);
        EXPECT_DOUBLE_EQ(difference.superiority, 0.5);
    }
}

TEST(EloDifference, IsFiniteButNotItsBarWhenEverythingIsWon) {
    const EloDifference won = eloDifference(std::array<std::uint64_t, 3>{0, 0, 10});
    EXPECT_TRUE(won.prior);
    EXPECT_NEAR(won.elo, 400 * std::log10(10.25 / 0.25), 1e-9);  // half a drawn game, as in elo.h
    // Ten wins have a chance of 2.5 % at a score of 0.69: nothing lower fits, and anything higher.
    EXPECT_NEAR(won.low, 400 * std::log10(std::pow(0.025, 0.1) / (1 - std::pow(0.025, 0.1))), 1e-9);
    EXPECT_GT(won.high, won.elo);
    EXPECT_TRUE(std::isinf(won.high));
    const EloDifference lost = eloDifference(std::array<std::uint64_t, 3>{10, 0, 0});
    EXPECT_NEAR(lost.elo, -won.elo, 1e-9);
    EXPECT_NEAR(lost.high, -won.low, 1e-9);
    EXPECT_TRUE(std::isinf(lost.low));
    const EloDifference none = eloDifference(std::array<std::uint64_t, 3>{});
    EXPECT_EQ(none.elo, 0);
    EXPECT_EQ(none.superiority, 0.5);
}

double uniform(base::Random& random) { return static_cast<double>(random.next() >> 11U) * 0x1p-53; }

// A game that is drawn one time in five; the better side of an opening is worth `edge` Elo.
double gameOf(double elo, base::Random& random) {
    constexpr double draws = 0.2;
    const double draw = uniform(random);
    const double score = expectedScore(elo);
    const double wins = std::max(0.0, score - draws / 2);
    if (draw < wins) return 1;
    return draw < wins + draws ? 0.5 : 0;
}

void playPair(PairCounts& pairs, double elo, base::Random& random) {
    const double edge = 100 * (2 * uniform(random) - 1);
    pairs.add(gameOf(elo + edge, random), gameOf(elo - edge, random));
}

// Returns how many of `runs` tests accept elo1; each must end.
int accepted(double elo, const SprtBounds& bounds, int runs, base::Random& random) {
    int count = 0;
    for (int run = 0; run < runs; ++run) {
        PairCounts pairs;
        SprtState state;
        while (state.verdict == Verdict::open && pairs.pairs() < 100'000) {
            playPair(pairs, elo, random);
            state = sprt(pairs.counts, bounds);
        }
        EXPECT_NE(state.verdict, Verdict::open);
        count += state.verdict == Verdict::elo1 ? 1 : 0;
    }
    return count;
}

// Wald's bounds promise at most these rates (overshoot makes them smaller), so four deviations of the binomial are a
// safe limit.
TEST(Sprt, ErrsNoMoreThanItPromises) {
    constexpr std::uint64_t seed = 61;
    std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
    base::Random random(seed);
    constexpr int runs = 400;
    const SprtBounds bounds{0, 40, 0.05, 0.1};
    const auto most = [](double rate) { return runs * rate + 4 * std::sqrt(runs * rate * (1 - rate)); };
    const int wrongly = accepted(bounds.elo0, bounds, runs, random);
    EXPECT_LE(wrongly, most(bounds.alpha));
    EXPECT_GT(wrongly, 0) << "a test that never errs wastes games";
    const int missed = runs - accepted(bounds.elo1, bounds, runs, random);
    EXPECT_LE(missed, most(bounds.beta));
    EXPECT_GT(missed, 0);
    EXPECT_LE(accepted(-40, bounds, 100, random), 2);
    EXPECT_GE(accepted(80, bounds, 100, random), 98);
}

// The interval by pairs must hold the truth 95 times in 100; the one by games is too wide here, because pairs cancel
// the openings.
TEST(EloDifference, HoldsTheTruthAsOftenAsItSays) {
    constexpr std::uint64_t seed = 62;
    std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
    base::Random random(seed);
    constexpr int runs = 2000;
    for (const double truth : {0.0, 60.0}) {
        int held = 0;
        for (int run = 0; run < runs; ++run) {
            PairCounts pairs;
            for (int pair = 0; pair < 200; ++pair) playPair(pairs, truth, random);
            const EloDifference difference = eloDifference(pairs.counts);
            if (difference.low <= truth && truth <= difference.high) ++held;
        }
        const double deviation = std::sqrt(runs * 0.95 * 0.05);
        // At 60 Elo the mean over the openings differs slightly from that without an edge, because the scale is
        // curved; hence the tolerance.
        EXPECT_NEAR(held, runs * 0.95, 4 * deviation + (truth == 0 ? 0 : 20)) << truth;
    }
}

}  // namespace sprt_test
}  // namespace mitos::arena
