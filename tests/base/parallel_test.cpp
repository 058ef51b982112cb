// Label: threads
#include "base/parallel.h"

#include <gtest/gtest.h>

#include <new>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "base/ordered_work.h"
#include "tests/support/few_threads.h"

namespace mitos::base {
namespace parallel_test {

bool everyIndexOnce(std::size_t count, std::size_t threads) {
    std::vector<std::atomic<int>> calls(count);
    forEachIndex(count, threads, [&](std::size_t i) { ++calls[i]; });
    return std::all_of(calls.begin(), calls.end(), [](const auto& made) { return made == 1; });
}

bool inOrderOn(unsigned threads) {
    std::vector<std::size_t> seen;
    inOrder(
        100, threads, [](std::size_t i) { return 2 * i; },
        [&](std::size_t i, std::size_t result) { seen.push_back(result - i); });
    std::vector<std::size_t> elements(100);
    std::iota(elements.begin(), elements.end(), std::size_t{0});
    return seen == elements;
}

TEST(Parallel, EveryIndexIsTakenOnceOnAnyNumberOfThreads) {
    for (const std::size_t threads : {0U, 1U, 2U, 5U, 64U}) {
        for (const std::size_t count : {0U, 1U, 3U, 1000U}) EXPECT_TRUE(everyIndexOnce(count, threads));
    }
}

TEST(Parallel, ThreadsThatTheSystemDoesNotGiveAreDoneWithout) {
    for (const unsigned most : {0U, 1U, 2U}) {
        const auto held = test::withThreads(most, [] { return everyIndexOnce(1000, 8) && inOrderOn(8); });
        if (held) {
            EXPECT_TRUE(*held) << most;
        }
    }
}

TEST(Parallel, AGroupReportsThatThereIsNoThread) {
    const auto held = test::withThreads(0, [] {
        ThreadGroup group;
        return !group.add([] {}) && group.empty() && !startDetached([] {});
    });
    if (!held) GTEST_SKIP() << "threads cannot be limited here";
    EXPECT_TRUE(*held);
}

// Of which no copy can be made, for want of memory.
struct LargeWork {
    LargeWork() = default;
    LargeWork(const LargeWork&) { throw std::bad_alloc(); }
    LargeWork& operator=(const LargeWork&) = delete;
    ~LargeWork() = default;
    void operator()() const {}
};

TEST(Parallel, AGroupReportsThatThereIsNoMemoryForAThread) {
    ThreadGroup group;
    EXPECT_FALSE(group.add(LargeWork()));
    EXPECT_TRUE(group.empty());
    EXPECT_FALSE(startDetached(LargeWork()));
}

TEST(Parallel, AnExceptionOfAnyThreadEndsTheLoopAndIsThrownAgain) {
    for (const std::size_t threads : {1U, 4U}) {
        for (const std::size_t bad : {0U, 7U, 999U}) {
            std::atomic<int> calls{0};
            const auto work = [&](std::size_t i) {
                ++calls;
                if (i == bad) throw std::runtime_error("seven");
            };
            EXPECT_THROW(forEachIndex(1000, threads, work), std::runtime_error);
            EXPECT_LE(calls, 1000);
        }
    }
}

TEST(Parallel, AFailureStopsTheOtherThreads) {
    EXPECT_THROW(onThreads(4,
                           [](std::size_t number, const std::atomic<bool>& over) {
                               if (number == 0) throw std::runtime_error("zero");
                               while (!over) std::this_thread::yield();
                           }),
                 std::runtime_error);
}

TEST(Parallel, NothingIsGivenOutAfterAFailure) {
    for (const unsigned threads : {1U, 4U}) {
        std::size_t given = 0;
        const auto emit = [&](std::size_t i, std::size_t) {
            if (i == 3) throw std::runtime_error("three");
            ++given;
        };
        EXPECT_THROW(inOrder(
                         100, threads, [](std::size_t i) { return i; }, emit),
                     std::runtime_error);
        EXPECT_EQ(given, 3U);
    }
}

}  // namespace parallel_test
}  // namespace mitos::base
