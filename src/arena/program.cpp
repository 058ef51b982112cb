#include "arena/program.h"

#include "base/error.h"
#include "texts/match.h"

namespace mitos::arena {
namespace {

// Long enough for a program to save its data, short enough to wait for after every match.
constexpr double farewellSeconds = 0.5;
// The exit codes by which the shell reports that there is no such command, or that it cannot be run.
constexpr int notFound = 127;
constexpr int notRunnable = 126;

}  // namespace

std::string shownLine(std::string_view line) { return base::shownWord(line, 60); }

Program::Program(Launch launch, double patience, std::string farewell)
    : launch_(std::move(launch)), patience_(patience), farewell_(std::move(farewell)) {}

Program::~Program() {
    if (!process_) return;
    process_->send(farewell_, deadlineIn(0), base::StopFlag{});
    process_->end(farewellSeconds);
}

void Program::start() {
    process_.reset();
    process_ = std::make_unique<Process>(launch_);
    spoke_ = false;
}

void Program::tell(std::string_view line, double seconds, const base::StopFlag& stop, Failing late) {
    if (!process_) fail(Heard::end, late);
    if (const auto why = process_->send(line, deadlineIn(seconds), stop)) fail(*why, late);
}

std::string Program::end(double patience) {
    if (!process_) return {};
    std::string how = process_->end(patience);
    const int code = process_->exitCode();
    process_.reset();
    if (!spoke_ && (code == notFound || code == notRunnable)) {
        throw base::Error(base::Fault::system, base::say(text::noSuchProgram, base::shownWord(launch_.command, 60)));
    }
    return how;
}

void Program::fail(Failing how, const std::string& detail) {
    end(0);
    throw PlayerFailed(how, detail);
}

void Program::fail(Heard heard, Failing late) {
    switch (heard) {
    case Heard::stopped:
        end(0);
        throw PlayerStopped();
    case Heard::end:
        throw PlayerFailed(Failing::crash, end(0));
    case Heard::closedInput:
        fail(Failing::closed, "input");
    case Heard::closedOutput:
        fail(Failing::closed, "output");
    case Heard::flood:
        fail(Failing::flood, {});
    case Heard::silence:
    case Heard::line:
        break;
    }
    fail(late, {});
}

}  // namespace mitos::arena
