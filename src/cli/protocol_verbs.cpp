#include "cli/protocol_verbs.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <random>

#include "api/grid/games.h"
#include "api/workshop/version.h"
#include "base/error.h"
#include "base/files.h"
#include "base/units.h"
#include "cli/common/values.h"
#include "cli/othello/options.h"
#include "cli/protocol_lines.h"
#include "protocols/gtp.h"
#include "protocols/nboard.h"
#include "protocols/ugi.h"
#include "protocols/ugi_grid.h"
#include "protocols/ugi_othello.h"
#include "texts/champion.h"
#include "texts/protocols.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using api::othello::Algorithm;
using base::Error;
using base::Fault;
using base::say;
using engine::othello::Feature;

constexpr int mostProtocolDepth = 60;

struct ProtocolOptions {
    std::string depth;
    std::string time;
    std::string memory;
    std::string threads;
    std::string evaluation;
    std::string algorithm;
    std::string level;
    std::string seed;
    bool ponder = false;           // of GTP
    std::string game = "othello";  // of UGI
};

void writeNow(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

// Until it is told to quit, or nobody speaks or listens any more.
template <class Door, class Next>
ExitCode converse(const Context& context, Door& door, Next&& next) {
    while (context.console.outputFailure() == 0 && std::ferror(stdout) == 0) {
        const std::optional<InputLine> line = next();
        if (!line) {
            door.finish();
            break;
        }
        if (line->tooLong) {
            door.hearTooLong(line->text);
        } else if (!door.hear(line->text)) {
            break;
        }
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
    if (options.threads.empty()) return 1;
    return readThreads(options.threads, "--threads", 256);
}

// Throws an Error (usage) for what would have no effect.
void checkTogether(const ProtocolOptions& typed, Algorithm algorithm) {
    const bool otherEvaluation = !typed.evaluation.empty() && !api::othello::isPattern(typed.evaluation);
    std::vector<engine::othello::AskedFeature> asked;
    if (!typed.level.empty()) asked.push_back({Feature::level, "--level"});
    if (typed.ponder) asked.push_back({Feature::pondering, "--ponder"});
    if (algorithm == Algorithm::textbook || (otherEvaluation && algorithm == Algorithm::automatic))
        engine::othello::refuseMissing(Algorithm::textbook, asked);
    if (!typed.level.empty() && !typed.depth.empty() && typed.depth != "0")
        throw Error(Fault::usage, say(text::notTogether, "--level", "--depth"));
}

protocols::OthelloOptions readOthello(const Context& context, const ProtocolOptions& typed) {
    protocols::OthelloOptions options;
    engine::othello::EngineOptions& engine = options.engine.options;
    options.engine.data = base::dataDirectory(context.data);
    options.engine.evaluation = typed.evaluation;
    engine.setMemory(readAmount(typed.memory, "--memory", "64M, 1G", base::readBytes).value_or(engine.bytes));
    if (!typed.algorithm.empty()) engine.algorithm = api::othello::readAlgorithm(typed.algorithm, "--algorithm");
    engine.threads = readProtocolThreads(typed);
    options.depth = readProtocolDepth(typed, std::nullopt);
    options.depthOff = !typed.depth.empty() && !options.depth;
    checkTogether(typed, engine.algorithm);
    if (!typed.level.empty()) options.level = readLevel(typed.level);
    // Nobody wants the same game of a beginner every time.
    options.slipSeed = typed.seed.empty() ? std::random_device{}() : readNumber(typed.seed, "--seed", "1, 2026");
    options.seconds = readAmount(typed.time, "--time", "500ms, 10s", base::readSeconds);
    options.ponder = typed.ponder;
    options.version = api::workshop::version();
    return options;
}

std::unique_ptr<protocols::UgiGame> readUgiGame(const Context& context, const ProtocolOptions& typed) {
    if (typed.game == "othello") return protocols::ugiOthello(readOthello(context, typed));
    if (!typed.evaluation.empty()) throw Error(Fault::usage, say(text::protocolsTogether, "--evaluation"));
    if (!typed.algorithm.empty()) throw Error(Fault::usage, say(text::protocolsTogether, "--algorithm"));
    if (!typed.level.empty()) throw Error(Fault::usage, say(text::protocolsTogether, "--level"));
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
    return converse(context, door, [&] { return lines.next(); });
}

ExitCode speakNBoard(const Context& context, const ProtocolOptions& options) {
    const protocols::OthelloOptions othello = readOthello(context, options);
    // NBoard has no clock that could still come.
    if (othello.depthOff && !othello.seconds && !othello.level) throw Error(Fault::usage, say(text::protocolEndless));
    protocols::Answers answers(writeNow);
    protocols::NBoardDoor door(othello, answers);
    InputLines lines;
    return converse(context, door, [&] { return lines.next(); });
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
        ->option_text("NAME|FILE [pattern]");
    addLevel(*app, context, options->level);
    app->add_option("--seed", options->seed, console.in(text::levelSeedOption))->option_text("N");
    app->add_option("--algorithm", options->algorithm, console.in(text::protocolAlgorithmOption))
        ->option_text("auto|alphabeta|champion [auto]");
    app->add_option("--memory", options->memory, console.in(text::protocolMemoryOption))
        ->option_text(valueText(context, text::bytesValue, "64M"));
    app->add_option("--threads", options->threads, console.in(text::protocolThreadsOption))->option_text("N [1]");
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
    const auto [gtp, gtpOptions] = add("gtp", text::gtpVerb, speakGtp,
                                       {"mitos gtp", "mitos gtp --level 12", "mitos gtp --depth 8 --evaluation corners",
                                        "mitos gtp --time 500ms --threads 2 --ponder"});
    gtp->add_flag("--ponder", gtpOptions->ponder, context.console.in(text::protocolPonderOption));
    add("nboard", text::nboardVerb, speakNBoard,
        {"mitos nboard", "mitos nboard --depth 8", "mitos nboard --evaluation ./my.toml"});
    const auto [ugi, options] =
        add("ugi", text::ugiVerb, speakUgi, {"mitos ugi", "mitos ugi cse", "mitos ugi ./my-rules.toml --time 1s"});
    ugi->add_option("game", options->game, context.console.in(text::ugiGameArgument))->option_text("GAME [othello]");
}

}  // namespace mitos::cli
