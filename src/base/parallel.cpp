#include "base/parallel.h"

#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <utility>

#include "base/texts/errors.h"

namespace mitos::base {
namespace {

// An empty thread if the system gives none.
std::thread threadFor(std::function<void()>& work) {
    try {
        return std::thread(std::move(work));
    } catch (const std::system_error&) {
    } catch (const std::bad_alloc&) {
    }
    return {};
}

}  // namespace

bool ThreadGroup::add(std::function<void()> work) {
    threads_.emplace_back();  // before the thread runs: nothing may fail once it does
    threads_.back() = threadFor(work);
    const bool runs = threads_.back().joinable();
    if (!runs) threads_.pop_back();
    return runs;
}

void ThreadGroup::join() {
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

bool startDetached(std::function<void()> work) {
    std::thread thread = threadFor(work);
    if (!thread.joinable()) return false;
    thread.detach();
    return true;
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
