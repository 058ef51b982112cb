#include "base/checksum.h"

#include <gtest/gtest.h>

#include <string>

namespace mitos::base {
namespace checksum_test {

// XXH3 with 64 bits, as its authors publish it: files on disk depend on it.
TEST(Checksum, IsXxh3) {
    EXPECT_EQ(checksum(""), 0x2D06800538D394C2U);
    EXPECT_EQ(checksum("a"), 0xE6C632B61E964E1FU);
    EXPECT_EQ(checksum("abc"), 0x78AF5F94892F3950U);
}

TEST(Checksum, ChangesWithEverySingleBit) {
    const std::string bytes(300, 'm');
    for (std::size_t bit = 0; bit < 8 * bytes.size(); bit += 7) {
        std::string changed = bytes;
        changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ (1 << (bit % 8)));
        EXPECT_NE(checksum(changed), checksum(bytes)) << "bit " << bit;
    }
}

TEST(Checksum, SeesTheLength) { EXPECT_NE(checksum(std::string(10, '\0')), checksum(std::string(11, '\0'))); }

}  // namespace checksum_test
}  // namespace mitos::base
