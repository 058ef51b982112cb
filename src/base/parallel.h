#pragma once
// Work on several threads. The system may give fewer threads than were asked for, or none at all: those that there are
// do all of the work.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

#include "base/error.h"

namespace mitos::base {

/// Threads that are joined when the group ends, whatever happens.
class ThreadGroup {
  public:
    ThreadGroup() = default;
    ThreadGroup(const ThreadGroup&) = delete;
    ThreadGroup& operator=(const ThreadGroup&) = delete;
    ~ThreadGroup() { join(); }

    /// Calls `work`, which must not throw, on a new thread. Returns false if the system gives no thread.
    [[nodiscard]] bool add(std::function<void()> work);
    /// Waits until all have returned; the group is empty after that.
    void join();

    [[nodiscard]] std::size_t size() const { return threads_.size(); }
    [[nodiscard]] bool empty() const { return threads_.empty(); }

  private:
    std::vector<std::thread> threads_;
};

/// Calls `work`, which must not throw, on a thread that nobody waits for. Returns false if the system gives no thread.
[[nodiscard]] bool startDetached(std::function<void()> work);

/// The Error (system) for work that cannot do without a thread of its own.
Error noThreadError();

/// Calls work(number, over) for the numbers from 0 on at the same time, on `threads` threads or on as many as the
/// system gives; number 0 runs on the calling thread. The calls share among themselves what there is to do, so that one
/// of them could do it all. If a call throws, `over` becomes true, which tells the others to return; the first
/// exception is thrown again here when all have returned.
using ThreadWork = std::function<void(std::size_t number, const std::atomic<bool>& over)>;
void onThreads(std::size_t threads, const ThreadWork& work);

/// Calls work(i) once for every i below `count`, on `threads` threads or on as many as the system gives. The first
/// exception ends the loop and is thrown again here.
template <class Work>
void forEachIndex(std::size_t count, std::size_t threads, const Work& work) {
    if (threads <= 1 || count <= 1) {  // compiled into the caller: a sweep is a tenth quicker so
        for (std::size_t i = 0; i < count; ++i) work(i);
        return;
    }
    std::atomic<std::size_t> next{0};
    onThreads(std::min(threads, count), [&](std::size_t, const std::atomic<bool>& over) {
        for (std::size_t i = next++; i < count && !over; i = next++) work(i);
    });
}

}  // namespace mitos::base
