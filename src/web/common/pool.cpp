#include "web/common/pool.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <utility>

namespace mitos::web {
namespace {

constexpr int backgroundNiceness = 10;

// On Linux the niceness is a thread's own. Where it is refused, searches only answer others a little later.
void stepBack() {
#ifdef __linux__
    static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), backgroundNiceness));
#endif
}

}  // namespace

Pool::Pool(unsigned threads, std::size_t mostWaiting, Manner manner) : mostWaiting_(mostWaiting) {
    // Signals belong to the thread that listens: the new ones inherit a mask that holds them all back.
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    while (threads_.size() < threads && threads_.add([this, manner] { run(manner); })) {
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    if (threads_.empty()) throw base::noThreadError();
}

Pool::~Pool() { end(); }

bool Pool::add(SharedStop stop, std::function<void()> work) {
    std::vector<Job> cancelled;
    bool taken = false;
    {
        const std::lock_guard lock(mutex_);
        if (queue_.size() >= mostWaiting_) cancelled = takeCancelled();
        taken = !ended_ && queue_.size() < mostWaiting_;
        if (taken) queue_.push_back({std::move(stop), std::move(work)});
    }
    if (taken) wake_.notify_one();
    for (const Job& job : cancelled) job.work();
    return taken;
}

// Those who wait for nothing any more give their places up.
std::vector<Pool::Job> Pool::takeCancelled() {
    const auto first =
        std::stable_partition(queue_.begin(), queue_.end(), [](const Job& job) { return !job.stop->raised(); });
    std::vector<Job> cancelled(std::make_move_iterator(first), std::make_move_iterator(queue_.end()));
    queue_.erase(first, queue_.end());
    return cancelled;
}

void Pool::end() {
    std::deque<Job> dropped;
    {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        dropped.swap(queue_);
        for (const SharedStop& stop : running_) stop->raise();
    }
    wake_.notify_all();
    for (const Job& job : dropped) job.stop->raise();
    threads_.join();
}

void Pool::run(Manner manner) {
    if (manner == Manner::background) stepBack();
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [this] { return ended_ || !queue_.empty(); });
        if (ended_) return;
        Job job = std::move(queue_.front());
        queue_.pop_front();
        running_.push_back(job.stop);
        lock.unlock();
        try {
            job.work();
        } catch (...) {  // not even a refusal could be made of it, for want of memory: the others go on
        }
        job.work = nullptr;  // what it holds is let go before the lock is taken
        lock.lock();
        running_.erase(std::find(running_.begin(), running_.end(), job.stop));
    }
}

std::size_t Pool::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.size();
}

std::size_t Pool::running() const {
    const std::lock_guard lock(mutex_);
    return running_.size();
}

}  // namespace mitos::web
