#include "cli/protocol_verbs.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cerrno>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <thread>

#include "api/grid/games.h"
#include "api/workshop/version.h"
#include "base/error.h"
#include "base/files.h"
#include "base/texts/protocols.h"
#include "base/texts/terminal.h"
#include "base/units.h"
#include "cli/values.h"
#include "protocols/gtp.h"
#include "protocols/nboard.h"
#include "protocols/ugi.h"
#include "protocols/ugi_grid.h"
#include "protocols/ugi_othello.h"

namespace mitos::cli {
namespace {

using base::Error;
using base::Fault;
using base::say;

constexpr std::size_t longestLine = std::size_t{4} << 20U;  // whole games come in one
constexpr int mostProtocolDepth = 60;

struct ProtocolOptions {
    std::string depth;
    std::string time;
    std::string memory;
    std::string threads = "1";
    std::string evaluation;
    std::string game = "othello";  // of UGI
};

// Lines from standard input, at once as they come; what is longer than any line may be is cut.
class InputLines {
  public:
    bool next(std::string& line) {
        for (;;) {
            const std::size_t end = buffer_.find('\n', searched_);
            if (end != std::string::npos) {
                line.assign(buffer_, 0, end);
                buffer_.erase(0, end + 1);
                searched_ = 0;
                if (std::exchange(tooLong_, false)) continue;  // the rest of what was cut
                return true;
            }
            if (buffer_.size() > longestLine) {
                buffer_.clear();
                tooLong_ = true;
            }
            searched_ = buffer_.size();
            if (!fill()) break;
        }
        line = std::exchange(buffer_, {});
        searched_ = 0;
        return !line.empty();
    }

  private:
    bool fill() {
        std::array<char, 16384> piece;
        ssize_t got = 0;
        do {
            got = ::read(STDIN_FILENO, piece.data(), piece.size());
        } while (got < 0 && errno == EINTR);
        if (got > 0) buffer_.append(piece.data(), static_cast<std::size_t>(got));
        return got > 0;
    }

