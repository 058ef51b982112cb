// Label: threads
#include "base/limits.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace mitos::base {
namespace limits_test {

Progress nothing() { return {}; }

// Counts nodes until the watch says that the limit is reached, `most` at the most.
std::uint64_t nodesUntilSpent(Watch& watch, std::uint64_t most = 1'000'000) {
    std::uint64_t nodes = 0;
    while (nodes < most && !watch.spent(nodes, nothing)) ++nodes;
    return nodes;
}

TEST(Watch, EndsExactlyAtTheNodeLimit) {
    const StopFlag stop;
    for (const std::uint64_t limit : {std::uint64_t{0}, std::uint64_t{1}, Watch::interval - 1, Watch::interval,
                                      Watch::interval + 1, std::uint64_t{12'345}}) {
        Limits limits;
        limits.nodes = limit;
        Watch watch(limits, stop);
        EXPECT_EQ(nodesUntilSpent(watch), limit);
        EXPECT_EQ(watch.halt(), Halt::nodes);
    }
}

TEST(Watch, NeverEndsWithoutLimits) {
    const StopFlag stop;
    Watch watch({}, stop);
    EXPECT_EQ(nodesUntilSpent(watch), 1'000'000U);
    EXPECT_EQ(watch.halt(), Halt::none);
}

TEST(Watch, EndsAtOnceWhenTheFlagIsRaisedBefore) {
    StopFlag stop;
    stop.raise();
    Watch watch({}, stop);
    EXPECT_EQ(nodesUntilSpent(watch), 0U);
    EXPECT_EQ(watch.halt(), Halt::stopped);
}

TEST(Watch, SeesARaisedFlagWithinAnInterval) {
    StopFlag stop;
    Watch watch({}, stop);
    std::uint64_t nodes = 0;
    for (; nodes < 5000; ++nodes) ASSERT_FALSE(watch.spent(nodes, nothing));
    stop.raise();
    while (!watch.spent(nodes, nothing)) ++nodes;
    EXPECT_LE(nodes, 5000 + Watch::interval);
}

TEST(Watch, StaysSpentOnceItWas) {
    StopFlag stop;
    stop.raise();
    Watch watch({}, stop);
    ASSERT_TRUE(watch.spent(0, nothing));
    stop.lower();
    EXPECT_TRUE(watch.spent(1, nothing));
    EXPECT_EQ(watch.halt(), Halt::stopped);
}

TEST(Watch, EndsWhenTheTimeIsOver) {
    const StopFlag stop;
    Limits limits;
    limits.seconds = 0.02;
    Watch watch(limits, stop);
    std::uint64_t nodes = 0;
    while (!watch.spent(nodes, nothing)) ++nodes;
    EXPECT_EQ(watch.halt(), Halt::time);
    EXPECT_GE(watch.seconds(), 0.02);
}

TEST(Watch, EndsWhenTheTablesOutgrowTheMemory) {
    const StopFlag stop;
    Limits limits;
    limits.bytes = 1'000'000;
    Watch watch(limits, stop);
    std::uint64_t nodes = 0;
    const auto progress = [&] {
        Progress now;
        now.bytes = nodes * 100;
        return now;
    };
    while (!watch.spent(nodes, progress)) ++nodes;
    EXPECT_EQ(watch.halt(), Halt::memory);
    EXPECT_GT(nodes, 10'000U);
    EXPECT_LE(nodes, 10'000 + Watch::interval);
}

TEST(Watch, AsksForTheProgressOnlyNowAndThen) {
    const StopFlag stop;
    Watch watch({}, stop);
    int asked = 0;
    for (std::uint64_t nodes = 0; nodes < 10 * Watch::interval; ++nodes) {
        ASSERT_FALSE(watch.spent(nodes, [&] {
            ++asked;
            return Progress{};
        }));
    }
    EXPECT_EQ(asked, 10);
}

TEST(Watch, PollsAtOnceOnRequest) {
    StopFlag stop;
    Watch watch({}, stop);
    ASSERT_FALSE(watch.spent(0, nothing));
    stop.raise();
    EXPECT_FALSE(watch.spent(1, nothing)) << "not yet time to look";
    EXPECT_TRUE(watch.spentNow(1, {}));
    EXPECT_EQ(watch.halt(), Halt::stopped);
}

TEST(Watch, ReportsProgressInALongSearchOnly) {
    const StopFlag stop;
    std::vector<Progress> reports;
    Watch watch({}, stop, [&](const Progress& progress) { reports.push_back(progress); });
    std::uint64_t nodes = 0;
    const auto progress = [] {
        Progress now;
        now.bound = 17;
        return now;
    };
    while (reports.size() < 2) {
        ASSERT_FALSE(watch.spent(nodes, progress));
        nodes += Watch::interval;
    }
    EXPECT_GE(reports[0].seconds, 0.5);
    EXPECT_GE(reports[1].seconds, reports[0].seconds + 0.25) << "and not again at once";
    EXPECT_EQ(reports[0].bound, 17U);
    EXPECT_GT(reports[0].nodes, 0U);
}

TEST(StopFlag, IsSeenByAnotherThread) {
    StopFlag stop;
    std::thread raiser([&] { stop.raise(); });
    while (!stop.raised()) std::this_thread::yield();
    raiser.join();
    EXPECT_TRUE(stop.raised());
}

}  // namespace limits_test
}  // namespace mitos::base
