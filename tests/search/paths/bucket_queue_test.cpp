#include "search/paths/bucket_queue.h"

#include <gtest/gtest.h>

#include <map>

#include "base/random.h"
#include "tests/support/scale.h"

namespace mitos::search::paths {
namespace bucket_queue_test {

TEST(BucketQueue, IsEmptyAtFirst) {
    const BucketQueue queue;
    EXPECT_TRUE(queue.empty());
    EXPECT_EQ(queue.size(), 0U);
}

TEST(BucketQueue, GivesTheLowestPriorityFirst) {
    BucketQueue queue;
    queue.push(5, 0, 50);
    queue.push(2, 9, 20);
    queue.push(7, 0, 70);
    EXPECT_EQ(queue.lowestPriority(), 2U);
    EXPECT_EQ(queue.pop(), 20U);
    EXPECT_EQ(queue.pop(), 50U);
    EXPECT_EQ(queue.pop(), 70U);
    EXPECT_TRUE(queue.empty());
}

TEST(BucketQueue, BreaksTiesByTheSecondNumberThenByTheNewest) {
    BucketQueue queue;
    queue.push(1, 3, 10);
    queue.push(1, 2, 11);
    queue.push(1, 2, 12);
    EXPECT_EQ(queue.pop(), 12U);
    EXPECT_EQ(queue.pop(), 11U);
    EXPECT_EQ(queue.pop(), 10U);
}

TEST(BucketQueue, GoesBackToALowerPriorityThatComesLate) {
    BucketQueue queue;
    queue.push(100, 5, 1);
    EXPECT_EQ(queue.lowestPriority(), 100U);
    queue.push(3, 8, 2);
    EXPECT_EQ(queue.lowestPriority(), 3U);
    EXPECT_EQ(queue.pop(), 2U);
    EXPECT_EQ(queue.pop(), 1U);
}

TEST(BucketQueue, CanBeFilledAgainAfterItRanEmpty) {
    BucketQueue queue;
    queue.push(9, 9, 1);
    EXPECT_EQ(queue.pop(), 1U);
    queue.push(2, 1, 2);
    queue.push(9, 0, 3);
    EXPECT_EQ(queue.pop(), 2U);
    EXPECT_EQ(queue.pop(), 3U);
}

// A map of stacks, by priority and tie, as the oracle.
TEST(BucketQueue, AgreesWithAMapOfStacksOnRandomWork) {
    const std::uint64_t seed = 20260120;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    BucketQueue queue;
    std::map<std::pair<std::size_t, std::size_t>, std::vector<NodeId>> oracle;
    std::size_t size = 0;
    for (NodeId id = 0; id < static_cast<NodeId>(test::times(300'000, 30'000)); ++id) {
        const bool growing = id / 1000 % 2 == 0;
        if (size == 0 || random.below(10) < (growing ? 7U : 3U)) {
            const std::pair<std::size_t, std::size_t> key(random.below(40) + random.below(40), random.below(20));
            queue.push(key.first, key.second, id);
            oracle[key].push_back(id);
            ++size;
        } else {
            const auto lowest = oracle.begin();
            ASSERT_EQ(queue.lowestPriority(), lowest->first.first);
            ASSERT_EQ(queue.pop(), lowest->second.back());
            lowest->second.pop_back();
            if (lowest->second.empty()) oracle.erase(lowest);
            --size;
        }
        ASSERT_EQ(queue.size(), size);
        ASSERT_EQ(queue.empty(), size == 0);
    }
}

TEST(BucketQueue, CountsItsBytes) {
    BucketQueue queue;
    const std::uint64_t before = queue.bytesWith(0);
    for (NodeId id = 0; id < 10'000; ++id) queue.push(1, 1, id);
    EXPECT_GE(queue.bytesWith(0), before + 40'000);
    EXPECT_LE(queue.bytesWith(0), before + 80'000);
    EXPECT_GT(queue.bytesWith(100), queue.bytesWith(0));
}

// Large weights make large priorities: every layer up to the highest one has a place of its own.
TEST(BucketQueue, CountsTheBytesOfItsEmptyLayersToo) {
    BucketQueue queue;
    queue.push(1'000'000, 0, 1);
    EXPECT_GE(queue.bytesWith(0), 1'000'000 * sizeof(void*));
}

// The bytes that the queue predicts must cover what it then needs: a search asks only now and then.
TEST(BucketQueue, ForeseesItsBytesBeforeItGrows) {
    BucketQueue queue;
    constexpr std::size_t step = 16'384;
    NodeId id = 0;
    for (int round = 0; round < 60; ++round) {
        const std::uint64_t foreseen = queue.bytesWith(step);
        for (std::size_t i = 0; i < step; ++i) queue.push(1, 1, id++);
        ASSERT_LE(queue.bytesWith(0), foreseen) << "in round " << round;
    }
}

}  // namespace bucket_queue_test
}  // namespace mitos::search::paths
