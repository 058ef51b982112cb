#include "engine/tiles/tables.h"

#include <chrono>
#include <condition_variable>
#include <limits>
#include <mutex>

#include "base/error.h"
#include "base/parallel.h"
#include "base/units.h"
#include "engine/tiles/names.h"
#include "texts/tiles.h"

namespace mitos::engine::tiles {
namespace {

/// A flag that is raised when another one is or the time is over: for work that looks at nothing else. Throws an Error
/// (system) if there is a time to keep and the system gives no thread for it.
class Alarm {
  public:
    Alarm(const base::StopFlag& stop, double seconds) : stop_(stop), seconds_(seconds) {
        if (isTimed() && !thread_.add([this] { watch(); })) throw base::noThreadError();
    }
    ~Alarm() {
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;

    [[nodiscard]] const base::StopFlag& flag() const { return isTimed() ? flag_ : stop_; }
    [[nodiscard]] base::Halt halt() const { return stop_.raised() ? base::Halt::stopped : base::Halt::time; }

  private:
    [[nodiscard]] bool isTimed() const { return seconds_ < std::numeric_limits<double>::infinity(); }
    void watch() {
        constexpr std::chrono::milliseconds interval{10};
        std::unique_lock lock(mutex_);
        while (!wake_.wait_for(lock, interval, [this] { return ended_; })) {
            if (stop_.raised() || watch_.seconds() >= seconds_) flag_.raise();
        }
    }

    const base::StopFlag& stop_;
    double seconds_;
    base::Stopwatch watch_;
    base::StopFlag flag_;
    std::mutex mutex_;
    std::condition_variable wake_;
    bool ended_ = false;
    base::ThreadGroup thread_;
};

}  // namespace

MadeTables makeTables(const Shape& shape, const Board& goal, TableSize size, const TableWork& work,
                      const base::StopFlag& stop, const std::optional<std::filesystem::path>& cache) {
    auto solver = std::make_shared<champion::tiles::Solver>(shape, goal, size);
    const std::uint64_t needed = solver->plan(work.threads).bytesWhileBuilding;
    if (needed > work.limits.bytes) {
        throw base::Error(base::Fault::limit, base::say(text::tablesNoMemory, nameOf(size), base::showBytes(needed),
                                                        base::showBytes(work.limits.bytes)));
    }
    const Alarm alarm(stop, work.limits.seconds);
    if (solver->prepare(work.threads, alarm.flag(), work.onProgress, cache)) return {std::move(solver)};
    return {nullptr, alarm.halt()};
}

}  // namespace mitos::engine::tiles
