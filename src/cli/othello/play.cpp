#include "cli/othello/play.h"

#include <CLI/CLI.hpp>
#include <tuple>

#include "api/othello/record.h"
#include "base/error.h"
#include "cli/common/game_dialogue.h"
#include "cli/common/interrupt.h"
#include "cli/common/values.h"
#include "cli/othello/first_record.h"
#include "cli/othello/options.h"
#include "cli/othello/terminal_game.h"
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
using engine::othello::Feature;

std::vector<AskedFeature> askedOf(const PlayOthelloOptions& options, bool named) {
    std::vector<AskedFeature> asked = askedOfTextbook(options.search, options.size);
    // The evaluation of one seat decides about that seat alone, unless the champion was named for both.
    const bool otherWhite = !options.whiteEvaluation.empty() && !api::othello::isPattern(options.whiteEvaluation);
    for (const auto& [given, feature, option] :
         {std::tuple(options.noClosedSet, Feature::closedSet, "--no-closed-set"),
          std::tuple(options.unquiet != PlayOthelloOptions().unquiet, Feature::unquiet, "--unquiet"),
          std::tuple(named && otherWhite, Feature::otherEvaluation, "--white-evaluation"),
          std::tuple(named && !options.search.order.empty(), Feature::moveOrder, "--order"),
          std::tuple(!options.threads.empty(), Feature::threads, "--threads"),
          std::tuple(!options.level.empty(), Feature::level, "--level")}) {
        if (given) asked.push_back({feature, option});
    }
    return asked;
}

// Throws an Error (usage) for a level beside a depth, of which one would have no effect.
void checkLevel(const PlayOthelloOptions& options) {
    if (options.level.empty()) return;
    if (!options.search.depth.empty()) throw Error(Fault::usage, say(text::notTogether, "--level", "--depth"));
    if (!options.whiteDepth.empty()) throw Error(Fault::usage, say(text::notTogether, "--level", "--white-depth"));
    readLevel(options.level);
}

EngineOptions readEngine(const PlayOthelloOptions& options) {
    SearchOptions search = options.search;
    if (search.closedSet && options.noClosedSet)
        throw Error(Fault::usage, say(text::notTogether, "--closed-set", "--no-closed-set"));
    EngineOptions engine;
    const auto named = namedAlgorithm(search.algorithm);
    engine.algorithm = engine::othello::chooseAlgorithm(named, askedOf(options, named.has_value()));
    checkLevel(options);
    search.closedSet = !options.noClosedSet;
    // The champion may have a seat whose evaluation makes it the textbook's.
    if (engine.algorithm == Algorithm::champion || search.algorithm.empty())
        search.algorithm = api::turns::nameOf(api::turns::Method::alphabeta);
    if (search.order.empty()) search.order = search.algorithm == "minimax" ? "listed" : "search";
    engine.threads = readChampionThreads(options.threads);
    engine.textbook.settings = readSettings(search);
    // Where a limit may end the search, the deepest one that was complete is to stand.
    if (!search.limits.time.empty() || !search.limits.nodes.empty()) engine.textbook.settings.deepening = true;
    if (engine.textbook.settings.tableBytes) engine.bytes = *engine.textbook.settings.tableBytes;
    engine.textbook.unquiet = readUnquiet(options.unquiet);
    return engine;
}

void addGame(CLI::App& app, Context& context, PlayOthelloOptions& options) {
    const Console& console = context.console;
    const std::string group = console.in(text::gameLabel);
    app.add_option("--human", options.human, console.in(text::othelloHumanOption))
        ->group(group)
        ->option_text("black|white|both|none [black]");
    app.add_option("--first", options.first, console.in(text::othelloFirstOption))
        ->group(group)
        ->option_text("black|white");
    app.add_option("--depth", options.search.depth, console.in(text::othelloPlayDepthOption))
        ->group(group)
        ->option_text("N [6]");
    addLevel(app, context, options.level);
    app.get_option("--level")->group(group);
    const std::string evaluation = valueText(context, text::evaluationShown, api::othello::patternName);
    app.add_option("--evaluation", options.search.evaluation, console.in(text::othelloEvaluationOption))
        ->group(group)
        ->option_text(evaluation);
    app.add_option("--white-depth", options.whiteDepth, console.in(text::othelloWhiteDepthOption))
        ->group(group)
        ->option_text("N");
    app.add_option("--white-evaluation", options.whiteEvaluation, console.in(text::othelloWhiteEvaluationOption))
        ->group(group)
        ->option_text(valueText(context, text::evaluationShown));
    app.add_option("--seed", options.search.seed, console.in(text::othelloPlaySeedOption))
        ->group(group)
        ->option_text("N");
    const std::string file = valueText(context, text::fileValue);
    app.add_option("--load", options.load, console.in(text::loadOption))
        ->group(group)
        ->option_text(file)
        ->type_name("FILE");
    app.add_option("--save", options.save, console.in(text::saveRecordOption))
        ->group(group)
        ->option_text(file)
        ->type_name("FILE");
}

void addBoard(CLI::App& app, Context& context, PlayOthelloOptions& options) {
    addPosition(app, context, options.position, options.moves);
    app.add_option("--size", options.size, context.console.in(text::othelloSizeOption))
        ->group(context.console.in(text::boardLabel))
        ->option_text("4|6|8 [8]");
}

void addMethods(CLI::App& app, Context& context, PlayOthelloOptions& options) {
    addTechniques(app, context, options.search, text::othelloUnquiet);
    const Console& console = context.console;
    addChampion(app, context, options.threads, text::othelloPlayAlgorithmOption);
    app.get_option("--order")->option_text("listed|weight|search [search]");
    app.get_option("--closed-set")->description(console.in(text::othelloClosedSetByDefault));
    const std::string group = console.in(text::techniquesLabel);
    app.add_flag("--no-closed-set", options.noClosedSet, console.in(text::othelloNoClosedSetOption))->group(group);
    app.add_option("--unquiet", options.unquiet, console.in(text::unquietOption))
        ->group(group)
        ->option_text("LIST [corner,pass,forced]");
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
