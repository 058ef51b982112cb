#include "arena/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <ctime>
#include <system_error>
#include <thread>

#include "base/error.h"
#include "base/phrases.h"
#include "texts/match.h"

namespace mitos::arena {
namespace {

using Clock = std::chrono::steady_clock;

// The interval at which the stop flag is polled while nothing comes.
constexpr int glanceMilliseconds = 50;

[[noreturn]] void refuseStart(const std::string& command, int reason) {
    throw base::Error(base::Fault::system, base::say(text::cannotStart, base::shownWord(command, 60),
                                                     std::generic_category().message(reason)));
}

int millisecondsUntil(Deadline deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, glanceMilliseconds));
}

// Returns the command for the shell. Shells like dash start even a single program as their child, which this process
// could kill but not reap. So a single program gets `exec`, by which the shell becomes the program.
std::string forShell(const std::string& command) {
    const std::string firstWord = command.substr(0, command.find(' '));
    const bool simple =
        command.find_first_of(";&|<>(){}$`\n") == std::string::npos && firstWord.find('=') == std::string::npos;
    return simple ? "exec " + command : command;
}

// A pipe whose ends other children do not inherit.
struct Pipe {
    std::array<int, 2> ends{-1, -1};

    explicit Pipe(const std::string& command) {
        if (pipe2(ends.data(), O_CLOEXEC) != 0) refuseStart(command, errno);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        for (const int end : ends) {
            if (end >= 0) close(end);
        }
    }
    int take(std::size_t end) { return std::exchange(ends[end], -1); }
};

// The file for the program's standard error. It is opened before the program starts and changes its directory, so
// that errors can be reported.
class Log {
  public:
    explicit Log(const std::filesystem::path& path)
        : handle_(open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644)) {
        if (handle_ >= 0) return;
        throw base::Error(base::Fault::system,
                          base::say(text::cannotWrite, path.string(), std::generic_category().message(errno)));
    }
    Log(const Log&) = delete;
    Log& operator=(const Log&) = delete;
    ~Log() { close(handle_); }
    [[nodiscard]] int handle() const { return handle_; }

  private:
    int handle_;
};

// The steps that a child takes before its program begins.
class Preparation {
  public:
    Preparation() {
        posix_spawn_file_actions_init(&actions);
        posix_spawnattr_init(&attributes);
    }
    Preparation(const Preparation&) = delete;
    Preparation& operator=(const Preparation&) = delete;
    ~Preparation() {
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
    }

    void setStreams(int input, int output, int error) {
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO);
    }

    void setDirectory(const std::filesystem::path& directory) {
        if (!directory.empty()) posix_spawn_file_actions_addchdir_np(&actions, directory.c_str());
    }

    // Puts the child into a process group, 0 for a new one, and gives it the usual signals. A Ctrl-C at the terminal
    // reaches Mitos alone, because the child is in another group.
    void setGroup(pid_t group) {
        sigset_t none;
        sigset_t usual;
        sigemptyset(&none);
        sigemptyset(&usual);
        for (const int signal : {SIGINT, SIGTERM, SIGPIPE, SIGQUIT, SIGHUP, SIGXFSZ}) sigaddset(&usual, signal);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &usual);
        posix_spawnattr_setpgroup(&attributes, group);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }

    // Starts the shell with this script. Returns the process, or -errno if there is none.
    [[nodiscard]] pid_t spawnShell(const std::string& script) const {
        std::array<std::string, 3> words{"sh", "-c", script};
        std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
        pid_t process = -1;
        const int failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments.data(), environ);
        return failure == 0 ? process : -failure;
    }

  private:
    posix_spawn_file_actions_t actions{};
    posix_spawnattr_t attributes{};
};

