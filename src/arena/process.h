#pragma once
// A program that Mitos talks to over pipes, line by line. It has a process group of its own, so that everything that
// it starts ends with it, and it ends when Mitos ends, in whatever way. It is never trusted: it may be silent, flood
// its output, or die at any moment.
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

/// Returns the time this many seconds from now, at most three years.
Deadline deadlineIn(double seconds);

/// A program to start.
struct Launch {
    std::string command;                     // a command for /bin/sh
    std::filesystem::path directory;         // its working directory; empty: that of Mitos
    std::filesystem::path log{"/dev/null"};  // the file to which its standard error is appended

    friend bool operator==(const Launch&, const Launch&) = default;
};

/// The result of waiting for a line of a program.
enum class Heard : std::uint8_t {
    line,
    silence,       // the deadline passed
    end,           // the program has ended, even if a child of it still runs
    closedInput,   // it still runs, but has closed its input
    closedOutput,  // it still runs, but has closed its output
    flood,         // a line, or all output since the last send(), was longer than any response
    stopped,       // the stop flag was raised
};

/// A running program with pipes to its standard input and output.
class Process {
  public:
    static constexpr std::size_t longestLine = std::size_t{1} << 18U;
    static constexpr std::size_t mostUnasked = std::size_t{1} << 22U;

    /// Starts the program. Throws a base::Error (system) if there can be no process or pipe. It does not notice a
    /// command that does not exist: the shell reports that by exit code 127.
    explicit Process(const Launch& launch);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Sends the line and a line end. Returns nothing if the program took all of it; if not, the reason: `end`,
    /// `closedInput`, `silence` (the deadline passed), `flood` (it writes without end instead), or `stopped`.
    std::optional<Heard> send(std::string_view line, Deadline deadline, const base::StopFlag& stop);
    /// Waits for a line and stores it in `line`, without its line end (LF or CR LF). Returns `line`, or the reason
    /// why there is none.
    Heard readLine(std::string& line, Deadline deadline, const base::StopFlag& stop);

    /// Closes the program's input, waits up to `patience` seconds for its end, and then kills it and all that it
    /// started. Returns how it ended: `exit 1`, `signal 11`.
    std::string end(double patience);
    /// Returns the exit code, once end() was called; -1 if a signal ended the program.
    [[nodiscard]] int exitCode() const { return exitCode_; }

  private:
    pid_t process_ = -1;
    pid_t keeper_ = -1;  // leads the group of the program, and ends it after Mitos has ended
    int lifeline_ = -1;  // the keeper waits until no process holds this end
    int input_ = -1;     // to the program's standard input
    int output_ = -1;    // from its standard output
    int exitCode_ = -1;
    std::string ending_;
    std::string buffer_;
    std::size_t taken_ = 0;    // the bytes of buffer_ that were returned as lines
    std::size_t unasked_ = 0;  // the bytes that came since the last send()

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
