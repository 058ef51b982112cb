#pragma once
// Threads that wait for work: the steps of a search are often shorter than beginning a thread takes.
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>

#include "base/parallel.h"

namespace mitos::champion::othello {

class Crew {
  public:
    explicit Crew(std::size_t wanted) : wanted_(wanted) {}
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew();

    /// Calls work(0), work(1) ... at the same time, each on a thread of its own, and meanwhile() on this one every so often until all are
    /// done. Where the system gives fewer threads, the first ones alone are called; where it gives none, work(0) on this one. Neither
    /// may throw or call run().
    void run(const std::function<void(std::size_t)>& work, std::chrono::milliseconds every,
             const std::function<void()>& meanwhile);

  private:
    void begin();
    void serve(std::size_t number, std::uint64_t served);

    std::size_t wanted_;
    base::ThreadGroup threads_;  // begun with the first work
    std::mutex guard_;
    std::condition_variable called_;
    std::condition_variable done_;
    const std::function<void(std::size_t)>* work_ = nullptr;
    std::uint64_t calls_ = 0;
    std::size_t left_ = 0;
    bool over_ = false;
};

}  // namespace mitos::champion::othello
