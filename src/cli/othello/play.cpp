#include "cli/othello/play.h"

#include <CLI/CLI.hpp>
#include <tuple>

#include "api/othello/record.h"
#include "base/error.h"
#include "base/files.h"
#include "base/texts/champion.h"
#include "base/texts/game_dialogue.h"
#include "base/texts/grid_terminal.h"
#include "base/texts/othello.h"
#include "base/texts/othello_play.h"
#include "base/texts/othello_terminal.h"
#include "base/texts/terminal.h"
#include "base/texts/turns.h"
#include "base/units.h"
#include "cli/common/game_dialogue.h"
#include "cli/common/interrupt.h"
#include "cli/common/typed_words.h"
#include "cli/common/values.h"
#include "cli/othello/colour_words.h"
#include "cli/othello/options.h"
#include "cli/othello/terminal_game.h"

namespace mitos::cli {
namespace {

using api::othello::Algorithm;
using api::othello::Colour;
using api::othello::EngineOptions;
using api::othello::mostPlayDepth;
using api::othello::Othello;
using api::othello::Record;
using api::othello::Seat;
using api::othello::seatAtLevel;
using base::Error;
using base::Fault;
using base::say;
using engine::othello::AskedFeature;
using engine::othello::Feature;

struct People {
    bool black = true;
    bool white = false;
    [[nodiscard]] bool any() const { return black || white; }
};

People readPeople(const std::string& typed) {
    if (typed == "black") return {true, false};
    if (typed == "white") return {false, true};
    if (typed == "both") return {true, true};
    if (typed == "none") return {false, false};
    throw Error(Fault::usage, say(text::unknownName, typed, "--human", "black, white, both, none"));
}

Colour readColour(const std::string& typed, const char* option) {
    if (typed == "black") return Colour::black;
    if (typed == "white") return Colour::white;
    throw Error(Fault::usage, say(text::unknownName, typed, option, "black, white"));
}

int readPlayDepth(const std::string& typed, const char* option) {
    return static_cast<int>(readNumber(typed, option, "1, 6, 60", 1, mostPlayDepth));
}

// What was typed, without blanks around it; empty for Enter.
std::string answerTo(const Console& console, const base::Message& question) {
    const TypedWords words = splitTyped(askLine(console, question));
    return words.rest.empty() ? words.first : words.first + " " + words.rest;
}

Colour askColour(const Console& console, const base::Phrase& question) {
    for (;;) {
        const std::string typed = answerTo(console, say(question));
        if (typed.empty()) return Colour::black;
        if (const auto colour = readColourWord(typed)) return *colour;
        console.say(say(text::othelloNoColour, base::shownWord(typed)));
    }
}

// Is it a number, if one that is too large for us or below zero?
bool isNumber(const std::string& typed) {
    const std::size_t from = typed.starts_with('-') || typed.starts_with('+') ? 1 : 0;
    return typed.size() > from && typed.find_first_not_of("0123456789", from) == std::string::npos;
}

int askDepth(const Console& console) {
    for (;;) {
        const std::string typed = answerTo(console, say(text::othelloAskDepth, mostPlayDepth, usualOthelloDepth));
        if (typed.empty()) return usualOthelloDepth;
        const auto depth = base::readWhole(typed);
        if (depth && *depth >= 1 && *depth <= mostPlayDepth) return static_cast<int>(*depth);
        console.say(say(isNumber(typed) ? text::othelloDepthRange : text::othelloNoDepth, base::shownWord(typed),
                        mostPlayDepth));
    }
}

// A person at a terminal is asked for what the command line left open; everybody else gets what is usual.
class Seating {
  public:
    Seating(const Context& context, const PlayOthelloOptions& options, bool champion)
        : context_(context), options_(options), champion_(champion) {}

    [[nodiscard]] Record newGame() const {
        // What was typed wrongly is told before a question is asked.
        Record record;
        const Othello game(options_.size.empty() ? 8 : readOthelloSize(options_.size));
        record.size = game.size();
        Colour first = options_.first.empty() ? Colour::black : readColour(options_.first, "--first");
        int depth = options_.search.depth.empty() ? usualOthelloDepth : readPlayDepth(options_.search.depth, "--depth");
        People people = options_.human.empty() ? People{} : readPeople(options_.human);
        if (options_.position) {
            if (!options_.first.empty()) throw Error(Fault::usage, say(text::notTogether, "--position", "--first"));
            record.start = games::othello::readBoard(game.size(), *options_.position, "--position");
        }
        begin(record, game, first);
        const std::string evaluation = evaluationOr(champion_ ? api::othello::patternName : usualEvaluation);
        readEvaluation(context_, evaluation, record.size);

        const bool asks = context_.console.interactive && !context_.json && people.any();
        if (asks && options_.human.empty()) people = askPeople();
        if (asks && options_.first.empty() && !options_.position && !options_.moves) {
            first = askColour(context_.console, text::othelloAskFirst);
            begin(record, game, first);
        }
        const bool computer = !people.black || !people.white;
        if (asks && computer && options_.search.depth.empty() && options_.level.empty())
            depth = askDepth(context_.console);
        const Seat seat =
            options_.level.empty() ? Seat{false, depth, evaluation} : seatAtLevel(readLevel(options_.level));
        record.black = record.white = seat;
        record.black.person = people.black;
        record.white.person = people.white;
        forWhite(record, people);
        return record;
    }

