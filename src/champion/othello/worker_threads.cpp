#include "champion/othello/worker_threads.h"

#include <chrono>

namespace mitos::champion::othello {

WorkerThreads::~WorkerThreads() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    workReady_.notify_all();
    threads_.join();
}

void WorkerThreads::start() {
    // If the system grants fewer threads, those do the work. The next run() tries to start the rest again.
    while (threads_.size() < count_ &&
           threads_.add([this, number = threads_.size(), lastRound = rounds_] { serve(number, lastRound); })) {
    }
}

void WorkerThreads::serve(std::size_t number, std::uint64_t lastRound) {
    std::unique_lock lock(mutex_);
    for (;;) {
        workReady_.wait(lock, [&] { return closing_ || rounds_ != lastRound; });
        if (closing_) return;
        lastRound = rounds_;
        const auto& work = *work_;
        lock.unlock();
        work(number);
        lock.lock();
        if (--running_ == 0) allDone_.notify_one();
    }
}

void WorkerThreads::run(const std::function<void(std::size_t)>& work, std::chrono::milliseconds interval,
                        const std::function<void()>& poll) {
    if (threads_.size() < count_) start();
    if (threads_.empty()) return work(0);
    std::unique_lock lock(mutex_);
    work_ = &work;
    running_ = threads_.size();
    ++rounds_;
    workReady_.notify_all();
    while (!allDone_.wait_for(lock, interval, [&] { return running_ == 0; })) {
        lock.unlock();
        poll();
        lock.lock();
    }
}

}  // namespace mitos::champion::othello
