#pragma once
// What a search may use, how it is told to stop, and how it tells how far it has come.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <limits>
#include <utility>

#include "base/stopwatch.h"

namespace mitos::base {

struct Limits {
    double seconds = std::numeric_limits<double>::infinity();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  // states expanded
    std::uint64_t bytes = std::numeric_limits<std::uint64_t>::max();  // of the search's own tables
};

/// Raised by a door (a signal, a closed page), read by a search.
class StopFlag {
  public:
    void raise() noexcept { raised_.store(true, std::memory_order_relaxed); }
    void lower() noexcept { raised_.store(false, std::memory_order_relaxed); }
    [[nodiscard]] bool raised() const noexcept { return raised_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> raised_{false};
};

/// A flag that nobody raises.
inline const StopFlag& neverStopped() {
    static const StopFlag flag;
    return flag;
}

/// Thrown where the flag was raised before there was anything to give back.
struct Stopped : std::exception {
    [[nodiscard]] const char* what() const noexcept override { return "stopped"; }
};

/// Why a search ended before its goal.
enum class Halt : std::uint8_t { none, time, nodes, memory, stopped };

struct Progress {
    double seconds = 0;
    std::uint64_t nodes = 0;   // states expanded so far
    std::uint64_t bound = 0;   // the layer that is being searched: no solution is cheaper
    std::uint64_t stored = 0;  // states kept in memory
    std::uint64_t bytes = 0;
    std::uint64_t total = 0;  // how many nodes there will be in all, where that is known or estimated
};
using OnProgress = std::function<void(const Progress&)>;

/// Watches a search against its limits. The node limit is exact; the clock, the stop flag and the memory
/// are looked at every `interval` nodes, so that the watch costs one comparison a node.
class Watch {
  public:
    static constexpr std::uint64_t interval = 1024;

    Watch(const Limits& limits, const StopFlag& stop, OnProgress onProgress = {})
        : limits_(limits), stop_(&stop), onProgress_(std::move(onProgress)) {}

    /// Must the search end before it works on one more node? `progress()` is asked only now and then, and
    /// its `bytes` should count what the tables may grow to within the next `interval` nodes.
    template <class MakeProgress>
    [[nodiscard]] bool spent(std::uint64_t nodes, MakeProgress&& progress) {
        if (nodes < next_) [[likely]]
            return false;
        return poll(nodes, progress());
    }

    /// As `spent`, but looks at once: for work that can go long without finishing a node.
    [[nodiscard]] bool spentNow(std::uint64_t nodes, const Progress& progress) { return poll(nodes, progress); }

    [[nodiscard]] Halt halt() const { return halt_; }
    /// Of which `nodes` are done.
    [[nodiscard]] std::uint64_t nodesLeft(std::uint64_t nodes) const {
        return limits_.nodes - std::min(nodes, limits_.nodes);
    }
    [[nodiscard]] double seconds() const { return watch_.seconds(); }

  private:
    bool poll(std::uint64_t nodes, Progress progress) {
        if (halt_ != Halt::none) return true;
        progress.seconds = watch_.seconds();
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
    Stopwatch watch_;
    std::uint64_t next_ = 0;
    double nextReport_ = 0.5;
    Halt halt_ = Halt::none;
};

}  // namespace mitos::base
