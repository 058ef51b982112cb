#include "base/units.h"

#include <gtest/gtest.h>

namespace mitos::base {
namespace units_test {

TEST(ReadSeconds, TakesTheUnitsOfTime) {
    EXPECT_EQ(readSeconds("2"), 2.0);
    EXPECT_EQ(readSeconds("2s"), 2.0);
    EXPECT_EQ(readSeconds("500ms"), 0.5);
    EXPECT_EQ(readSeconds("3m"), 180.0);
    EXPECT_EQ(readSeconds("1h"), 3600.0);
    EXPECT_EQ(readSeconds("1.5 s"), 1.5);
}

TEST(ReadSeconds, RefusesWhatIsNoDurationAboveZero) {
    for (const char* text :
         {"", " ", "0", "-1", "-1s", "abc", "1x", "s", "nan", "inf", "1e999", "1 2", "1,5", "0x10"}) {
        EXPECT_EQ(readSeconds(text), std::nullopt) << '"' << text << '"';
    }
}

TEST(ReadSecondsOrZero, TakesNoneAtAllToo) {
    EXPECT_EQ(readSecondsOrZero("0"), 0.0);
    EXPECT_EQ(readSecondsOrZero("0ms"), 0.0);
    EXPECT_EQ(readSecondsOrZero("500ms"), 0.5);
    for (const char* text : {"", "-1", "0x", "nan", "s"}) EXPECT_EQ(readSecondsOrZero(text), std::nullopt) << text;
}

TEST(ReadBytes, TakesPowersOf1024) {
    EXPECT_EQ(readBytes("1000000"), 1'000'000U);
    EXPECT_EQ(readBytes("64k"), 65'536U);
    EXPECT_EQ(readBytes("512M"), 512U << 20U);
    EXPECT_EQ(readBytes("2G"), std::uint64_t{2} << 30U);
    EXPECT_EQ(readBytes("1.5GiB"), std::uint64_t{3} << 29U);
    EXPECT_EQ(readBytes("7B"), 7U);
}

TEST(ReadBytes, RefusesWhatIsNoAmount) {
    for (const char* text : {"", "0", "-5", "0.5", "M", "12Q", "1e30", "99999999999999999999", "4 k b"}) {
        EXPECT_EQ(readBytes(text), std::nullopt) << '"' << text << '"';
    }
}

TEST(ReadCount, TakesPowersOf1000) {
    EXPECT_EQ(readCount("1000"), 1000U);
    EXPECT_EQ(readCount("5k"), 5000U);
    EXPECT_EQ(readCount("2M"), 2'000'000U);
    EXPECT_EQ(readCount("1e6"), 1'000'000U);
    EXPECT_EQ(readCount("1G"), 1'000'000'000U);
}

TEST(ReadCount, RefusesWhatIsNoCount) {
    for (const char* text : {"", "0", "-1", "k", "1kk", "1ms", "1e40"}) {
        EXPECT_EQ(readCount(text), std::nullopt) << '"' << text << '"';
    }
}

TEST(ReadCount, TakesAFractionOnlyWhereTheCountIsWhole) {
    EXPECT_EQ(readCount("1.5k"), 1500U);
    EXPECT_EQ(readCount("2.3M"), 2'300'000U);
    EXPECT_EQ(readCount("1.5"), std::nullopt);
    EXPECT_EQ(readCount("1.0001k"), std::nullopt);
}

TEST(ReadWhole, TakesDigitsAndNothingElse) {
    EXPECT_EQ(readWhole("0"), 0U);
    EXPECT_EQ(readWhole("18446744073709551615"), ~std::uint64_t{0});
    for (const char* text : {"", " 1", "1 ", "-1", "+1", "1.0", "1e3", "0x1", "18446744073709551616"}) {
        EXPECT_EQ(readWhole(text), std::nullopt) << '"' << text << '"';
    }
}

TEST(ShowBytes, TakesTheLargestUnitThatFits) {
    EXPECT_EQ(showBytes(0), "0 B");
    EXPECT_EQ(showBytes(1023), "1023 B");
    EXPECT_EQ(showBytes(1024), "1.0 KiB");
    EXPECT_EQ(showBytes(1536), "1.5 KiB");
    EXPECT_EQ(showBytes(100 << 10), "100 KiB");
    EXPECT_EQ(showBytes(std::uint64_t{2} << 30U), "2.0 GiB");
}

TEST(ShowCount, SetsOffThousands) {
    EXPECT_EQ(showCount(0), "0");
    EXPECT_EQ(showCount(999), "999");
    EXPECT_EQ(showCount(1000), "1,000");
    EXPECT_EQ(showCount(1'234'567), "1,234,567");
    EXPECT_EQ(showCount(~std::uint64_t{0}), "18,446,744,073,709,551,615");
}

TEST(ShowRough, TakesThreeDigitsAndAUnit) {
    EXPECT_EQ(showRough(12), "12");
    EXPECT_EQ(showRough(1230), "1.23k");
    EXPECT_EQ(showRough(1'234'567), "1.23M");
    EXPECT_EQ(showRough(2.5e9), "2.5G");
}

TEST(ShowRough, NeverNeedsAnExponent) {
    for (const double count : {999.6, 999'499.0, 999'999.0, 999'999'999.0, 1e13, 1e15}) {
        EXPECT_EQ(showRough(count).find('e'), std::string::npos) << showRough(count);
    }
}

TEST(ShowSeconds, TakesAUnitThatFits) {
    EXPECT_EQ(showSeconds(12e-6), "12 us");
    EXPECT_EQ(showSeconds(0.0123), "12.3 ms");
    EXPECT_EQ(showSeconds(3.14159), "3.14 s");
    EXPECT_EQ(showSeconds(150), "2 min 30 s");
    EXPECT_EQ(showSeconds(9000), "2.5 h");
}

TEST(ShowSeconds, NeverShowsSixtySeconds) { EXPECT_EQ(showSeconds(179.8), "3 min 0 s"); }

}  // namespace units_test
}  // namespace mitos::base
