#include "cli/tiles/solve.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "api/tiles/atlas.h"
#include "api/tiles/boards.h"
#include "api/tiles/json.h"
#include "api/tiles/solver.h"
#include "base/error.h"
#include "base/files.h"
#include "base/texts/terminal.h"
#include "base/texts/tiles.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "cli/common/progress.h"
#include "cli/common/values.h"
#include "cli/tiles/batch.h"
#include "cli/tiles/dialogue.h"
#include "cli/tiles/method.h"
#include "cli/tiles/plan.h"
#include "cli/tiles/replay.h"
#include "cli/tiles/report.h"
#include "cli/tiles/resumption.h"

namespace mitos::cli {
namespace {

using api::tiles::Board;
using api::tiles::Shape;
using api::tiles::Solver;
using api::tiles::SolveReport;
using base::Error;
using base::Fault;
using base::say;

constexpr std::size_t mostTraced = 1'000'000;

void refuseTogether(bool first, const char* firstName, bool second, const char* secondName) {
    if (first && second) throw Error(Fault::usage, say(text::notTogether, firstName, secondName));
}

void checkCombination(const SolveTilesOptions& options) {
    const bool start = options.puzzle.start.has_value();
    const bool file = !options.puzzle.file.empty();
    refuseTogether(start, "--start", file, "--file");
    refuseTogether(start, "--start", options.random, "--random");
    refuseTogether(file, "--file", options.random, "--random");
    refuseTogether(options.atlas, "--atlas", start, "--start");
    refuseTogether(options.atlas, "--atlas", file, "--file");
    refuseTogether(options.atlas, "--atlas", options.random, "--random");
    refuseTogether(options.atlas, "--atlas", options.hint, "--hint");
    refuseTogether(options.atlas, "--atlas", options.replay, "--replay");
    refuseTogether(options.atlas, "--atlas", !options.trace.empty(), "--trace");
    refuseTogether(options.atlas, "--atlas", !options.tables.empty(), "--tables");
    refuseTogether(options.atlas, "--atlas", options.plan, "--plan");
    refuseTogether(options.atlas, "--atlas", !options.resume.empty(), "--resume");
    refuseTogether(options.plan, "--plan", !options.resume.empty(), "--resume");
    refuseTogether(options.hint, "--hint", options.replay, "--replay");
    if (file && options.replay) throw Error(Fault::usage, say(text::oneBoardOnly, "--replay"));
    if (file && !options.trace.empty()) throw Error(Fault::usage, say(text::oneBoardOnly, "--trace"));
    if (file && !options.resume.empty()) throw Error(Fault::usage, say(text::oneBoardOnly, "--resume"));
}

ExitCode tellPlan(const Context& context, const SolveTilesOptions& options, const Shape& shape, const Board& goal) {
    const Solver solver = makeSolver(context, options, shape, goal);
    const unsigned threads = readThreads(options.threads);
    if (context.json) {
        context.console.line(api::tiles::planJson(solver, threads));
    } else {
        showPlan(context.console, solver, threads);
    }
    return ExitCode::done;
}

ExitCode solveAtlas(const Context& context, const SolveTilesOptions& options, const Shape& shape, const Board& goal) {
    const base::Limits limits = readLimits(options.limits);
    const auto hardest = static_cast<std::size_t>(readNumber(options.hardest, "--hardest", "4, 100", 0, 1U << 30U));
    const api::tiles::Atlas atlas =
        api::tiles::makeAtlas(shape, goal, hardest, limits, interruptFlag(), atlasProgress(context.console));
    context.console.endProgress();
    if (context.json) {
        context.console.line(api::tiles::atlasJson(shape, goal, atlas));
    } else {
        showAtlas(context.console, shape, goal, atlas);
    }
    return exitCodeOf(atlas.halt);
}

void writeTrace(const Context& context, const std::string& file, const Shape& shape, const SolveReport& report) {
    base::FileWriter writer(file, interruptFlag());
    api::tiles::writeTrace(shape, report, [&](std::string_view piece) { writer.write(piece); });
    writer.finish();
    if (report.traceDropped > 0) {
        context.console.warn(
            say(text::recordCut, base::showCount(report.trace.size()), base::showCount(report.traceDropped)));
    }
    context.console.warn(say(text::fileWritten, file));
}

ExitCode solveOne(const Context& context, const SolveTilesOptions& options, const Shape& shape, const Board& goal) {
    const Console& console = context.console;
    Board start;
    if (options.random) {
        base::Random random(chooseSeed(console, options.puzzle.seed));
        start = api::tiles::randomBoard(shape, goal, random);
    } else {
        start = api::tiles::readBoard(shape, *options.puzzle.start, "--start");
    }
    Solver solver = makeSolver(context, options, shape, goal);
    const unsigned threads = readThreads(options.threads);
    base::Limits limits = readLimits(options.limits);
    Resumption resumption(console, options.resume, solver, start);
    if (api::tiles::solvable(shape, start, goal)) {
        prepareSolver(context, solver, limits, threads);
        if (solver.algorithm() == api::tiles::Algorithm::champion)
            limits.seconds = std::max(0.0, limits.seconds - solver.tableSeconds());
    }
    const SolveReport report = solver.solve(start, limits, interruptFlag(), searchProgress(console),
                                            {options.trace.empty() ? 0 : mostTraced, threads, resumption.from()});
    console.endProgress();
    resumption.settle(report);
    if (!options.trace.empty()) writeTrace(context, options.trace, shape, report);
    if (context.json) {
        console.line(options.hint ? api::tiles::hintJson(solver, start, report)
                                  : api::tiles::solveJson(solver, start, report));
    } else if (options.hint) {
        showHint(console, solver, report);
    } else if (options.replay && report.solved) {
        replayPath(console, shape, report.path, report.moves);
    } else {
        showPuzzle(console, shape, goal);
        showSolution(console, solver, report);
    }
    resumption.complain();
    return exitCodeOf(report);
}

}  // namespace

ExitCode solveTiles(const Context& context, const SolveTilesOptions& options) {
    checkCombination(options);
    // What makes no sense is told before anything is done or asked, even where it would not be used.
    readThreads(options.threads);
    readLimits(options.limits);
    const Shape shape = options.puzzle.shape();
    const Board goal = options.puzzle.goalOn(shape);
    if (options.atlas) return solveAtlas(context, options, shape, goal);
    if (options.plan) return tellPlan(context, options, shape, goal);
    if (!options.puzzle.file.empty()) return solveFile(context, options, shape, goal);
    if (options.puzzle.start || options.random) return solveOne(context, options, shape, goal);
    if (context.json) throw Error(Fault::usage, say(text::needsStart, "--json"));
    if (!options.trace.empty()) throw Error(Fault::usage, say(text::needsStart, "--trace"));
    if (!options.resume.empty()) throw Error(Fault::usage, say(text::needsStart, "--resume"));
    return tilesDialogue(context, options, shape, goal);
}

void addSolveTiles(CLI::App& solve, Context& context) {
    auto options = std::make_shared<SolveTilesOptions>();
    const Console& console = context.console;
    CLI::App* app = addCommand(solve, context, "tiles", text::tilesSubject, text::subjectsLabel);
    addTilesOptions(*app, context, options->puzzle);
    const std::string boards = console.in(text::boardLabel);
    app->add_flag("--random", options->random, console.in(text::randomOption))->group(boards);
    const std::string method = console.in(text::methodLabel);
    app->add_option("--algorithm", options->algorithm, console.in(text::algorithmOption))
        ->group(method)
        ->option_text(valueText(context, text::nameValue));
    app->add_option("--heuristic", options->heuristic, console.in(text::heuristicOption))
        ->group(method)
        ->option_text(valueText(context, text::nameValue));
    app->add_option("--weight", options->weight, console.in(text::solveWeightOption))
        ->group(method)
        ->option_text("W [1.5]");
    app->add_option("--tables", options->tables, console.in(text::tablesOption))
        ->group(method)
        ->option_text("small|full [small]");
    app->add_flag("--plan", options->plan, console.in(text::tablesPlanOption))->group(method);
    app->add_flag("--atlas", options->atlas, console.in(text::atlasOption))->group(method);
    const std::string output = console.in(text::outputLabel);
    app->add_flag("--hint", options->hint, console.in(text::hintOption))->group(output);
    app->add_flag("--replay", options->replay, console.in(text::replayOption))->group(output);
    app->add_option("--hardest", options->hardest, console.in(text::hardestOption))
        ->group(output)
        ->option_text("N [4]");
    app->add_option("--trace", options->trace, console.in(text::traceOption))
        ->group(output)
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
    app->add_option("--resume", options->resume, console.in(text::resumeOption))
        ->group(output)
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
    addLimits(*app, context, options->limits);
    app->add_option("--threads", options->threads, console.in(text::threadsOption))
        ->group(console.in(text::limitsLabel))
        ->option_text("N [1]");
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos solve tiles", "mitos solve tiles --start \"1 2 3 / 4 5 6 / 0 7 8\"",
                 "mitos solve tiles --moves plain --start \"8 6 7 2 5 4 3 0 1\" --algorithm idastar --json",
                 "mitos solve tiles --size 4x4 --moves plain --file boards.txt --threads 2 --json",
                 "mitos solve tiles --size 5x5 --moves plain --random --seed 7 --threads 0 --resume twenty-four.txt",
                 "mitos solve tiles --size 4x4 --tables full --plan", "mitos solve tiles --random --seed 7 --replay",
                 "mitos solve tiles --atlas --size 3x3 --moves king"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return solveTiles(context, *options); }; });
}

}  // namespace mitos::cli
