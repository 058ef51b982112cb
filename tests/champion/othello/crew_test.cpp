#include "champion/othello/crew.h"

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

// Work that is lost would be waited for without end.
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

TEST(OthelloCrew, CallsEveryOneAtTheSameTime) {
    Crew crew(3);
    std::barrier all(3);  // none comes through alone
    std::array<std::atomic<int>, 3> calls{};
    for (int i = 0; i < 2000; ++i) {
        crew.run(
            [&](std::size_t number) {
                ++calls[number];
                all.arrive_and_wait();
            },
            5ms, Patience());
    }
    for (const auto& count : calls) EXPECT_EQ(count, 2000);
}

// A thread that begins late must not take the first work for one that it has done.
TEST(OthelloCrew, LosesNoWorkWhileItBegins) {
    std::atomic<int> calls{0};
    for (int i = 0; i < 500; ++i) {
        Crew crew(2);
        crew.run([&](std::size_t) { ++calls; }, 5ms, Patience());
    }
    EXPECT_EQ(calls, 1000);
}

TEST(OthelloCrew, LooksUpWhileTheOthersWork) {
    Crew crew(2);
    std::atomic<bool> enough{false};
    int looked = 0;
    crew.run([&](std::size_t) { enough.wait(false); }, 1ms,
             [&] {
                 if (++looked < 3) return;
                 enough = true;
                 enough.notify_all();
             });
    EXPECT_GE(looked, 3);
}

}  // namespace
}  // namespace mitos::champion::othello