// Blocks SIGPIPE in this thread as long as it lives: writing to a pipe that no process reads raises it, and it would
// end Mitos. A signal that came meanwhile is removed, unless it was pending before.
class WithoutPipeSignal {
  public:
    WithoutPipeSignal() {
        sigset_t waiting;
        sigemptyset(&pipeSignal_);
        sigaddset(&pipeSignal_, SIGPIPE);
        sigpending(&waiting);
        before_ = sigismember(&waiting, SIGPIPE) == 1;
        pthread_sigmask(SIG_BLOCK, &pipeSignal_, &mask_);
    }
    WithoutPipeSignal(const WithoutPipeSignal&) = delete;
    WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;
    ~WithoutPipeSignal() {
        const timespec now{};
        while (!before_ && sigtimedwait(&pipeSignal_, nullptr, &now) == -1 && errno == EINTR) {
        }
        pthread_sigmask(SIG_SETMASK, &mask_, nullptr);
    }

  private:
    sigset_t pipeSignal_{};
    sigset_t mask_{};
    bool before_ = false;
};

}  // namespace

Deadline deadlineIn(double seconds) {
    constexpr double longest = 1e8;  // three years
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(
                              std::chrono::duration<double>(std::clamp(seconds, 0.0, longest)));
}

Process::Process(const Launch& launch) {
    startKeeper(launch.command);
    try {
        startProgram(launch);
    } catch (...) {
        endGroup();
        throw;
    }
}

// Starts the keeper, a shell that reads from a pipe of which only Mitos holds the other end. The system closes that
// end when Mitos ends, even by SIGKILL, and the keeper then kills its whole group. (PR_SET_PDEATHSIG, a signal on the
// death of the parent, would come when the thread ends that started the program, and would not reach the program's
// own children.) The keeper leads the group, so there is no moment in which the program has no keeper.
void Process::startKeeper(const std::string& command) {
    Pipe lifeline(command);
    const Log nothing("/dev/null");
    Preparation preparation;
    preparation.setStreams(lifeline.ends[0], nothing.handle(), nothing.handle());
    preparation.setGroup(0);
    // Signals that a program sends to its own group must not end its keeper.
    const pid_t keeper = preparation.spawnShell("trap '' HUP INT QUIT TERM PIPE; read -r line; kill -s KILL 0");
    if (keeper < 0) refuseStart(command, -keeper);
    keeper_ = keeper;
    lifeline_ = lifeline.take(1);
}

void Process::startProgram(const Launch& launch) {
    Pipe input(launch.command);
    Pipe output(launch.command);
    const Log log(launch.log);
    Preparation preparation;
    preparation.setStreams(input.ends[0], output.ends[1], log.handle());
    preparation.setDirectory(launch.directory);
    preparation.setGroup(keeper_);
    const pid_t process = preparation.spawnShell(forShell(launch.command));
    if (process < 0) {
        refuseStart(launch.directory.empty() ? launch.command : launch.directory.string() + ": " + launch.command,
                    -process);
    }
    process_ = process;
    input_ = input.take(1);
    output_ = output.take(0);
    fcntl(input_, F_SETFL, O_NONBLOCK);
    fcntl(output_, F_SETFL, O_NONBLOCK);
}

Process::~Process() { end(0); }

std::optional<Heard> Process::send(std::string_view line, Deadline deadline, const base::StopFlag& stop) {
    unasked_ = 0;
    const std::string text = std::string(line) + '\n';
    std::string_view left = text;
    const WithoutPipeSignal guard;
    while (!left.empty()) {
        if (input_ < 0) return Heard::end;  // end() was called
        const ssize_t written = write(input_, left.data(), left.size());
        if (written > 0) {
            left.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            if (const auto why = awaitRoom(deadline, stop)) return why;
        } else if (errno != EINTR) {
            return endedOr(Heard::closedInput);
        }
    }
    return std::nullopt;
}

// Waits until the program can take more input, and reads its output meanwhile: a program that does not read may be
// waiting until its own output is read. Returns the reason if sending must end.
std::optional<Heard> Process::awaitRoom(Deadline deadline, const base::StopFlag& stop) {
    if (stop.raised()) return Heard::stopped;
    if (Clock::now() >= deadline) return Heard::silence;
    std::array<pollfd, 2> either{{{input_, POLLOUT, 0}, {output_, POLLIN, 0}}};
    poll(either.data(), either.size(), millisecondsUntil(deadline));
    if (buffer_.size() > mostUnasked) return Heard::flood;
    if (either[1].revents != 0 && takeIn() == Taken::end && (either[0].revents & POLLOUT) == 0) {
        if (ended()) return Heard::end;
        std::this_thread::sleep_for(
            std::chrono::milliseconds(glanceMilliseconds));  // its output is closed; it may still read
    }
    return std::nullopt;
}

