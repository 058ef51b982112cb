#pragma once
// A program that is talked to over pipes, a line at a time: started in a group of its own, so that everything that it
// started ends with it, and never trusted: it may be silent, flood its output, or die at any moment. It ends with us,
// too, however we end.
#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/limits.h"

namespace mitos::arena {

using Deadline = std::chrono::steady_clock::time_point;

/// From now; for ever where that is too long to be counted.
Deadline deadlineIn(double seconds);

struct Launch {
    std::string command;                     // as one types it; /bin/sh takes it apart
    std::filesystem::path directory;         // where it runs; here when empty
    std::filesystem::path log{"/dev/null"};  // where its standard error goes; appended to

    friend bool operator==(const Launch&, const Launch&) = default;
};

/// What came of waiting for a line.
enum class Heard : std::uint8_t {
    line,
    silence,       // the deadline passed
    end,           // the program has ended: it is over, even if a child of it lives on
    closedInput,   // it runs on, but reads nothing any more
    closedOutput,  // it runs on, but writes nothing any more
    flood,         // a line, or all lines since something was last sent, were longer than any answer
    stopped,       // the stop flag was raised
};

class Process {
  public:
    static constexpr std::size_t longestLine = std::size_t{1} << 18U;
    static constexpr std::size_t mostUnasked = std::size_t{1} << 22U;

    /// An Error (system) when there can be no process or pipe. A command that does not exist is not seen here: the
    /// shell says so by the exit code 127.
    explicit Process(const Launch& launch);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Ends the line. Nothing when all of it was taken; otherwise why not: it has ended, or closed its input, not
    /// before the deadline (`silence`), it floods its output instead, or the flag was raised.
    std::optional<Heard> send(std::string_view line, Deadline deadline, const base::StopFlag& stop);
    /// Without the line end (CR LF too).
    Heard readLine(std::string& line, Deadline deadline, const base::StopFlag& stop);

    /// Closes its input, gives it a moment to end by itself, and ends it and all that it started. How it ended: `exit
    /// 1`, `signal 11`.
    std::string end(double patience);
    /// The exit code after end(); nothing else for a signal than -1.
    [[nodiscard]] int exitCode() const { return exitCode_; }

  private:
    pid_t process_ = -1;
    pid_t keeper_ = -1;  // leads the group of the program, and ends it when we are gone
    int lifeline_ = -1;  // the keeper waits until nobody holds this end
    int input_ = -1;     // we write, it reads
    int output_ = -1;    // it writes, we read
    int exitCode_ = -1;
    std::string ending_;
    std::string buffer_;
    std::size_t taken_ = 0;    // of the buffer
    std::size_t unasked_ = 0;  // bytes that came since something was sent

    enum class Taken : std::uint8_t { something, nothing, end };

    void startKeeper(const std::string& command);
    void startProgram(const Launch& launch);
    [[nodiscard]] bool takeLine(std::string& line);
    Taken takeIn();
    std::optional<Heard> awaitRoom(Deadline deadline, const base::StopFlag& stop);
    [[nodiscard]] bool ended() const;
    [[nodiscard]] Heard endedOr(Heard closed) const;
    void endGroup();
    void reap();
};

}  // namespace mitos::arena
