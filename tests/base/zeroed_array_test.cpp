#include "base/zeroed_array.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>

namespace mitos::base {
namespace zeroed_array_test {

TEST(ZeroedArray, BeginsAsZeros) {
    const ZeroedArray<std::uint32_t> array(100'000);
    EXPECT_TRUE(std::all_of(array.items().begin(), array.items().end(), [](std::uint32_t item) { return item == 0; }));
}

TEST(ZeroedArray, KeepsWhatIsWritten) {
    ZeroedArray<std::uint16_t> array(10);
    array[9] = 7;
    EXPECT_EQ(array[9], 7);
    EXPECT_EQ(array[8], 0);
}

TEST(ZeroedArray, KnowsItsSizeAndBytes) {
    const ZeroedArray<std::uint64_t> array(5);
    EXPECT_EQ(array.size(), 5U);
    EXPECT_EQ(array.bytes(), 40U);
}

TEST(ZeroedArray, MayBeEmpty) {
    const ZeroedArray<int> array(0);
    EXPECT_EQ(array.items().size(), 0U);
}

TEST(ZeroedArray, MovesWithoutCopying) {
    ZeroedArray<int> array(4);
    array[1] = 5;
    const int* item = &array[1];
    const ZeroedArray<int> moved = std::move(array);
    EXPECT_EQ(&moved[1], item);
}

#ifndef MITOS_SANITIZED  // the sanitizers' allocators end the program instead
TEST(ZeroedArray, ThrowsWhereTheSystemRefuses) {
    const auto make = [] {
        ZeroedArray<std::uint64_t> table(std::numeric_limits<std::size_t>::max() / 16);
        const std::uint64_t* volatile first = table.items().data();  // else clang sees that nobody needs the memory
        static_cast<void>(first);
    };
    EXPECT_THROW(make(), std::bad_alloc);
}
#endif

}  // namespace zeroed_array_test
}  // namespace mitos::base
