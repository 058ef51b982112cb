#pragma once
// The limits of a search, how it is stopped, and how it reports its progress.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <limits>
#include <utility>

#include "base/stopwatch.h"

namespace mitos::base {

/// What a search may use.
struct Limits {
    double seconds = std::numeric_limits<double>::infinity();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  // states expanded
    std::uint64_t bytes = std::numeric_limits<std::uint64_t>::max();  // size of the search's own tables
};

/// A flag that ends a search. A front end raises it (for a signal, or when a page is closed), the search polls it.
class StopFlag {
  public:
    void raise() noexcept { raised_.store(true, std::memory_order_relaxed); }
    void lower() noexcept { raised_.store(false, std::memory_order_relaxed); }
    [[nodiscard]] bool raised() const noexcept { return raised_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> raised_{false};
};

/// Returns a flag that is never raised.
inline const StopFlag& neverStopped() {
    static const StopFlag flag;
    return flag;
}

/// Thrown if the flag was raised before there was any result.
struct Stopped : std::exception {
    [[nodiscard]] const char* what() const noexcept override { return "stopped"; }
};

/// The reason why a search ended before its goal.
enum class Halt : std::uint8_t { none, time, nodes, memory, stopped };

/// How far a search is.
struct Progress {
    double seconds = 0;
    std::uint64_t nodes = 0;   // states expanded so far
    std::uint64_t bound = 0;   // the layer that is being searched: no solution is cheaper
    std::uint64_t stored = 0;  // states kept in memory
    std::uint64_t bytes = 0;
    std::uint64_t total = 0;  // the total number of nodes if it is known or estimated, otherwise 0
};
/// Receives the progress of a search now and then.
using OnProgress = std::function<void(const Progress&)>;

/// Watches a search against its limits. The node limit is exact; the clock, the stop flag and the memory are polled
/// every `interval` nodes, so that the watch costs one comparison per node.
class Watch {
  public:
    static constexpr std::uint64_t interval = 1024;

    Watch(const Limits& limits, const StopFlag& stop, OnProgress onProgress = {})
        : limits_(limits), stop_(&stop), onProgress_(std::move(onProgress)) {}

    /// Tells whether the search must end before it expands one more node. `progress()` is called only now and then;
    /// its `bytes` should be what the tables may grow to within the next `interval` nodes.
    template <class MakeProgress>
    [[nodiscard]] bool spent(std::uint64_t nodes, MakeProgress&& progress) {
        if (nodes < next_) [[likely]]
            return false;
        return poll(nodes, progress());
    }

    /// Does the same as spent(), but polls at once: for work that can go on long without finishing a node.
    [[nodiscard]] bool spentNow(std::uint64_t nodes, const Progress& progress) { return poll(nodes, progress); }

    [[nodiscard]] Halt halt() const { return halt_; }
    /// Returns how many nodes the limit still allows after `nodes`.
    [[nodiscard]] std::uint64_t nodesLeft(std::uint64_t nodes) const {
        return limits_.nodes - std::min(nodes, limits_.nodes);
    }
    [[nodiscard]] double seconds() const { return stopwatch_.seconds(); }

  private:
    bool poll(std::uint64_t nodes, Progress progress) {
        if (halt_ != Halt::none) return true;
        progress.seconds = stopwatch_.seconds();
        progress.nodes = nodes;
        if (stop_->raised()) return end(Halt::stopped);
        if (nodes >= limits_.nodes) return end(Halt::nodes);
        if (progress.bytes > limits_.bytes) return end(Halt::memory);
        if (progress.seconds >= limits_.seconds) return end(Halt::time);
        if (onProgress_ && progress.seconds >= nextReport_) {
            onProgress_(progress);
            nextReport_ = progress.seconds + 0.25;
        }
        next_ = nodes + interval < limits_.nodes ? nodes + interval : limits_.nodes;
        return false;
    }

    bool end(Halt halt) {
        halt_ = halt;
        next_ = 0;
        return true;
    }

    Limits limits_;
    const StopFlag* stop_;
    OnProgress onProgress_;
    Stopwatch stopwatch_;
    std::uint64_t next_ = 0;
    double nextReport_ = 0.5;
    Halt halt_ = Halt::none;
};

}  // namespace mitos::base
