// Label: threads
#include "champion/othello/worker_threads.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <barrier>
#include <chrono>
#include <cstdlib>
#include <iostream>

namespace mitos::champion::othello {
namespace {

using namespace std::chrono_literals;

// Lost work would be waited for for ever.
class Patience {
  public:
    void operator()() const {
        if (std::chrono::steady_clock::now() < end_) return;
        std::cerr << "a thread was never called\n";
        std::abort();
    }

  private:
    std::chrono::steady_clock::time_point end_ = std::chrono::steady_clock::now() + 600s;
};

TEST(OthelloWorkerThreads, CallsEveryOneAtTheSameTime) {
    WorkerThreads workers(3);
    std::barrier all(3);  // no thread passes alone
    std::array<std::atomic<int>, 3> calls{};
    for (int i = 0; i < 2000; ++i) {
        workers.run(
            [&](std::size_t number) {
                ++calls[number];
                all.arrive_and_wait();
            },
            5ms, Patience());
    }
    for (const auto& count : calls) EXPECT_EQ(count, 2000);
}

// A thread that starts late must not take the first work for one that it has done.
TEST(OthelloWorkerThreads, LosesNoWorkWhileItBegins) {
    std::atomic<int> calls{0};
    for (int i = 0; i < 500; ++i) {
        WorkerThreads workers(2);
        workers.run([&](std::size_t) { ++calls; }, 5ms, Patience());
    }
    EXPECT_EQ(calls, 1000);
}

TEST(OthelloWorkerThreads, PollsWhileTheOthersWork) {
    WorkerThreads workers(2);
    std::atomic<bool> granted{false};
    int polls = 0;
    workers.run([&](std::size_t) { granted.wait(false); }, 1ms,
                [&] {
                    if (++polls < 3) return;
                    granted = true;
                    granted.notify_all();
                });
    EXPECT_GE(polls, 3);
}

}  // namespace
}  // namespace mitos::champion::othello