// Reads a piece of the program's output into the buffer, without waiting.
Process::Taken Process::takeIn() {
    std::array<char, 16384> chunk;
    const ssize_t count = output_ < 0 ? 0 : read(output_, chunk.data(), chunk.size());
    if (count < 0) return errno == EAGAIN || errno == EINTR ? Taken::nothing : Taken::end;
    if (count == 0) return Taken::end;
    buffer_.append(chunk.data(), static_cast<std::size_t>(count));
    unasked_ += static_cast<std::size_t>(count);
    return Taken::something;
}

bool Process::takeLine(std::string& line) {
    const std::size_t end = buffer_.find('\n', taken_);
    if (end == std::string::npos) {
        buffer_.erase(0, taken_);
        taken_ = 0;
        return false;
    }
    line.assign(buffer_, taken_, end - taken_);
    if (line.ends_with('\r')) line.pop_back();
    taken_ = end + 1;
    return true;
}

Heard Process::readLine(std::string& line, Deadline deadline, const base::StopFlag& stop) {
    for (;;) {
        if (takeLine(line)) return Heard::line;
        if (buffer_.size() > longestLine || unasked_ > mostUnasked) return Heard::flood;
        if (stop.raised()) return Heard::stopped;
        const Taken taken = takeIn();
        if (taken == Taken::something) continue;
        if (taken == Taken::end) {
            if (buffer_.empty()) return output_ < 0 ? Heard::end : endedOr(Heard::closedOutput);
            line = std::exchange(buffer_, {});  // a last line without its end
            return Heard::line;
        }
        if (Clock::now() >= deadline) return Heard::silence;
        pollfd something{output_, POLLIN, 0};
        const bool gone = ended();  // before the poll, so that its last output is not missed
        if (poll(&something, 1, gone ? 0 : millisecondsUntil(deadline)) == 0 && gone) return Heard::end;
    }
}

// Returns whether the program has ended, without reaping it: end() does that.
bool Process::ended() const {
    siginfo_t state{};
    return waitid(P_PID, static_cast<id_t>(process_), &state, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           state.si_pid == process_;
}

// Returns `end` if the program ends within a moment, as programs do that have closed their pipes; `closed` if not.
Heard Process::endedOr(Heard closed) const {
    constexpr double lastBreath = 1;  // seconds; on a loaded machine an end is noticed late
    const Deadline until = deadlineIn(lastBreath);
    while (!ended()) {
        if (Clock::now() >= until) return closed;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return Heard::end;
}

std::string Process::end(double patience) {
    if (process_ < 0) return ending_;
    close(std::exchange(input_, -1));
    const Deadline until = deadlineIn(patience);
    while (!ended() && Clock::now() < until) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    close(std::exchange(output_, -1));
    endGroup();
    reap();
    return ending_;
}

// Kills the group and then reaps the keeper. Until it is reaped, no other group can get the same number.
void Process::endGroup() {
    kill(-keeper_, SIGKILL);
    close(std::exchange(lifeline_, -1));
    while (waitpid(keeper_, nullptr, 0) == -1 && errno == EINTR) {
    }
    keeper_ = -1;
}

void Process::reap() {
    int status = 0;
    while (waitpid(process_, &status, 0) == -1 && errno == EINTR) {
    }
    process_ = -1;
    if (WIFEXITED(status)) {
        exitCode_ = WEXITSTATUS(status);
        ending_ = "exit " + std::to_string(exitCode_);
    } else {
        ending_ = "signal " + std::to_string(WTERMSIG(status));
    }
}

}  // namespace mitos::arena
