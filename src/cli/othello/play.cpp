#include "cli/othello/play.h"

#include <CLI/CLI.hpp>

#include "api/othello/record.h"
#include "base/error.h"
#include "cli/common/game_dialogue.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/values.h"
#include "cli/othello/first_record.h"
#include "cli/othello/options.h"
#include "cli/othello/terminal_game.h"
#include "options/othello.h"
#include "texts/champion.h"
#include "texts/game_dialogue.h"
#include "texts/grid_terminal.h"
#include "texts/othello.h"
#include "texts/othello_play.h"
#include "texts/othello_terminal.h"
#include "texts/terminal.h"
#include "texts/turns.h"

namespace mitos::cli {
namespace {

using api::othello::Algorithm;
using api::othello::EngineOptions;
using api::othello::Record;
using api::othello::Seat;
using base::Error;
using base::Fault;
using base::say;
using engine::othello::AskedFeature;

std::vector<AskedFeature> askedOf(const PlayOthelloOptions& typed, bool named) {
    std::vector<AskedFeature> asked = askedOfTextbook(typed.search, typed.size);
    // The evaluation of one seat decides about that seat alone, unless the champion was named for both.
    const bool otherWhite = !typed.whiteEvaluation.empty() && !api::othello::isPattern(typed.whiteEvaluation);
    const std::string& unquiet = typed.unquiet;
    ask(asked, options::othello::noClosedSet, typed.noClosedSet);
    ask(asked, options::othello::unquiet, !unquiet.empty() && unquiet != options::othello::unquiet.byDefault);
    ask(asked, options::othello::whiteEvaluation, named && otherWhite);
    ask(asked, options::othello::playOrder, named && !typed.search.order.empty());
    ask(asked, options::othello::championThreads, !typed.threads.empty());
    ask(asked, options::othello::level, !typed.level.empty());
    return asked;
}

// Throws an Error (usage) for a level beside a depth, of which one would have no effect.
void checkLevel(const PlayOthelloOptions& typed) {
    refuseLevelAndDepth(typed.level, typed.search.depth);
    refuseTogether(!typed.level.empty(), "--level", !typed.whiteDepth.empty(), "--white-depth");
}

EngineOptions readEngine(const PlayOthelloOptions& options) {
    SearchOptions search = options.search;
    refuseTogether(search.closedSet, "--closed-set", options.noClosedSet, "--no-closed-set");
    EngineOptions engine;
    const auto named = namedAlgorithm(search.algorithm);
    engine.algorithm = engine::othello::chooseAlgorithm(named, askedOf(options, named.has_value()));
    checkLevel(options);
    search.closedSet = !options.noClosedSet;
    // The champion may have a seat whose evaluation makes it the textbook's.
    if (engine.algorithm == Algorithm::champion || search.algorithm.empty())
        search.algorithm = api::turns::nameOf(api::turns::Method::alphabeta);
    if (search.order.empty())
        search.order = search.algorithm == "minimax" ? options::order.byDefault : options::othello::playOrder.byDefault;
    engine.threads = readThreads(options::othello::championThreads, options.threads);
    engine.textbook.settings = readSettings(search);
    // Where a limit may end the search, the deepest one that was complete is to stand.
    if (!search.limits.time.empty() || !search.limits.nodes.empty()) engine.textbook.settings.deepening = true;
    if (engine.textbook.settings.tableBytes) engine.bytes = *engine.textbook.settings.tableBytes;
    engine.textbook.unquiet = readUnquiet(options.unquiet);
    return engine;
}

void addGame(CLI::App& app, Context& context, PlayOthelloOptions& typed) {
    addOption(app, context, options::othello::human, typed.human);
    addOption(app, context, options::othello::first, typed.first);
    addOption(app, context, options::othello::playDepth, typed.search.depth);
    addOption(app, context, options::othello::level.grouped(text::gameLabel), typed.level);
    addOption(app, context, options::othello::playEvaluation, typed.search.evaluation);
    addOption(app, context, options::othello::whiteDepth, typed.whiteDepth);
    addOption(app, context, options::othello::whiteEvaluation, typed.whiteEvaluation);
    addOption(app, context, options::othello::playSeed, typed.search.seed);
    addOption(app, context, options::load, typed.load);
    addOption(app, context, options::save, typed.save);
}

void addBoard(CLI::App& app, Context& context, PlayOthelloOptions& typed) {
    addPosition(app, context, typed.position, typed.moves);
    addOption(app, context, options::othello::size, typed.size);
}

void addMethods(CLI::App& app, Context& context, PlayOthelloOptions& typed) {
    addTechniques(app, context, typed.search, text::othelloUnquiet,
                  {options::othello::playAlgorithm, options::othello::playOrder, options::othello::playClosedSet});
    addOption(app, context, options::othello::championThreads, typed.threads);
    addFlag(app, context, options::othello::noClosedSet, typed.noClosedSet);
    addOption(app, context, options::othello::unquiet, typed.unquiet);
}

}  // namespace

ExitCode playOthello(const Context& context, const PlayOthelloOptions& options) {
    interruptFlag();  // Ctrl-C at a question ends the game too
    OthelloGameSettings settings;
    settings.engine = readEngine(options);
    const base::Limits limits = readLimits(options.search.limits);
    settings.budget.hardLimit = limits.seconds;
    settings.budget.nodes = limits.nodes;
    const bool champion = settings.engine.algorithm == Algorithm::champion;
    if (context.json && options.load.empty() && options.human != "none") throw Error(Fault::usage, say(text::playJson));
    Record record = firstRecord(context, options, champion);
    if (context.json && (record.black.person || record.white.person)) throw Error(Fault::usage, say(text::playJson));
    settings.adviser = record.black;
    settings.adviser.person = false;
    for (Seat* seat : {&record.black, &record.white}) {
        if (seat->person) *seat = Seat{};
    }
    const bool chance = !record.black.person || !record.white.person;
    if (chance || !options.search.seed.empty()) settings.seed = chooseSeed(context.console, options.search.seed);
    OthelloTerminalGame game(context, std::move(record), std::move(settings));
    return GameDialogue(context, game, options.save).run();
}

void addPlayOthello(CLI::App& play, Context& context) {
    auto options = std::make_shared<PlayOthelloOptions>();
    CLI::App* app = addCommand(play, context, "othello", text::othelloSubject, text::subjectsLabel);
    addGame(*app, context, *options);
    addBoard(*app, context, *options);
    addMethods(*app, context, *options);
    addLimits(*app, context, options->search.limits);
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos play othello", "mitos play othello --level 3",
                 "mitos play othello --human white --first white --depth 8", "mitos play othello --human both --size 6",
                 "mitos play othello --moves f5d6c3 --time 2s --depth 20",
                 "mitos play othello --human none --evaluation corners --white-evaluation phased --seed 1 --json",
                 "mitos play othello --time 1s --depth 40 --threads 2", "mitos play othello --load game.txt"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return playOthello(context, *options); }; });
}

}  // namespace mitos::cli