    std::string buffer_;
    std::size_t searched_ = 0;
    bool tooLong_ = false;
};

void writeNow(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

// Lines that are read on a thread of their own, so that an urgent one is seen while others wait before it. What is left of it at
// the end of the process is the thread's own.
class WaitingLines {
  public:
    WaitingLines() {
        std::thread([shared = shared_] {
            InputLines lines;
            std::string line;
            while (lines.next(line)) shared->add(line);
            shared->add(std::nullopt);
        }).detach();
    }

    /// The next line; nothing at the end of the input. While the door is busy, and a line that waits is urgent, it is told to hurry.
    template <class Door>
    std::optional<std::string> next(Door& door) {
        std::unique_lock lock(shared_->mutex);
        for (;;) {
            if (!door.busy() && !shared_->lines.empty()) break;
            const bool urgent = std::any_of(shared_->lines.begin(), shared_->lines.end(),
                                            [](const auto& line) { return line && Door::isUrgent(*line); });
            if (urgent && door.busy()) door.hurry();
            if (!shared_->lines.empty() && !shared_->lines.front()) break;  // the end: the door knows how long to wait
            shared_->more.wait_for(lock, std::chrono::milliseconds(5));
        }
        std::optional<std::string> line = std::move(shared_->lines.front());
        shared_->lines.pop_front();
        return line;
    }

  private:
    struct Shared {
        std::mutex mutex;
        std::condition_variable more;
        std::deque<std::optional<std::string>> lines;

        void add(std::optional<std::string> line) {
            const std::lock_guard lock(mutex);
            lines.push_back(std::move(line));
            more.notify_one();
        }
    };
    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

std::optional<std::string> nextLine(InputLines& lines) {
    std::string line;
    return lines.next(line) ? std::optional(std::move(line)) : std::nullopt;
}

// Until it is told to quit, or nobody speaks or listens any more.
template <class Door, class Next>
ExitCode converse(const Context& context, Door& door, Next&& next) {
    while (context.console.outputFailure() == 0 && std::ferror(stdout) == 0) {
        const std::optional<std::string> line = next();
        if (!line) {
            door.finish();
            break;
        }
        if (!door.hear(*line)) break;
    }
    return ExitCode::done;
}

template <class Value>
std::optional<Value> readAmount(const std::string& typed, const char* option, const char* examples,
                                std::optional<Value> (*read)(std::string_view)) {
    if (typed.empty()) return std::nullopt;
    const auto value = read(typed);
    if (!value) refuseAmount(typed, option, examples);
    return value;
}

// A depth where one was given, the usual one where neither it nor a time was; 0 is none.
std::optional<int> readProtocolDepth(const ProtocolOptions& options, std::optional<int> usual) {
    if (options.depth.empty()) return options.time.empty() ? usual : std::nullopt;
    const auto depth = static_cast<int>(readNumber(options.depth, "--depth", "1, 6, 0", 0, mostProtocolDepth));
    return depth > 0 ? std::optional(depth) : std::nullopt;
}

unsigned readProtocolThreads(const ProtocolOptions& options) {
    const auto threads = static_cast<unsigned>(readNumber(options.threads, "--threads", "1, 2, 0", 0, 256));
    return threads == 0 ? std::max(1U, std::thread::hardware_concurrency()) : threads;
}

protocols::OthelloOptions readOthello(const Context& context, const ProtocolOptions& typed) {
    protocols::OthelloOptions options;
    options.engine.data = base::dataDirectory(context.data);
    if (!typed.evaluation.empty()) options.engine.evaluation = typed.evaluation;
    if (const auto bytes = readAmount(typed.memory, "--memory", "64M, 1G", base::readBytes))
        options.engine.bytes = *bytes;
    options.depth = readProtocolDepth(typed, options.depth);
    options.seconds = readAmount(typed.time, "--time", "500ms, 10s", base::readSeconds);
    options.version = api::workshop::version();
    return options;
}

std::unique_ptr<protocols::UgiGame> readUgiGame(const Context& context, const ProtocolOptions& typed) {
    if (typed.game == "othello") return protocols::ugiOthello(readOthello(context, typed));
    if (!typed.evaluation.empty()) throw Error(Fault::usage, say(text::protocolsTogether, "--evaluation"));
    protocols::GridDoorOptions options;
    options.depth = readProtocolDepth(typed, std::nullopt);
    options.seconds = readAmount(typed.time, "--time", "500ms, 10s", base::readSeconds);
    if (const auto bytes = readAmount(typed.memory, "--memory", "64M, 1G", base::readBytes)) options.bytes = *bytes;
    options.threads = readProtocolThreads(typed);
    return protocols::ugiGrid(api::grid::findGame(typed.game), options);
}

ExitCode speakUgi(const Context& context, const ProtocolOptions& options) {
    protocols::Answers answers(writeNow);
    protocols::UgiDoor door(readUgiGame(context, options), std::string(api::workshop::version()), answers);
    InputLines lines;
    return converse(context, door, [&] { return nextLine(lines); });
}

ExitCode speakNBoard(const Context& context, const ProtocolOptions& options) {
    protocols::Answers answers(writeNow);
    protocols::NBoardDoor door(readOthello(context, options), answers);
    InputLines lines;
    return converse(context, door, [&] { return nextLine(lines); });
}

ExitCode speakGtp(const Context& context, const ProtocolOptions& options) {
    protocols::Answers answers(writeNow);
    protocols::GtpDoor door(readOthello(context, options), answers);
    WaitingLines lines;
    return converse(context, door, [&] { return lines.next(door); });
}

using Speak = ExitCode (*)(const Context&, const ProtocolOptions&);

CLI::App* addProtocol(CLI::App& root, Context& context, const std::string& name, const base::Phrase& what, Speak speak,
                      const std::shared_ptr<ProtocolOptions>& options) {
    const Console& console = context.console;
    CLI::App* app = addCommand(root, context, name, what, text::verbsLabel);
    app->add_option("--depth", options->depth, console.in(text::protocolDepthOption))->option_text("N [6]");
    app->add_option("--time", options->time, console.in(text::protocolTimeOption))
        ->option_text(valueText(context, text::timeValue));
    app->add_option("--evaluation", options->evaluation, console.in(text::protocolEvaluationOption))
        ->option_text("NAME|FILE [phased]");
    app->add_option("--memory", options->memory, console.in(text::protocolMemoryOption))
        ->option_text(valueText(context, text::bytesValue, "64M"));
    addCommon(*app, context, Json::none);
    app->callback([&context, options, speak, name] {
        context.withoutJson = name;
        context.action = [&context, options, speak] { return speak(context, *options); };
    });
    return app;
}

}  // namespace

void addProtocols(CLI::App& root, Context& context) {
    const auto add = [&](const std::string& name, const base::Phrase& what, Speak speak,
                         const std::vector<std::string>& examples) {
        auto options = std::make_shared<ProtocolOptions>();
        CLI::App* app = addProtocol(root, context, name, what, speak, options);
        addExamples(*app, context, examples);
        return std::pair(app, options);
    };
    add("gtp", text::gtpVerb, speakGtp,
        {"mitos gtp", "mitos gtp --depth 8 --evaluation corners", "mitos gtp --time 500ms"});
    add("nboard", text::nboardVerb, speakNBoard,
        {"mitos nboard", "mitos nboard --depth 8", "mitos nboard --evaluation ./my.toml"});
    const auto [ugi, options] =
        add("ugi", text::ugiVerb, speakUgi, {"mitos ugi", "mitos ugi cse", "mitos ugi ./my-rules.toml --time 1s"});
    ugi->add_option("--threads", options->threads, context.console.in(text::protocolThreadsOption))
        ->option_text("N [1]");
    ugi->add_option("game", options->game, context.console.in(text::ugiGameArgument))->option_text("GAME [othello]");
}

}  // namespace mitos::cli
