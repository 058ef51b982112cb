#include "base/parallel.h"

#include <exception>
#include <mutex>

#include "base/phrases.h"

namespace mitos::base {

unsigned coreCount() { return std::max(1U, std::thread::hardware_concurrency()); }

void ThreadGroup::join() {
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

Error noThreadError() { return {Fault::system, say(text::noThread)}; }

void onThreads(std::size_t threads, const ThreadWork& work) {
    std::atomic<bool> over{false};
    if (threads <= 1) return work(0, over);
    std::mutex guard;
    std::exception_ptr failure;
    const auto call = [&](std::size_t number) {
        try {
            work(number, over);
        } catch (...) {
            const std::lock_guard lock(guard);
            if (!failure) failure = std::current_exception();
            over = true;
        }
    };
    {
        ThreadGroup helpers;
        for (std::size_t number = 1; number < threads; ++number) {
            if (!helpers.add([&call, number] { call(number); })) break;
        }
        call(0);
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace mitos::base
