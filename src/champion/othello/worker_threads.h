#pragma once
// Threads that wait for work: an iteration of a search is often shorter than starting a thread takes.
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>

#include "base/parallel.h"

namespace mitos::champion::othello {

/// Runs a function on several threads at once, again and again.
class WorkerThreads {
  public:
    explicit WorkerThreads(std::size_t count) : count_(count) {}
    WorkerThreads(const WorkerThreads&) = delete;
    WorkerThreads& operator=(const WorkerThreads&) = delete;
    ~WorkerThreads();

    /// Calls work(0), work(1) … at the same time, each on a thread of its own, and meanwhile poll() on the calling
    /// thread at every interval, until all are done. If the system grants fewer threads, only the first numbers are
    /// called; if it grants none, work(0) runs on the calling thread. Neither function may throw or call run().
    void run(const std::function<void(std::size_t)>& work, std::chrono::milliseconds interval,
             const std::function<void()>& poll);

  private:
    void start();
    void serve(std::size_t number, std::uint64_t lastRound);

    std::size_t count_;
    base::ThreadGroup threads_;  // started with the first work
    std::mutex mutex_;
    std::condition_variable workReady_;
    std::condition_variable allDone_;
    const std::function<void(std::size_t)>* work_ = nullptr;
    std::uint64_t rounds_ = 0;
    std::size_t running_ = 0;
    bool closing_ = false;
};

}  // namespace mitos::champion::othello
