#include "champion/othello/crew.h"

#include <chrono>

namespace mitos::champion::othello {

Crew::~Crew() {
    {
        const std::lock_guard lock(guard_);
        over_ = true;
    }
    called_.notify_all();
    threads_.join();
}

void Crew::begin() {
    // Where the system gives no more of them, those that there are do it. The next work asks again.
    while (threads_.size() < wanted_ &&
           threads_.add([this, number = threads_.size(), served = calls_] { serve(number, served); })) {
    }
}

void Crew::serve(std::size_t number, std::uint64_t served) {
    std::unique_lock lock(guard_);
    for (;;) {
        called_.wait(lock, [&] { return over_ || calls_ != served; });
        if (over_) return;
        served = calls_;
        const auto& work = *work_;
        lock.unlock();
        work(number);
        lock.lock();
        if (--left_ == 0) done_.notify_one();
    }
}

void Crew::run(const std::function<void(std::size_t)>& work, std::chrono::milliseconds every,
               const std::function<void()>& meanwhile) {
    if (threads_.size() < wanted_) begin();
    if (threads_.empty()) return work(0);
    std::unique_lock lock(guard_);
    work_ = &work;
    left_ = threads_.size();
    ++calls_;
    called_.notify_all();
    while (!done_.wait_for(lock, every, [&] { return left_ == 0; })) {
        lock.unlock();
        meanwhile();
        lock.lock();
    }
}

}  // namespace mitos::champion::othello
