#include "base/hash.h"

#include <gtest/gtest.h>

#include <bit>
#include <unordered_set>

namespace mitos::base {
namespace hash_test {

// Stored tables and node counts may depend on it.
TEST(Mix, KeepsItsGoldenValues) {
    EXPECT_EQ(mix(0), 0U);
    EXPECT_EQ(mix(1), 0xB456BCFC34C2CB2CU);
}

TEST(Mix, ChangesAboutHalfTheBitsWithEachBit) {
    for (unsigned bit = 0; bit < 64; ++bit) {
        int changed = 0;
        for (std::uint64_t value = 1; value <= 64; ++value) {
            changed +=
                std::popcount(mix(value * 0x123456789ABCDEFU) ^ mix((value * 0x123456789ABCDEFU) ^ (1ULL << bit)));
        }
        EXPECT_NEAR(changed, 64 * 32, 64 * 6) << "bit " << bit;
    }
}

TEST(Mix, DistinguishesPairsAndTheirOrder) {
    std::unordered_set<std::uint64_t> seen;
    for (std::uint64_t a = 0; a < 100; ++a) {
        for (std::uint64_t b = 0; b < 100; ++b) seen.insert(mix(a, b));
    }
    EXPECT_EQ(seen.size(), 10'000U);
}

}  // namespace hash_test
}  // namespace mitos::base
