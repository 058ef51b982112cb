#pragma once
// Independent pieces of work on several threads, their results given out in order as they come.
#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace mitos::base {

/// Calls work(i) for every i below `count`, on `threads` threads, and emit(i, result) in the order of i, one at a time,
/// as soon as all before it are there. The first exception ends the work and is thrown again here.
template <class Work, class Emit>
void inOrder(std::size_t count, unsigned threads, const Work& work, const Emit& emit) {
    using Result = decltype(work(std::size_t{0}));
    std::vector<std::optional<Result>> results(count);
    std::atomic<std::size_t> next{0};
    std::size_t emitted = 0;
    std::mutex guard;
    std::exception_ptr failure;

    const auto worker = [&] {
        for (;;) {
            const std::size_t index = next.fetch_add(1);
            if (index >= count) return;
            try {
                Result result = work(index);
                const std::lock_guard lock(guard);
                results[index] = std::move(result);
                for (; emitted < count && results[emitted] && !failure; ++emitted) {
                    emit(emitted, *results[emitted]);
                    results[emitted].reset();
                }
            } catch (...) {
                const std::lock_guard lock(guard);
                if (!failure) failure = std::current_exception();
                next = count;
            }
        }
    };
    std::vector<std::thread> helpers;
    for (unsigned i = 1; i < threads && i < count; ++i) helpers.emplace_back(worker);
    worker();
    for (std::thread& helper : helpers) helper.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace mitos::base
