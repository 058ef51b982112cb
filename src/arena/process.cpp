#include "arena/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <system_error>
#include <thread>

#include "base/error.h"
#include "base/texts/errors.h"
#include "base/texts/match.h"

namespace mitos::arena {
namespace {

using Clock = std::chrono::steady_clock;

// So often the stop flag is looked at while nothing comes.
constexpr int glanceMilliseconds = 50;

[[noreturn]] void refuseStart(const std::string& command, int reason) {
    throw base::Error(base::Fault::system, base::say(text::cannotStart, base::shownWord(command, 60),
                                                     std::generic_category().message(reason)));
}

int millisecondsUntil(Deadline deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, glanceMilliseconds));
}

// Shells like dash start even a single program as a child of theirs, which we could end but never take away. So the shell is told
// to become the program, where there is only one.
std::string forShell(const std::string& command) {
    const std::string firstWord = command.substr(0, command.find(' '));
    const bool simple =
        command.find_first_of(";&|<>(){}$`\n") == std::string::npos && firstWord.find('=') == std::string::npos;
    return simple ? "exec " + command : command;
}

// Two ends of a pipe that other children do not inherit.
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

// Where the program's standard error goes: opened here, not in the directory of the program, so that what is wrong with it can be
// told.
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

// What the child has to do before the program begins.
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

    void set(const Launch& launch, int input, int output, int log) {
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions, log, STDERR_FILENO);
        if (!launch.directory.empty()) {
            posix_spawn_file_actions_addchdir_np(&actions, launch.directory.c_str());
        }
        // Signals as every program expects them: a Ctrl-C at the terminal goes to us alone, for it has a group of its own.
        sigset_t none;
        sigset_t usual;
        sigemptyset(&none);
        sigemptyset(&usual);
        for (const int signal : {SIGINT, SIGTERM, SIGPIPE, SIGQUIT, SIGHUP}) sigaddset(&usual, signal);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &usual);
        posix_spawnattr_setpgroup(&attributes, 0);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }

    posix_spawn_file_actions_t actions{};
    posix_spawnattr_t attributes{};
};

// Whoever writes to a pipe that nobody reads gets SIGPIPE, which would end us. It is held back in this thread while it writes,
// and taken away if it came (unless it was waiting before).
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
    Pipe input(launch.command);
    Pipe output(launch.command);
    const Log log(launch.log);
    Preparation preparation;
    preparation.set(launch, input.ends[0], output.ends[1], log.handle());
    std::array<std::string, 3> words{"sh", "-c", forShell(launch.command)};
    std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
    const int failure =
        posix_spawn(&process_, "/bin/sh", &preparation.actions, &preparation.attributes, arguments.data(), environ);
    if (failure != 0) {
        process_ = -1;
        refuseStart(launch.directory.empty() ? launch.command : launch.directory.string() + ": " + launch.command,
                    failure);
    }
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
        if (input_ < 0) return Heard::end;
        const ssize_t written = write(input_, left.data(), left.size());
        if (written > 0) {
            left.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            if (const auto why = awaitRoom(deadline, stop)) return why;
        } else if (errno != EINTR) {
            return Heard::end;
        }
    }
    return std::nullopt;
}

// A program that does not read may be waiting for us to read: what it writes meanwhile is taken in.
std::optional<Heard> Process::awaitRoom(Deadline deadline, const base::StopFlag& stop) {
    if (stop.raised()) return Heard::stopped;
    if (Clock::now() >= deadline) return Heard::silence;
    std::array<pollfd, 2> either{{{input_, POLLOUT, 0}, {output_, POLLIN, 0}}};
    poll(either.data(), either.size(), millisecondsUntil(deadline));
    if (buffer_.size() > mostUnasked) return Heard::flood;
    if (either[1].revents != 0 && takeIn() == Taken::end && (either[0].revents & POLLOUT) == 0) {
        if (ended()) return Heard::end;
        std::this_thread::sleep_for(
            std::chrono::milliseconds(glanceMilliseconds));  // it closed its output; it may still read
    }
    return std::nullopt;
}

// A piece of its output into the buffer.
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
            if (buffer_.empty()) return Heard::end;
            line = std::exchange(buffer_, {});  // the last line of some has no end
            return Heard::line;
        }
        if (Clock::now() >= deadline) return Heard::silence;
        pollfd something{output_, POLLIN, 0};
        const bool gone = ended();  // before the look, so that its last words are not missed
        if (poll(&something, 1, gone ? 0 : millisecondsUntil(deadline)) == 0 && gone) return Heard::end;
    }
}

// The leader is looked at without being taken away: as long as it is there, the number of its group is nobody else's.
bool Process::ended() const {
    siginfo_t state{};
    return waitid(P_PID, static_cast<id_t>(process_), &state, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           state.si_pid == process_;
}

std::string Process::end(double patience) {
    if (process_ < 0) return ending_;
    close(std::exchange(input_, -1));
    const Deadline until = deadlineIn(patience);
    while (!ended() && Clock::now() < until) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    kill(-process_, SIGKILL);
    close(std::exchange(output_, -1));
    reap();
    return ending_;
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
