#include "base/ranking.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "base/random.h"
#include "tests/support/scale.h"

namespace mitos::base {
namespace ranking_test {

std::uint64_t packedOf(const std::vector<unsigned>& tiles) {
    std::uint64_t packed = 0;
    for (std::size_t cell = 0; cell < tiles.size(); ++cell) packed |= std::uint64_t{tiles[cell]} << (4 * cell);
    return packed;
}

// Lexicographic order as the standard library has it; both ways at once, so every rank is met exactly once.
class RankOfAllArrangements : public testing::TestWithParam<int> {};

TEST_P(RankOfAllArrangements, IsTheirPlaceInLexicographicOrderAndLeadsBack) {
    const int cells = GetParam();
    std::vector<unsigned> tiles(static_cast<std::size_t>(cells));
    std::iota(tiles.begin(), tiles.end(), 0U);
    std::uint32_t rank = 0;
    do {
        ASSERT_EQ(rankOf(packedOf(tiles), cells), rank);
        ASSERT_EQ(arrangementAt(rank, cells), packedOf(tiles));
        ++rank;
    } while (std::next_permutation(tiles.begin(), tiles.end()));
    EXPECT_EQ(rank, factorial(cells));
}
INSTANTIATE_TEST_SUITE_P(Cells, RankOfAllArrangements, testing::Values(4, 5, 6, 7, 8, 9));

class RankOfRandomArrangements : public testing::TestWithParam<int> {};

TEST_P(RankOfRandomArrangements, LeadsBackToTheSameArrangement) {
    const int cells = GetParam();
    const std::uint64_t seed = 20260111;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    Random random(seed);
    std::vector<unsigned> tiles(static_cast<std::size_t>(cells));
    std::iota(tiles.begin(), tiles.end(), 0U);
    for (int i = 0; i < test::times(100'000, 10'000); ++i) {
        random.shuffle(tiles);
        ASSERT_EQ(arrangementAt(rankOf(packedOf(tiles), cells), cells), packedOf(tiles));
    }
}

TEST_P(RankOfRandomArrangements, LeadsBackToTheSameRank) {
    const int cells = GetParam();
    const std::uint64_t seed = 20260112;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    Random random(seed);
    for (int i = 0; i < test::times(100'000, 10'000); ++i) {
        const auto rank = static_cast<std::uint32_t>(random.below(factorial(cells)));
        ASSERT_EQ(rankOf(arrangementAt(rank, cells), cells), rank);
    }
}

TEST_P(RankOfRandomArrangements, GrowsWithLexicographicOrderAtEveryMultipleOfAFactorial) {
    const int cells = GetParam();
    const auto all = static_cast<std::uint32_t>(factorial(cells));
    for (int n = 2; n < cells; ++n) {
        const auto step = static_cast<std::uint32_t>(factorial(n));
        for (std::uint32_t times = 1; times < 50 && std::uint64_t{times} * step < all; ++times) {
            const std::uint32_t rank = times * step;
            ASSERT_EQ(rankOf(arrangementAt(rank, cells), cells), rank);
            ASSERT_EQ(rankOf(arrangementAt(rank - 1, cells), cells), rank - 1);
        }
    }
    ASSERT_EQ(rankOf(arrangementAt(all - 1, cells), cells), all - 1);
}
INSTANTIATE_TEST_SUITE_P(Cells, RankOfRandomArrangements, testing::Values(10, 11, 12));

}  // namespace ranking_test
}  // namespace mitos::base
