#pragma once
// A program that speaks one of the protocols: started when it is first needed, and again after it failed.
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "arena/failing.h"
#include "arena/process.h"
#include "base/limits.h"

namespace mitos::arena {

/// A command that cannot be run at all is no player that fails, but a mistake of ours: an Error (system).
class Program {
  public:
    /// `patience` in seconds, for every answer but moves; `farewell` is what it is told at the end.
    Program(Launch launch, double patience, std::string farewell);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    [[nodiscard]] bool running() const { return process_ != nullptr; }
    [[nodiscard]] const Launch& launch() const { return launch_; }
    [[nodiscard]] double patience() const { return patience_; }
    void start();

    /// PlayerFailed when it does not listen: a crash when it has ended, closed when its input is, `late` when it does
    /// not read within so many seconds.
    void tell(std::string_view line, double seconds, const base::StopFlag& stop, Failing late = Failing::hang);
    /// With the patience for everything but moves.
    void tell(std::string_view line, const base::StopFlag& stop) { tell(line, patience_, stop); }

    /// Reads lines until take(line) gives something. PlayerFailed when nothing of the kind comes: `late` when it is too
    /// late.
    template <class Take>
    auto await(const Take& take, double seconds, const base::StopFlag& stop, Failing late = Failing::hang) {
        const Deadline deadline = deadlineIn(seconds);
        std::string line;
        for (;;) {
            const Heard heard = process_ ? process_->readLine(line, deadline, stop) : Heard::end;
            if (heard != Heard::line) fail(heard, late);
            spoke_ = true;
            if (auto taken = take(std::string_view(line))) return *taken;
            // Lines that come without a pause would keep the reader from ever looking at the clock.
            if (std::chrono::steady_clock::now() >= deadline) fail(Heard::silence, late);
        }
    }

    /// Ends it and throws: this game is over for it, and the next one starts it again.
    [[noreturn]] void fail(Failing how, const std::string& detail);

  private:
    Launch launch_;
    double patience_;
    std::string farewell_;
    std::unique_ptr<Process> process_;
    bool spoke_ = false;  // it has said something since it was started

    [[noreturn]] void fail(Heard heard, Failing late);
    std::string end(double patience);
};

/// What a program said, fit to be shown: one line, not too long.
std::string shownLine(std::string_view line);

}  // namespace mitos::arena
