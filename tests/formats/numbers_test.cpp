#include "formats/numbers.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace mitos::formats {
namespace numbers_test {

TEST(Decimals, HaveTwoPlacesWhereThatIsEnough) {
    EXPECT_EQ(writeDecimal(0), "0.00");
    EXPECT_EQ(writeDecimal(-0.0), "0.00");
    EXPECT_EQ(writeDecimal(12.5, Sign::always), "+12.50");
}

// A resumed match adds up the seconds of its games; they are exact to the nanosecond, and none may be lost.
TEST(Decimals, KeepEveryNanosecondWithoutAnExponent) {
    const std::uint64_t seed = 15;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    EXPECT_EQ(writeDecimal(0.000012345), "0.000012345");
    for (int i = 0; i < 10'000; ++i) {
        const double seconds = static_cast<double>(random.below(std::uint64_t{1} << (1 + random.below(40)))) / 1e9;
        const std::string text = writeDecimal(seconds);
        ASSERT_EQ(readDecimal(text), seconds) << text;
        ASSERT_EQ(text.find('e'), std::string::npos) << text;
    }
}

TEST(Decimals, AreReadBackWhateverTheyAre) {
    for (const double number : {1e300, -1e-300, 1.0 / 3, 123456789.123456789, 5e-324})
        EXPECT_EQ(readDecimal(writeDecimal(number)), number);
}

}  // namespace numbers_test
}  // namespace mitos::formats
