#pragma once
// The usual driver of a sweep: all steps on some threads, within limits, with progress.
#include <atomic>
#include <cstdint>

#include "base/limits.h"
#include "base/parallel.h"
#include "search/solve/level_sweep.h"

namespace mitos::search::solve {

/// The result of a sweep.
struct SweepReport {
    base::Halt halt = base::Halt::none;  // what ended the sweep before all positions had their values
    SweepCounts counts;
    double seconds = 0;

    [[nodiscard]] bool isComplete() const { return halt == base::Halt::none; }
};

/// What the threads of a sweep share: counts, limits, and the time of the last progress report.
class SweepMonitor {
  public:
    /// `indices` is the size of the space, which is walked twice; the arrays have `bytes`.
    SweepMonitor(const base::Limits& limits, const base::StopFlag& stop, const base::OnProgress& onProgress,
                 std::uint64_t indices, std::uint64_t bytes)
        : limits_(limits), stop_(stop), onProgress_(onProgress), indices_(indices), bytes_(bytes) {}

    /// Returns whether a limit or the stop flag ends the sweep.
    [[nodiscard]] bool spent() {
        if (stop_.raised()) halt_ = base::Halt::stopped;
        if (stopwatch_.seconds() >= limits_.seconds) halt_ = base::Halt::time;
        if (positions_.load() > limits_.nodes) halt_ = base::Halt::nodes;
        return halted();
    }
    [[nodiscard]] bool halted() const { return halt_.load() != base::Halt::none; }

    void count(const SweepCounts& counts) {
        positions_ += counts.positions;
        canonical_ += counts.canonical;
        finished_ += counts.finished;
        stored_ += counts.stored;
    }

    /// Counts `indices` more indices of a level as walked, and reports progress now and then.
    void pass(std::size_t level, std::uint64_t indices) {
        passed_ += indices;
        const double now = stopwatch_.seconds();
        if (!onProgress_ || now < nextReport_.load()) return;
        nextReport_ = now + 0.25;
        onProgress_({now, passed_.load(), level, positions_.load(), bytes_, 2 * indices_});
    }

    [[nodiscard]] SweepReport report() const {
        return {halt_.load(),
                {positions_.load(), canonical_.load(), finished_.load(), stored_.load()},
                stopwatch_.seconds()};
    }

  private:
    const base::Limits& limits_;
    const base::StopFlag& stop_;
    const base::OnProgress& onProgress_;
    std::uint64_t indices_;
    std::uint64_t bytes_;
    base::Stopwatch stopwatch_;
    std::atomic<std::uint64_t> positions_{0};
    std::atomic<std::uint64_t> canonical_{0};
    std::atomic<std::uint64_t> finished_{0};
    std::atomic<std::uint64_t> stored_{0};
    std::atomic<std::uint64_t> passed_{0};
    std::atomic<double> nextReport_{0.5};
    std::atomic<base::Halt> halt_{base::Halt::none};
};

/// Fills the arrays of `values`, all zero at first, with the values of all reachable positions. They are useless if
/// the report says that a limit or the stop flag came first. The memory belongs to the caller and is not limited
/// here.
template <Space S, StoredValues V, class Canonical>
SweepReport sweep(const S& space, const V& values, const Canonical& canonical, unsigned threads,
                  const base::Limits& limits, const base::StopFlag& stop, const base::OnProgress& onProgress = {}) {
    std::uint64_t bytes = 0;
    for (const auto& array : values.arrays()) bytes += array.size_bytes();
    SweepMonitor monitor(limits, stop, onProgress, space.size(), bytes);
    const LevelSweep steps(space, values, canonical);
    const auto onBlocks = [&](std::size_t level, const auto& step) {
        base::forEachIndex(space.blocks(level), threads, [&](std::size_t block) {
            if (monitor.spent()) return;
            step(BlockRange{block, block + 1});
            monitor.pass(level, space.blockSize(level, block));
        });
    };
    steps.markStarts();
    for (std::size_t level = 0; level < space.levels() && !monitor.halted(); ++level) {
        onBlocks(level, [&](BlockRange blocks) { monitor.count(steps.markBlocks(level, blocks)); });
    }
    for (std::size_t level = space.levels(); level-- > 0 && !monitor.halted();) {
        onBlocks(level, [&](BlockRange blocks) { steps.valueBlocks(level, blocks); });
    }
    return monitor.report();
}

}  // namespace mitos::search::solve
