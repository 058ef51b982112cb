#include "cli/grid/play.h"

#include <CLI/CLI.hpp>
#include <array>

#include "api/grid/record.h"
#include "base/error.h"
#include "base/files.h"
#include "base/random.h"
#include "cli/common/game_dialogue.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/subject_words.h"
#include "cli/common/values.h"
#include "cli/grid/terminal_game.h"
#include "options/common.h"
#include "options/grid.h"
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

Humans readHumans(const std::string& typed) {
    constexpr std::array<Humans, 4> choices{{{true, false}, {false, true}, {true, true}, {false, false}}};
    return choices.at(readChoice(options::grid::human, typed));
}

// The game that is loaded, or a new one on the given start, or on one that chance chooses.
Record firstRecord(const Context& context, const PlayGridOptions& options, const PlacementGame& game,
                   std::optional<base::Random>& random) {
    if (!options.load.empty()) {
        refuseTogether(true, "--load", options.game.start.has_value(), "--start");
        refuseTogether(true, "--load", !options.game.first.empty(), "--first");
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
    if (!options.depth.empty()) settings.computer.depth = readInt(options::grid::depth, options.depth);
    const base::Limits limits = readLimits({options.time, options.memory, {}});
    settings.computer.limits.bytes = limits.bytes;
    if (!options.time.empty()) settings.computer.moveSeconds = limits.seconds;
    settings.computer.threads = readThreads(options::threads, options.threads);
    settings.computer.cache = context.cache();
    if (!options.seed.empty()) settings.random.emplace(readWhole(options::grid::playSeed, options.seed));
    if (context.json && !settings.humans.playNone()) throw Error(Fault::usage, say(text::playJson));
    const PlacementGame game = openGame(options.game, options::grid::first);
    Record record = firstRecord(context, options, game, settings.random);
    GridTerminalGame played(context, game, std::move(record), std::move(settings));
    return GameDialogue(context, played, options.save).run();
}

void addPlayGrid(CLI::App& play, Context& context) {
    auto options = std::make_shared<PlayGridOptions>();
    CLI::App* app = addCommand(play, context, gridSubject, text::gridSubject, text::subjectsLabel);
    addGridGame(*app, context, options->game);
    addOption(*app, context, options::grid::human, options->human);
    addOption(*app, context, options::grid::first, options->game.first);
    addOption(*app, context, options::grid::playSeed, options->seed);
    addOption(*app, context, options::grid::depth, options->depth);
    addOption(*app, context, options::load, options->load);
    addOption(*app, context, options::save, options->save);
    addOption(*app, context, options::grid::playTime, options->time);
    addOption(*app, context, options::memory, options->memory);
    addOption(*app, context, options::threads, options->threads);
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos play cse", "mitos play xox --seed 7", "mitos play tictactoe --human both",
                 "mitos play connect-four --human max --depth 4", "mitos play xox --human none --save game.txt",
                 "mitos play xox --load game.txt"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return playGrid(context, *options); }; });
}

}  // namespace mitos::cli
