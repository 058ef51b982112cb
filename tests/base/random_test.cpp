#include "base/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace mitos::base {
namespace random_test {

// The reference implementation of SplitMix64 (Vigna 2015, public domain) gives these for the seeds 0 and 1234567.
TEST(Random, GivesTheNumbersOfSplitMix64) {
    Random zero(0);
    EXPECT_EQ(zero.next(), 0xE220A8397B1DCDAFU);
    EXPECT_EQ(zero.next(), 0x6E789E6AA1B965F4U);
    EXPECT_EQ(zero.next(), 0x06C45D188009454FU);
    Random other(1234567);
    EXPECT_EQ(other.next(), 6457827717110365317U);
    EXPECT_EQ(other.next(), 3203168211198807973U);
}

TEST(Random, GivesTheSameForTheSameSeed) {
    Random a(42);
    Random b(42);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(a.next(), b.next());
}

TEST(RandomBelow, StaysBelowItsBound) {
    Random random(7);
    for (const std::uint64_t bound : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, std::uint64_t{1000},
                                      (std::uint64_t{1} << 63U) + 1, ~std::uint64_t{0}}) {
        for (int i = 0; i < 200; ++i) ASSERT_LT(random.below(bound), bound);
    }
}

// Six standard deviations of 100,000 draws into ten boxes are 569.
TEST(RandomBelow, DrawsEveryNumberAboutAsOften) {
    Random random(20260101);
    std::array<int, 10> drawn{};
    for (int i = 0; i < 100'000; ++i) ++drawn[random.below(10)];
    for (const int count : drawn) EXPECT_NEAR(count, 10'000, 569);
}

// With a bound of 3/4 of the range, a plain remainder would give the lower third twice as often.
TEST(RandomBelow, DoesNotPreferSmallNumbersUnderAHugeBound) {
    Random random(20260102);
    const std::uint64_t bound = 3 * (std::uint64_t{1} << 62U);
    int low = 0;
    for (int i = 0; i < 30'000; ++i) low += random.below(bound) < bound / 3 ? 1 : 0;
    EXPECT_NEAR(low, 10'000, 490);
}

TEST(RandomShuffle, KeepsEveryItem) {
    Random random(3);
    std::vector<int> items(100);
    std::iota(items.begin(), items.end(), 0);
    random.shuffle(items);
    EXPECT_FALSE(std::is_sorted(items.begin(), items.end()));
    std::sort(items.begin(), items.end());
    for (int i = 0; i < 100; ++i) EXPECT_EQ(items[static_cast<std::size_t>(i)], i);
}

// Six standard deviations of 24,000 draws among 24 orders are 186.
TEST(RandomShuffle, GivesEveryOrderAboutAsOften) {
    Random random(20260103);
    std::array<int, 256> drawn{};
    for (int i = 0; i < 24'000; ++i) {
        std::array<unsigned, 4> items{0, 1, 2, 3};
        random.shuffle(items);
        ++drawn[items[0] | (items[1] << 2U) | (items[2] << 4U) | (items[3] << 6U)];
    }
    int orders = 0;
    for (const int count : drawn) {
        if (count == 0) continue;
        ++orders;
        EXPECT_NEAR(count, 1000, 186);
    }
    EXPECT_EQ(orders, 24);
}

}  // namespace random_test
}  // namespace mitos::base
