#include "cli/protocol_verbs.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <random>

#include "api/grid/games.h"
#include "api/version.h"
#include "base/error.h"
#include "base/files.h"
#include "cli/common/options.h"
#include "cli/common/values.h"
#include "cli/othello/options.h"
#include "cli/protocol_lines.h"
#include "options/protocols.h"
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

struct ProtocolOptions {
    std::string depth;
    std::string time;
    std::string memory;
    std::string threads;
    std::string evaluation;
    std::string algorithm;
    std::string level;
    std::string seed;
    bool ponder = false;  // of GTP
    std::string game;     // of UGI
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

std::optional<double> readTime(const ProtocolOptions& typed) {
    if (typed.time.empty()) return std::nullopt;
    return readSeconds(options::protocols::time, typed.time);
}

// 0 is none.
std::optional<int> readProtocolDepth(const std::string& typed) {
    const int depth = typed.empty() ? 0 : readInt(options::protocols::depth, typed);
    return depth > 0 ? std::optional(depth) : std::nullopt;
}

// Throws an Error (usage) for what would have no effect.
void checkTogether(const ProtocolOptions& typed, Algorithm algorithm) {
    const bool otherEvaluation = !typed.evaluation.empty() && !api::othello::isPattern(typed.evaluation);
    std::vector<engine::othello::AskedFeature> asked;
    ask(asked, options::protocols::level, !typed.level.empty());
    ask(asked, options::protocols::ponder, typed.ponder);
    // Beside the textbook that an evaluation chooses, the champion plays the end of the game, with its threads.
    ask(asked, options::protocols::threads, !typed.threads.empty() && algorithm == Algorithm::textbook);
    if (algorithm == Algorithm::textbook || (otherEvaluation && algorithm == Algorithm::automatic))
        engine::othello::refuseMissing(Algorithm::textbook, asked);
    if (typed.depth != "0") refuseLevelAndDepth(typed.level, typed.depth);
}

protocols::OthelloOptions readOthello(const Context& context, const ProtocolOptions& typed) {
    protocols::OthelloOptions options;
    engine::othello::EngineOptions& engine = options.engine.options;
    options.engine.data = base::dataDirectory(context.data);
    options.engine.evaluation = typed.evaluation;
    if (!typed.memory.empty()) engine.bytes = readBytes(options::protocols::memory, typed.memory);
    engine.setMemory(engine.bytes);
    engine.algorithm = readNamed(api::othello::algorithms, options::protocols::algorithm, typed.algorithm);
    engine.threads = readThreads(options::protocols::threads, typed.threads);
    options.depth = readProtocolDepth(typed.depth);
    options.depthOff = !typed.depth.empty() && !options.depth;
    checkTogether(typed, engine.algorithm);
    if (!typed.level.empty()) options.level = readLevel(typed.level);
    // Nobody wants the same game of a beginner every time.
    options.slipSeed = typed.seed.empty() ? std::random_device{}() : readWhole(options::protocols::seed, typed.seed);
    options.seconds = readTime(typed);
    options.ponder = typed.ponder;
    options.version = api::version();
    return options;
}

bool isOthello(const ProtocolOptions& typed) {
    return orDefault(options::protocols::game, typed.game) == options::protocols::game.byDefault;
}

// Throws an Error (usage) for what only Othello has.
void refuseMeaningless(const ProtocolOptions& typed) {
    if (isOthello(typed)) return;
    if (!typed.evaluation.empty()) throw Error(Fault::usage, say(text::protocolsTogether, "--evaluation"));
    if (!typed.algorithm.empty()) throw Error(Fault::usage, say(text::protocolsTogether, "--algorithm"));
    if (!typed.level.empty()) throw Error(Fault::usage, say(text::protocolsTogether, "--level"));
}

std::unique_ptr<protocols::UgiGame> readUgiGame(const Context& context, const ProtocolOptions& typed) {
    if (isOthello(typed)) return protocols::ugiOthello(readOthello(context, typed));
    protocols::GridDoorOptions options;
    options.depth = readProtocolDepth(typed.depth);
    options.seconds = readTime(typed);
    if (!typed.memory.empty()) options.bytes = readBytes(options::protocols::memory, typed.memory);
    options.threads = readThreads(options::protocols::threads, typed.threads);
    return protocols::ugiGrid(api::grid::findGame(typed.game), options);
}

ExitCode speakUgi(const Context& context, const ProtocolOptions& options) {
    protocols::Answers answers(writeNow);
    protocols::UgiDoor door(readUgiGame(context, options), std::string(api::version()), answers);
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

CLI::App* addProtocol(CLI::App& root, Context& context, const std::string& name, base::Phrase what, Speak speak,
                      const std::shared_ptr<ProtocolOptions>& options) {
    CLI::App* app = addCommand(root, context, name, what, text::verbsLabel);
    addOption(*app, context, options::protocols::depth, options->depth);
    addOption(*app, context, options::protocols::time, options->time);
    addOption(*app, context, options::protocols::evaluation, options->evaluation);
    addOption(*app, context, options::protocols::level, options->level);
    addOption(*app, context, options::protocols::seed, options->seed);
    addOption(*app, context, options::protocols::algorithm, options->algorithm);
    addOption(*app, context, options::protocols::memory, options->memory);
    addOption(*app, context, options::protocols::threads, options->threads);
    addCommon(*app, context, Json::none);
    app->callback([&context, options, speak, name] {
        context.withoutJson = name;
        context.refuseMeaningless = [options] { refuseMeaningless(*options); };
        context.action = [&context, options, speak] { return speak(context, *options); };
    });
    return app;
}

}  // namespace

void addProtocols(CLI::App& root, Context& context) {
    const auto add = [&](const std::string& name, base::Phrase what, Speak speak,
                         const std::vector<std::string>& examples) {
        auto options = std::make_shared<ProtocolOptions>();
        CLI::App* app = addProtocol(root, context, name, what, speak, options);
        addExamples(*app, context, examples);
        return std::pair(app, options);
    };
    const auto [gtp, gtpOptions] = add("gtp", text::gtpVerb, speakGtp,
                                       {"mitos gtp", "mitos gtp --level 12", "mitos gtp --depth 8 --evaluation corners",
                                        "mitos gtp --time 500ms --threads 2 --ponder"});
    addFlag(*gtp, context, options::protocols::ponder, gtpOptions->ponder);
    add("nboard", text::nboardVerb, speakNBoard,
        {"mitos nboard", "mitos nboard --depth 8", "mitos nboard --evaluation ./my.toml"});
    const auto [ugi, options] =
        add("ugi", text::ugiVerb, speakUgi, {"mitos ugi", "mitos ugi cse", "mitos ugi ./my-rules.toml --time 1s"});
    addOption(*ugi, context, options::protocols::game, options->game);
}

}  // namespace mitos::cli
