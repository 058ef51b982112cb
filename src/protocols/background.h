#pragma once
// A search beside the dialogue: the door goes on listening while the engine thinks.
#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "base/parallel.h"

namespace mitos::protocols {

/// Where the answers go, a whole one at a time, from any thread.
class Answers {
  public:
    using Write = std::function<void(std::string_view)>;
    explicit Answers(Write write) : write_(std::move(write)) {}

    /// Ends the line.
    void line(std::string_view text);
    void raw(std::string_view text);

  private:
    std::mutex mutex_;
    Write write_;
};

/// When nobody speaks any more, what was asked may still be answered, but not for ever: a front end that died asks for nothing.
inline constexpr double lastPatience = 10;

/// One job at a time, on a thread of its own.
class Background {
  public:
    using Job = std::function<void(const base::StopFlag&)>;

    Background() = default;
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    ~Background() { stop(); }

    /// What becomes of a job if the system gives no thread for it: it is done at once, on the caller's thread; the same
    /// with the flag raised, where nothing else would end it; or it is left out.
    enum class WithoutThread { doNow, doHurried, leaveOut };

    /// Starts the job after the former one was stopped. `failed` is told why, if it ends by an exception.
    using Failed = std::function<void(const std::string&)>;
    void start(Job job, const Failed& failed, WithoutThread withoutThread = WithoutThread::doNow);
    /// Tells the job to come to its end; `stop` also waits for it.
    void hurry() { stop_.raise(); }
    void stop();
    void wait();
    /// No longer than so many seconds; then it is told to hurry.
    void waitAtMost(double seconds);
    [[nodiscard]] bool busy() const { return busy_.load(); }

  private:
    void perform(const Job& job, const Failed& failed);

    base::StopFlag stop_;
    std::atomic<bool> busy_{false};
    base::ThreadGroup thread_;  // at most one
};

}  // namespace mitos::protocols
