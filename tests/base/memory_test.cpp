#include "base/memory.h"

#include <gtest/gtest.h>

#include <vector>

namespace mitos::base {
namespace memory_test {

TEST(Memory, SomeIsAvailable) { EXPECT_GT(availableMemory(), 1U << 20U); }

TEST(Memory, ThePeakHoldsWhatWasTouched) {
    constexpr std::size_t bytes = 48U << 20U;
    const std::vector<char> block(bytes, 'x');
    EXPECT_EQ(block.back(), 'x');
    EXPECT_GT(peakMemory(), bytes);
}

}  // namespace memory_test
}  // namespace mitos::base
