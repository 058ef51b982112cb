#pragma once
// Independent pieces of work on several threads, whose results are delivered in order.
#include <mutex>
#include <optional>
#include <vector>

#include "base/parallel.h"

namespace mitos::base {

/// Calls work(i) for every i below `count`, on `threads` threads or on as many as the system grants, and emit(i,
/// result) in the order of i, one at a time, as soon as all results before it are there. The first exception ends the
/// work and is rethrown.
template <class Work, class Emit>
void inOrder(std::size_t count, unsigned threads, const Work& work, const Emit& emit) {
    using Result = decltype(work(std::size_t{0}));
    std::vector<std::optional<Result>> results(count);
    std::size_t emitted = 0;
    std::mutex guard;
    bool failed = false;

    forEachIndex(count, threads, [&](std::size_t index) {
        try {
            Result result = work(index);
            const std::lock_guard lock(guard);
            results[index] = std::move(result);
            for (; emitted < count && results[emitted] && !failed; ++emitted) {
                emit(emitted, *results[emitted]);
                results[emitted].reset();
            }
        } catch (...) {
            const std::lock_guard lock(guard);
            failed = true;
            throw;
        }
    });
}

}  // namespace mitos::base
