#include "cli/grid/play.h"

#include <CLI/CLI.hpp>

#include "api/grid/record.h"
#include "base/error.h"
#include "base/files.h"
#include "base/random.h"
#include "cli/common/game_dialogue.h"
#include "cli/common/interrupt.h"
#include "cli/common/subject_words.h"
#include "cli/common/values.h"
#include "cli/grid/terminal_game.h"
#include "texts/game_dialogue.h"
#include "texts/grid_terminal.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using api::grid::BoardText;
using api::grid::PlacementGame;
using api::grid::Record;
using base::Error;
using base::Fault;
using base::say;

constexpr std::uint64_t mostDepth = 64;

Humans readHumans(const std::string& typed) {
    if (typed == "max") return {true, false};
    if (typed == "min") return {false, true};
    if (typed == "both") return {true, true};
    if (typed == "none") return {false, false};
    throw Error(Fault::usage, say(text::unknownName, typed, "--human", "max, min, both, none"));
}

// The game that is loaded, or a new one on the given start, or on one that chance chooses.
Record firstRecord(const Context& context, const PlayGridOptions& options, const PlacementGame& game,
                   std::optional<base::Random>& random) {
    if (!options.load.empty()) {
        if (options.game.start) throw Error(Fault::usage, say(text::notTogether, "--load", "--start"));
        if (!options.game.first.empty()) throw Error(Fault::usage, say(text::notTogether, "--load", "--first"));
        Record record =
            api::grid::readRecord(game, base::readText(options.load, base::recordFile, interruptFlag()), options.load);
        record.rules = options.game.game;
        return record;
    }
    Record record{options.game.game, game.rules().first, {}, {}};
    if (options.game.start) {
        record.start = readStart(game, *options.game.start);
        return record;
    }
    const std::vector<BoardText> starts = api::grid::legalStarts(game.rules());
    if (starts.size() > 1 && !random) random.emplace(chooseSeed(context.console, options.seed));
    record.start = starts[starts.size() > 1 ? random->below(starts.size()) : 0];
    return record;
}

}  // namespace

ExitCode playGrid(const Context& context, const PlayGridOptions& options) {
    GridGameSettings settings;
    settings.humans = readHumans(options.human);
    if (!options.depth.empty())
        settings.computer.depth = static_cast<int>(readNumber(options.depth, "--depth", "1, 4", 1, mostDepth));
    const base::Limits limits = readLimits({options.time, options.memory, {}});
    settings.computer.limits.bytes = limits.bytes;
    if (!options.time.empty()) settings.computer.moveSeconds = limits.seconds;
    settings.computer.threads = readThreads(options.threads);
    settings.computer.cache = context.cache();
    if (!options.seed.empty()) settings.random.emplace(readNumber(options.seed, "--seed", "1, 2026"));
    if (context.json && !settings.humans.playNone()) throw Error(Fault::usage, say(text::playJson));
    const PlacementGame game = openGame(options.game, "--first");
    Record record = firstRecord(context, options, game, settings.random);
    GridTerminalGame played(context, game, std::move(record), std::move(settings));
    return GameDialogue(context, played, options.save).run();
}

void addPlayGrid(CLI::App& play, Context& context) {
    auto options = std::make_shared<PlayGridOptions>();
    const Console& console = context.console;
    CLI::App* app = addCommand(play, context, gridSubject, text::gridSubject, text::subjectsLabel);
    addGridGame(*app, context, options->game);
    const std::string group = console.in(text::gameLabel);
    app->add_option("--human", options->human, console.in(text::humanOption))
        ->group(group)
        ->option_text("max|min|both|none [min]");
    app->add_option("--first", options->game.first, console.in(text::firstOption))
        ->group(group)
        ->option_text("max|min");
    app->add_option("--seed", options->seed, console.in(text::playSeedOption))->group(group)->option_text("N");
    app->add_option("--depth", options->depth, console.in(text::playDepthOption))->group(group)->option_text("N");
    const std::string file = valueText(context, text::fileValue);
    app->add_option("--load", options->load, console.in(text::loadOption))
        ->group(group)
        ->option_text(file)
        ->type_name("FILE");
    app->add_option("--save", options->save, console.in(text::saveRecordOption))
        ->group(group)
        ->option_text(file)
        ->type_name("FILE");
    app->add_option("--time", options->time, console.in(text::playTimeOption))
        ->group(console.in(text::limitsLabel))
        ->option_text(valueText(context, text::timeValue, "1s"));
    app->add_option("--memory", options->memory, console.in(text::memoryOption))
        ->group(console.in(text::limitsLabel))
        ->option_text(valueText(context, text::bytesValue));
    app->add_option("--threads", options->threads, console.in(text::gridThreadsOption))
        ->group(console.in(text::limitsLabel))
        ->option_text("N [1]");
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos play cse", "mitos play xox --seed 7", "mitos play tictactoe --human both",
                 "mitos play connect-four --human max --depth 4", "mitos play xox --human none --save game.txt",
                 "mitos play xox --load game.txt"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return playGrid(context, *options); }; });
}

}  // namespace mitos::cli
