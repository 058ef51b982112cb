#pragma once
// A program that speaks one of the protocols. Players start it when it is first needed, and again after a failure.
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "arena/failing.h"
#include "arena/process.h"
#include "base/limits.h"

namespace mitos::arena {

/// Talks to a program and turns its failures into PlayerFailed, and a raised stop flag into PlayerStopped. A command
/// that cannot be run at all is no failure of a player, but a base::Error (system).
class Program {
  public:
    /// Does not start the program yet. `patience` is in seconds, for every response except moves; `farewell` is the
    /// last line that the program gets.
    Program(Launch launch, double patience, std::string farewell);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    [[nodiscard]] bool running() const { return process_ != nullptr; }
    [[nodiscard]] const Launch& launch() const { return launch_; }
    [[nodiscard]] double patience() const { return patience_; }
    /// Starts the program afresh. Throws a base::Error (system) if there can be no process.
    void start();

    /// Sends a line. Throws PlayerFailed if the program does not take it: `crash` if it has ended, `closed` if its
    /// input is, `late` if it does not read the line within this many seconds.
    void tell(std::string_view line, double seconds, const base::StopFlag& stop, Failing late = Failing::hang);
    /// Sends a line, with the patience for everything except moves.
    void tell(std::string_view line, const base::StopFlag& stop) { tell(line, patience_, stop); }

    /// Reads lines until take(line) returns a value, and returns it. Throws PlayerFailed if the program ends, closes
    /// its output or floods it, and with `late` if the seconds have passed.
    template <class Take>
    auto await(const Take& take, double seconds, const base::StopFlag& stop, Failing late = Failing::hang) {
        const Deadline deadline = deadlineIn(seconds);
        std::string line;
        for (;;) {
            const Heard heard = process_ ? process_->readLine(line, deadline, stop) : Heard::end;
            if (heard != Heard::line) fail(heard, late);
            spoke_ = true;
            if (auto taken = take(std::string_view(line))) return *taken;
            // readLine() checks the deadline only if it must wait, which it never does if lines come without a pause.
            if (std::chrono::steady_clock::now() >= deadline) fail(Heard::silence, late);
        }
    }

    /// Ends the program and throws PlayerFailed: the game is over for it, and the next one starts it again.
    [[noreturn]] void fail(Failing how, const std::string& detail);

  private:
    Launch launch_;
    double patience_;
    std::string farewell_;
    std::unique_ptr<Process> process_;
    bool spoke_ = false;  // it has written a line since it was started

    [[noreturn]] void fail(Heard heard, Failing late);
    std::string end(double patience);
};

/// Returns the line of a program in a form that can be displayed: without control characters and not too long.
std::string shownLine(std::string_view line);

}  // namespace mitos::arena
