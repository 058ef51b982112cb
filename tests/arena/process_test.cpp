// Label: threads
#include "arena/process.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <memory>
#include <thread>

#include "base/error.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::arena {
namespace process_test {

constexpr double patience = 300;  // seconds; the last resort against hanging

Launch launchOf(std::string command) {
    Launch launch;
    launch.command = std::move(command);
    return launch;
}

class Talk {
  public:
    explicit Talk(const std::string& command) : process_(launchOf(command)) {}

    Process& process() { return process_; }
    bool send(std::string_view line) { return !process_.send(line, deadlineIn(patience), stop_); }
    Heard hear(double seconds = patience) { return process_.readLine(line_, deadlineIn(seconds), stop_); }
    const std::string& line() const { return line_; }
    base::StopFlag& stop() { return stop_; }

  private:
    Process process_;
    base::StopFlag stop_;
    std::string line_;
};

TEST(Process, AnswersLineByLine) {
    Talk talk("cat");
    ASSERT_TRUE(talk.send("one"));
    ASSERT_TRUE(talk.send("two words"));
    ASSERT_EQ(talk.hear(), Heard::line);
    EXPECT_EQ(talk.line(), "one");
    ASSERT_EQ(talk.hear(), Heard::line);
    EXPECT_EQ(talk.line(), "two words");
    EXPECT_EQ(talk.hear(0.01), Heard::silence);
    EXPECT_EQ(talk.process().end(patience), "exit 0");
}

TEST(Process, TakesTheCommandApartAsAShellDoes) {
    Talk talk("printf '%s\\r\\n' 'a b' \"c\"; printf last");
    ASSERT_EQ(talk.hear(), Heard::line);
    EXPECT_EQ(talk.line(), "a b") << "without the carriage return";
    ASSERT_EQ(talk.hear(), Heard::line);
    EXPECT_EQ(talk.line(), "c");
    ASSERT_EQ(talk.hear(), Heard::line);
    EXPECT_EQ(talk.line(), "last") << "also without a line end";
    EXPECT_EQ(talk.hear(), Heard::end);
}

TEST(Process, TellsHowItEnded) {
    Talk code("true; exit 3");
    EXPECT_EQ(code.hear(), Heard::end);
    EXPECT_EQ(code.process().end(patience), "exit 3");
    EXPECT_EQ(code.process().exitCode(), 3);
    Talk killed("kill -SEGV $$");
    EXPECT_EQ(killed.hear(), Heard::end);
    EXPECT_EQ(killed.process().end(patience), "signal 11");
    Talk missing("/nowhere/no-such-program");
    EXPECT_EQ(missing.hear(), Heard::end);
    missing.process().end(patience);
    EXPECT_EQ(missing.process().exitCode(), 127);
}

TEST(Process, SurvivesThatNobodyListens) {  // no SIGPIPE
    Talk talk("exec 0<&-; echo closed; sleep 1000");
    ASSERT_EQ(talk.hear(), Heard::line);
    EXPECT_FALSE(talk.send("hello"));
}

TEST(Process, DoesNotWaitForOneThatNeverReads) {
    Talk talk("sleep 1000");
    const std::string much(1 << 20, 'x');
    EXPECT_EQ(talk.process().send(much, deadlineIn(0.05), talk.stop()), Heard::silence);
}

TEST(Process, IsLeftWhenTheFlagIsRaisedWhileItDoesNotRead) {
    Talk talk("sleep 1000");
    const std::string much(1 << 20, 'x');
    std::thread person([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        talk.stop().raise();
    });
    EXPECT_EQ(talk.process().send(much, deadlineIn(patience), talk.stop()), Heard::stopped);
    person.join();
}

// A program that waits until its output is read does not read its input: without care both sides wait for ever.
TEST(Process, IsHeardWhileItDoesNotRead) {
    Talk talk("head -c 200000 /dev/zero | tr '\\0' 'y' | fold -w 1000; echo; wc -c");
    ASSERT_TRUE(talk.send(std::string(1 << 20, 'x')));
    ASSERT_EQ(talk.hear(), Heard::line);
    EXPECT_EQ(talk.line(), std::string(1000, 'y'));
}

TEST(Process, FloodsAlsoWhileItDoesNotRead) {
    Talk talk("yes");
    EXPECT_EQ(talk.process().send(std::string(1 << 20, 'x'), deadlineIn(patience), talk.stop()), Heard::flood);
}

TEST(Process, FindsALineWithoutEnd) {
    Talk talk("yes | tr -d '\\n'");
    EXPECT_EQ(talk.hear(), Heard::flood);
}

TEST(Process, FindsLinesWithoutEnd) {
    Talk talk("yes");
    Heard heard = Heard::line;
    while (heard == Heard::line) heard = talk.hear();
    EXPECT_EQ(heard, Heard::flood);
}

TEST(Process, IsLeftWhenTheFlagIsRaised) {
    Talk talk("sleep 1000");
    std::thread person([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        talk.stop().raise();
    });
    EXPECT_EQ(talk.hear(), Heard::stopped);
    person.join();
}

// Returns whether the process has ended. It is a zombie until the process that inherits it reaps it.
bool endsSoon(pid_t process) {
    for (int i = 0; i < 60'000; ++i) {
        std::ifstream state("/proc/" + std::to_string(process) + "/stat");
        std::string word;
        if (!(state >> word >> word >> word) || word == "Z") return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return false;
}

TEST(Process, TakesItsChildrenWithIt) {
    const test::TemporaryDirectory directory;
    const std::string file = (directory / "pid").string();
    pid_t child = 0;
    {
        Talk talk("(sleep 1000 & echo $!); cat");
        ASSERT_EQ(talk.hear(), Heard::line);
        child = static_cast<pid_t>(std::stol(talk.line()));
        EXPECT_EQ(kill(child, 0), 0);
    }
    EXPECT_TRUE(endsSoon(child));
}

// A process that starts a program and is then killed without a chance to react.
TEST(Process, EndsWithTheProcessThatStartedIt) {
    for (const char* command : {"echo $$; exec sleep 1000", "(sleep 1000 & echo $!); cat"}) {
        int told[2];
        ASSERT_EQ(pipe(told), 0);
        const pid_t owner = fork();
        ASSERT_GE(owner, 0);
        if (owner == 0) {
            Talk talk(command);
            if (talk.hear() != Heard::line) _exit(1);
            const std::string line = talk.line() + "\n";
            if (write(told[1], line.data(), line.size()) < 0) _exit(1);
            for (;;) pause();
        }
        close(told[1]);
        char number[32] = {};
        ASSERT_GT(read(told[0], number, sizeof(number) - 1), 0) << command;
        close(told[0]);
        const auto program = static_cast<pid_t>(std::stol(number));
        EXPECT_EQ(kill(program, 0), 0) << command;
        kill(owner, SIGKILL);
        waitpid(owner, nullptr, 0);
        EXPECT_TRUE(endsSoon(program)) << command;
    }
}

TEST(Process, RunsOnWhenTheThreadEndsThatStartedIt) {
    std::unique_ptr<Talk> talk;
    std::thread([&] { talk = std::make_unique<Talk>("cat"); }).join();
    ASSERT_TRUE(talk->send("still there"));
    ASSERT_EQ(talk->hear(), Heard::line);
    EXPECT_EQ(talk->line(), "still there");
}

TEST(Process, IsKnownToRunOnWhenItHasClosedAPipe) {
    Talk output("exec 1>&-; exec sleep 1000");
    EXPECT_EQ(output.hear(), Heard::closedOutput);
    Talk input("exec 0<&-; echo closed; exec sleep 1000");
    ASSERT_EQ(input.hear(), Heard::line);
    EXPECT_EQ(input.process().send("hello", deadlineIn(patience), input.stop()), Heard::closedInput);
    Talk ended("true; exit 3");
    EXPECT_EQ(ended.hear(), Heard::end);
}

// Signals that Mitos ignores must not be ignored by a program, which would never receive them.
TEST(Process, GetsItsSignalsAsUsual) {
    void (*before)(int) = std::signal(SIGXFSZ, SIG_IGN);
    Talk talk("grep SigIgn /proc/self/status");
    ASSERT_EQ(talk.hear(), Heard::line);
    EXPECT_EQ(std::stoull(talk.line().substr(8), nullptr, 16) & (1ULL << (SIGXFSZ - 1)), 0U) << talk.line();
    std::signal(SIGXFSZ, before);
}

TEST(Process, RunsInItsDirectoryAndLogsItsErrors) {
    const test::TemporaryDirectory directory;
    Launch launch = launchOf("pwd; echo trouble >&2");
    launch.directory = directory.path();
    launch.log = directory / "log";
    Process process(launch);
    const base::StopFlag stop;
    std::string line;
    ASSERT_EQ(process.readLine(line, deadlineIn(patience), stop), Heard::line);
    EXPECT_EQ(std::filesystem::canonical(line), std::filesystem::canonical(directory.path()));
    process.end(patience);
    std::ifstream log(directory / "log");
    ASSERT_TRUE(std::getline(log, line));
    EXPECT_EQ(line, "trouble");
}

TEST(Process, NamesTheLogThatCannotBeWritten) {
    Launch launch = launchOf("cat");
    launch.log = "/nowhere/at/all.log";
    const auto error = test::thrownBy<base::Error>([&] { Process process(launch); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), base::Fault::system);
    EXPECT_EQ(error->in(text::Language::english), "cannot write /nowhere/at/all.log: No such file or directory");
}

TEST(Process, NeedsADirectoryThatExists) {
    Launch launch = launchOf("pwd");
    launch.directory = "/nowhere/at/all";
    EXPECT_THROW(Process process(launch), base::Error);
}

}  // namespace process_test
}  // namespace mitos::arena
