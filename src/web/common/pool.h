#pragma once
// A few threads with a bounded queue. What is asked for beyond that is refused at once instead of waiting for ever.
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "base/limits.h"
#include "base/parallel.h"

namespace mitos::web {

using SharedStop = std::shared_ptr<base::StopFlag>;

class Pool {
  public:
    enum class Manner { quick, background };  // threads in the background leave the CPU to those that answer at once

    /// With `threads` threads, or as many as the system gives. Throws an Error (system) if it gives none.
    Pool(unsigned threads, std::size_t mostWaiting, Manner manner);
    ~Pool();
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    /// False when the queue is full, or the pool has ended. `work` must look at `stop` and return soon once it is raised; it is
    /// also called where it was raised while waiting.
    bool add(SharedStop stop, std::function<void()> work);

    /// Raises the flags of all that runs or waits, drops what waits, and returns when nothing runs any more.
    void end();

    [[nodiscard]] std::size_t waiting() const;
    [[nodiscard]] std::size_t running() const;

  private:
    struct Job {
        SharedStop stop;
        std::function<void()> work;
    };
    void run(Manner manner);
    [[nodiscard]] std::vector<Job> takeCancelled();

    std::size_t mostWaiting_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> queue_;
    std::vector<SharedStop> running_;
    bool ended_ = false;
    base::ThreadGroup threads_;
};

}  // namespace mitos::web
