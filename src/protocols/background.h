#pragma once
// Searches in the background of a dialogue: the program goes on reading commands while the engine thinks.
#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "base/parallel.h"

namespace mitos::protocols {

/// Writes responses, from any thread, each as a whole.
class Answers {
  public:
    using Write = std::function<void(std::string_view)>;
    explicit Answers(Write write) : write_(std::move(write)) {}

    /// Writes the text and a line end.
    void line(std::string_view text);
    /// Writes the text as it is.
    void raw(std::string_view text);

  private:
    std::mutex mutex_;
    Write write_;
};

/// The seconds that a running command gets after the end of the input; a front end that has died sends no `quit`.
inline constexpr double lastPatience = 10;

/// Runs one job at a time, on a thread of its own.
class Background {
  public:
    using Job = std::function<void(const base::StopFlag&)>;

    Background() = default;
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    ~Background() { stop(); }

    /// How to treat a job for which the system gives no thread: run it at once on the caller's thread; run it there
    /// with the stop flag raised, because nothing else would end it; or leave it out.
    enum class WithoutThread { doNow, doHurried, leaveOut };

    /// The callback for a job that ended by an exception, with the reason.
    using Failed = std::function<void(const std::string&)>;
    /// Stops the former job and starts this one.
    void start(Job job, const Failed& failed, WithoutThread withoutThread = WithoutThread::doNow);
    /// Raises the stop flag of the job, without waiting for its end.
    void hurry() { stop_.raise(); }
    /// Raises the stop flag of the job and waits for its end.
    void stop();
    /// Waits for the end of the job.
    void wait();
    /// Waits for the end of the job; after this many seconds raises its stop flag.
    void waitAtMost(double seconds);
    /// Returns whether a job is running.
    [[nodiscard]] bool busy() const { return busy_.load(); }

  private:
    void perform(const Job& job, const Failed& failed);

    base::StopFlag stop_;
    std::atomic<bool> busy_{false};
    base::ThreadGroup thread_;  // at most one
};

}  // namespace mitos::protocols
