#pragma once
// Work on several threads. The system may grant fewer threads than were asked for, or none at all: those that there
// are do all of the work.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "base/error.h"

namespace mitos::base {

/// Starts a thread that calls a copy of `work`, which must not throw. Returns an empty one if the system grants no
/// thread or no memory.
template <class Work>
std::thread newThread(const Work& work) {
    try {
        return std::thread(work);
    } catch (const std::system_error&) {
    } catch (const std::bad_alloc&) {
    }
    return {};
}

/// Returns how many threads run at the same time on this machine; 1 if the system does not tell.
unsigned coreCount();

/// Threads that are joined when the group is destroyed.
class ThreadGroup {
  public:
    ThreadGroup() = default;
    ThreadGroup(const ThreadGroup&) = delete;
    ThreadGroup& operator=(const ThreadGroup&) = delete;
    ~ThreadGroup() { join(); }

    /// Calls a copy of `work`, which must not throw, on a new thread. Returns false if the system grants no thread,
    /// or no memory for one.
    template <class Work>
    [[nodiscard]] bool add(const Work& work) {
        try {
            threads_.emplace_back();  // before the thread runs: nothing may fail once it does
        } catch (const std::bad_alloc&) {
            return false;
        }
        threads_.back() = newThread(work);
        const bool runs = threads_.back().joinable();
        if (!runs) threads_.pop_back();
        return runs;
    }
    /// Waits until all have returned; the group is empty after that.
    void join();

    [[nodiscard]] std::size_t size() const { return threads_.size(); }
    [[nodiscard]] bool empty() const { return threads_.empty(); }

  private:
    std::vector<std::thread> threads_;
};

/// Calls a copy of `work`, which must not throw, on a thread that nobody waits for. Returns false if the system
/// grants no thread, or no memory for one.
template <class Work>
[[nodiscard]] bool startDetached(const Work& work) {
    std::thread thread = newThread(work);
    if (!thread.joinable()) return false;
    thread.detach();
    return true;
}

/// Returns the Error (system) for work that needs a thread of its own.
Error noThreadError();

/// The work of one thread: its number, and a flag that tells it to return.
using ThreadWork = std::function<void(std::size_t number, const std::atomic<bool>& over)>;

/// Calls work(number, over) for the numbers from 0 on at the same time, on `threads` threads or on as many as the
/// system grants; number 0 runs on the calling thread. The calls divide the work among themselves, so that one of
/// them could do it all. If a call throws, `over` becomes true, which tells the others to return; the first exception
/// is rethrown when all have returned.
void onThreads(std::size_t threads, const ThreadWork& work);

/// Calls work(i) once for every i below `count`, on `threads` threads or on as many as the system grants. The first
/// exception ends the loop and is rethrown.
template <class Work>
void forEachIndex(std::size_t count, std::size_t threads, const Work& work) {
    if (threads <= 1 || count <= 1) {  // inlined into the caller: a sweep is a tenth faster
        for (std::size_t i = 0; i < count; ++i) work(i);
        return;
    }
    std::atomic<std::size_t> next{0};
    onThreads(std::min(threads, count), [&](std::size_t, const std::atomic<bool>& over) {
        for (std::size_t i = next++; i < count && !over; i = next++) work(i);
    });
}

}  // namespace mitos::base
