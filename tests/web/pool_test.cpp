// Label: threads
// The threads of the server: bounded, cancelled, ended.
#include "web/common/pool.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "tests/support/languages.h"
#include "tests/web/support/asking.h"

namespace mitos::web {
namespace pool_test {

SharedStop newStop() { return std::make_shared<base::StopFlag>(); }

void waitFor(const std::function<bool()>& holds) {
    for (int i = 0; i < 300'000 && !holds(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    ASSERT_TRUE(holds());
}

// Work that goes on until it is told to stop.
std::function<void()> endless(const SharedStop& stop) {
    return [stop] {
        while (!stop->raised()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    };
}

TEST(Pool, DoesAllThatItTook) {
    std::atomic<int> done{0};
    {
        Pool pool(3, 1000, Pool::Manner::quick);
        for (int i = 0; i < 500; ++i) ASSERT_TRUE(pool.add(newStop(), [&done] { ++done; }));
        waitFor([&] { return done == 500; });
    }
    EXPECT_EQ(done, 500);
}

TEST(Pool, RefusesWhatFindsNoPlace) {
    Pool pool(1, 2, Pool::Manner::background);
    const SharedStop first = newStop();
    ASSERT_TRUE(pool.add(first, endless(first)));
    waitFor([&] { return pool.running() == 1 && pool.waiting() == 0; });
    ASSERT_TRUE(pool.add(newStop(), [] {}));
    ASSERT_TRUE(pool.add(newStop(), [] {}));
    EXPECT_FALSE(pool.add(newStop(), [] {}));
    first->raise();
    waitFor([&] { return pool.waiting() == 0; });
}

TEST(Pool, ThoseThatWereCancelledWhileWaitingGiveTheirPlaceUp) {
    Pool pool(1, 1, Pool::Manner::background);
    const SharedStop first = newStop();
    ASSERT_TRUE(pool.add(first, endless(first)));
    waitFor([&] { return pool.running() == 1 && pool.waiting() == 0; });
    const SharedStop second = newStop();
    std::atomic<bool> told{false};
    ASSERT_TRUE(pool.add(second, [&told] { told = true; }));
    second->raise();
    EXPECT_TRUE(pool.add(newStop(), [] {}));
    EXPECT_TRUE(told);
    first->raise();
}

TEST(Pool, EndsByRaisingEveryFlag) {
    Pool pool(2, 10, Pool::Manner::background);
    std::vector<SharedStop> stops;
    for (int i = 0; i < 5; ++i) {
        stops.push_back(newStop());
        ASSERT_TRUE(pool.add(stops.back(), endless(stops.back())));
    }
    pool.end();
    for (const SharedStop& stop : stops) EXPECT_TRUE(stop->raised());
    EXPECT_FALSE(pool.add(newStop(), [] {}));
}

TEST(Pool, RequestsOfSeveralThreadsShareTheirServices) {
    Pool pool(4, 1000, Pool::Manner::quick);
    std::atomic<int> good{0};
    for (int i = 0; i < 40; ++i) {
        ASSERT_TRUE(pool.add(newStop(), [&good, i] {
            const char* body =
                i % 2 == 0 ? R"({"game":"tictactoe","values":true})" : R"({"game":"cse","values":true,"seed":1})";
            if (test::ask("grid/position", body).good()) ++good;
            if (!catalogue(test::greek, test::webServices()).empty()) ++good;
        }));
    }
    waitFor([&] { return good == 80; });
}

}  // namespace pool_test
}  // namespace mitos::web
