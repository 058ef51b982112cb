#include "base/segmented.h"

#include <gtest/gtest.h>

namespace mitos::base {
namespace segmented_test {

using Numbers = Segmented<std::uint64_t>;

TEST(Segmented, KeepsWhatIsPushedOverSeveralSegments) {
    Numbers numbers;
    for (std::size_t i = 0; i < 3 * Numbers::segmentSize + 5; ++i) numbers.push(i * i);
    ASSERT_EQ(numbers.size(), 3 * Numbers::segmentSize + 5);
    for (std::size_t i = 0; i < numbers.size(); ++i) ASSERT_EQ(numbers[i], i * i);
}

TEST(Segmented, NeverMovesAnItem) {
    Numbers numbers;
    numbers.push(1);
    const std::uint64_t* first = &numbers[0];
    for (std::size_t i = 0; i < 5 * Numbers::segmentSize; ++i) numbers.push(i);
    EXPECT_EQ(&numbers[0], first);
}

TEST(Segmented, PopsTheLastItem) {
    Numbers numbers;
    numbers.push(1);
    numbers.push(2);
    numbers.pop();
    numbers.push(3);
    EXPECT_EQ(numbers.size(), 2U);
    EXPECT_EQ(numbers[1], 3U);
}

TEST(Segmented, PopsAndPushesAcrossTheEdgeOfASegment) {
    Numbers numbers;
    for (std::size_t i = 0; i < Numbers::segmentSize; ++i) numbers.push(i);
    for (int i = 0; i < 3; ++i) {
        numbers.push(77);
        numbers.pop();
    }
    numbers.push(88);
    EXPECT_EQ(numbers[Numbers::segmentSize], 88U);
    EXPECT_EQ(numbers[Numbers::segmentSize - 1], Numbers::segmentSize - 1);
}

TEST(Segmented, CountsBytesInWholeSegments) {
    Numbers numbers;
    EXPECT_EQ(numbers.bytesWith(0), 0U);
    EXPECT_EQ(numbers.bytesWith(1), Numbers::segmentSize * 8);
    for (std::size_t i = 0; i < Numbers::segmentSize; ++i) numbers.push(i);
    EXPECT_EQ(numbers.bytesWith(0), Numbers::segmentSize * 8);
    EXPECT_EQ(numbers.bytesWith(1), 2 * Numbers::segmentSize * 8);
}

}  // namespace segmented_test
}  // namespace mitos::base