    // Who played goes on to play, unless the command line says otherwise.
    [[nodiscard]] Record loadedGame() const {
        for (const auto& [given, option] :
             {std::pair(options_.position.has_value(), "--position"), std::pair(options_.moves.has_value(), "--moves"),
              std::pair(!options_.first.empty(), "--first"), std::pair(!options_.size.empty(), "--size")}) {
            if (given) throw Error(Fault::usage, say(text::notTogether, "--load", option));
        }
        Record record =
            api::othello::readRecord(base::readText(options_.load, base::recordFile, interruptFlag()), options_.load);
        const People people =
            options_.human.empty() ? People{record.black.person, record.white.person} : readPeople(options_.human);
        for (Seat* seat : {&record.black, &record.white}) {
            const Seat& other = seat == &record.black ? record.white : record.black;
            if (seat->depth == 0) {
                seat->depth = other.depth > 0 ? other.depth : usualOthelloDepth;
                seat->level = other.level;
            }
            if (!options_.search.depth.empty()) seat->depth = readPlayDepth(options_.search.depth, "--depth");
            const std::string& judge = options_.search.evaluation;
            if (!champion_ || !options_.search.depth.empty() || (!judge.empty() && !api::othello::isPattern(judge)))
                seat->level.reset();
            const std::string& played = seat->evaluation.empty() ? other.evaluation : seat->evaluation;
            const bool champion = champion_ && record.size == 8;
            seat->evaluation = evaluationOr(!played.empty() ? played
                                            : champion      ? api::othello::patternName
                                                            : usualEvaluation);
            if (options_.level.empty()) continue;
            if (record.size != 8) throw Error(Fault::usage, say(text::championSize));
            *seat = seatAtLevel(readLevel(options_.level));
        }
        record.black.person = people.black;
        record.white.person = people.white;
        forWhite(record, people);
        return record;
    }

  private:
    void begin(Record& record, const Othello& game, Colour first) const {
        if (!options_.position) record.start = api::othello::usualStart(game, first);
        if (options_.moves)
            record.moves = games::othello::readTranscript(game, record.start, *options_.moves, "--moves").moves;
    }

    [[nodiscard]] People askPeople() const {
        const bool black = askColour(context_.console, text::othelloAskColour) == Colour::black;
        return {black, !black};
    }

    [[nodiscard]] std::string evaluationOr(const std::string& usual) const {
        return options_.search.evaluation.empty() ? usual : options_.search.evaluation;
    }

    void forWhite(Record& record, const People& people) const {
        for (const auto& [given, option] : {std::pair(!options_.whiteDepth.empty(), "--white-depth"),
                                            std::pair(!options_.whiteEvaluation.empty(), "--white-evaluation")}) {
            if (given && people.any()) throw Error(Fault::usage, say(text::othelloNeedsNone, option));
        }
        if (!options_.whiteDepth.empty()) {
            record.white.depth = readPlayDepth(options_.whiteDepth, "--white-depth");
            record.white.level.reset();
        }
        if (options_.whiteEvaluation.empty()) return;
        record.white.evaluation = options_.whiteEvaluation;
        if (!api::othello::isPattern(options_.whiteEvaluation)) record.white.level.reset();
    }

    const Context& context_;
    const PlayOthelloOptions& options_;
    bool champion_;
};

std::vector<AskedFeature> askedOf(const PlayOthelloOptions& options, bool named) {
    std::vector<AskedFeature> asked = askedOfTextbook(options.search, options.size);
    // The evaluation of one seat decides about that seat alone, unless the champion was named for both.
    const bool otherWhite = !options.whiteEvaluation.empty() && !api::othello::isPattern(options.whiteEvaluation);
    for (const auto& [given, feature, option] :
         {std::tuple(options.noClosedSet, Feature::closedSet, "--no-closed-set"),
          std::tuple(options.unquiet != PlayOthelloOptions().unquiet, Feature::unquiet, "--unquiet"),
          std::tuple(named && otherWhite, Feature::otherEvaluation, "--white-evaluation"),
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
    const Seating seating(context, options, champion);
    Record record = options.load.empty() ? seating.newGame() : seating.loadedGame();
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
