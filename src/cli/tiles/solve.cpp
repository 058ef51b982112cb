#include "cli/tiles/solve.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <thread>

#include "api/tiles/atlas.h"
#include "api/tiles/batch.h"
#include "api/tiles/json.h"
#include "api/tiles/solver.h"
#include "base/error.h"
#include "base/files.h"
#include "base/texts/terminal.h"
#include "base/texts/tiles.h"
#include "base/units.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/tiles/dialogue.h"
#include "cli/tiles/replay.h"
#include "cli/tiles/report.h"
#include "cli/values.h"

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
    refuseTogether(options.hint, "--hint", options.replay, "--replay");
    if (file && options.replay) throw Error(Fault::usage, say(text::oneBoardOnly, "--replay"));
    if (file && !options.trace.empty()) throw Error(Fault::usage, say(text::oneBoardOnly, "--trace"));
}

unsigned readThreads(const std::string& typed) {
    const auto threads = static_cast<unsigned>(readNumber(typed, "--threads", "1, 8, 0", 0, 1024));
    return threads == 0 ? std::max(1U, std::thread::hardware_concurrency()) : threads;
}

Solver makeSolver(const Context& context, const SolveTilesOptions& options, const Shape& shape, const Board& goal) {
    Solver solver(shape, goal, readMethod(context.console, options), context.cache());
    tellDamage(context.console, solver.tableWasDamaged());
    return solver;
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

// What came of the lines of a batch.
struct Tally {
    std::size_t boards = 0, solved = 0, unsolvable = 0, halted = 0, bad = 0;
    std::uint64_t expanded = 0;
    ExitCode worst = ExitCode::done;

    void add(const std::optional<SolveReport>& report) {
        ++boards;
        if (!report) {
            ++bad;
            worsen(ExitCode::badInput);
            return;
        }
        expanded += report->counters.expanded;
        if (report->solved) {
            ++solved;
        } else if (report->reason == api::tiles::Reason::unsolvable) {
            ++unsolvable;  // an answer like any other
        } else {
            ++halted;
            worsen(exitCodeOf(*report));
        }
    }
    void worsen(ExitCode code) { worst = std::max(worst, code); }
};

ExitCode solveFile(const Context& context, const SolveTilesOptions& options, const Shape& shape, const Board& goal) {
    const Console& console = context.console;
    const auto lines = api::tiles::readBatch(shape, readBoardsFile(options.puzzle.file), options.puzzle.file);
    if (lines.empty()) throw Error(Fault::input, say(text::batchEmpty, options.puzzle.file));
    const Solver solver = makeSolver(context, options, shape, goal);
    const base::Stopwatch stopwatch;
    Tally tally;
    const auto emit = [&](const api::tiles::BatchLine& line, const std::optional<SolveReport>& report) {
        tally.add(report);
        console.endProgress();
        if (!report) console.warn(line.error->in(console.language));
        if (context.json) {
            if (!report) {
                console.line(api::tiles::badLineJson(line));
            } else {
                console.line(options.hint ? api::tiles::hintJson(solver, line.start, *report)
                                          : api::tiles::solveJson(solver, line.start, *report));
            }
        } else if (report && options.hint) {
            showBatchHint(console, solver, line, *report);
        } else if (report) {
            showBatchLine(console, solver, line, *report);
        }
        console.flush();
        console.progress(say(text::progressTrials, tally.boards, lines.size()).in(console.language));
    };
    api::tiles::solveBatch(solver, lines, readThreads(options.threads), readLimits(options.limits), interruptFlag(),
                           emit);
    console.endProgress();
    if (!context.json) {
        const base::Language language = console.language;
        console.say(say(text::batchSummary, base::countOf(tally.boards, text::oneBoard, text::manyBoards).in(language),
                        tally.solved, tally.unsolvable, tally.halted,
                        base::countOf(tally.bad, text::oneBadLine, text::manyBadLines).in(language),
                        base::showCount(tally.expanded), base::showSeconds(stopwatch.seconds())));
    }
    return tally.worst;
}

void writeTrace(const Context& context, const std::string& file, const Shape& shape, const SolveReport& report) {
    base::FileWriter writer(file);
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
    const Solver solver = makeSolver(context, options, shape, goal);
    const SolveReport report = solver.solve(start, readLimits(options.limits), interruptFlag(), searchProgress(console),
                                            options.trace.empty() ? 0 : mostTraced);
    console.endProgress();
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
    return exitCodeOf(report);
}

}  // namespace

api::tiles::Method readMethod(const Console& console, const SolveTilesOptions& options) {
    api::tiles::Method method;
    if (!options.algorithm.empty()) method.algorithm = readAlgorithm(options.algorithm);
    if (!options.heuristic.empty()) method.heuristic = readHeuristic(options.heuristic);
    if (!options.weight.empty()) method.weightPercent = readWeightPercent(options.weight);
    const api::tiles::AlgorithmFacts& known = api::tiles::facts(method.algorithm);
    if (!known.informed && method.heuristic && *method.heuristic != api::tiles::Estimate::zero) {
        console.warn(say(text::heuristicIgnored, known.name, options.heuristic));
    }
    if (!options.weight.empty() && method.algorithm != api::tiles::Algorithm::wastar)
        console.warn(say(text::weightIgnored));
    return method;
}

ExitCode solveTiles(const Context& context, const SolveTilesOptions& options) {
    checkCombination(options);
    // What makes no sense is told before anything is done or asked, even where it would not be used.
    readThreads(options.threads);
    readLimits(options.limits);
    const Shape shape = options.puzzle.shape();
    const Board goal = options.puzzle.goalOn(shape);
    if (options.atlas) return solveAtlas(context, options, shape, goal);
    if (!options.puzzle.file.empty()) return solveFile(context, options, shape, goal);
    if (options.puzzle.start || options.random) return solveOne(context, options, shape, goal);
    if (context.json) throw Error(Fault::usage, say(text::needsStart, "--json"));
    if (!options.trace.empty()) throw Error(Fault::usage, say(text::needsStart, "--trace"));
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
        ->option_text(valueText(context, text::nameValue, "astar"));
    app->add_option("--heuristic", options->heuristic, console.in(text::heuristicOption))
        ->group(method)
        ->option_text(valueText(context, text::nameValue));
    app->add_option("--weight", options->weight, console.in(text::weightOption))->group(method)->option_text("W [1.5]");
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
    addLimits(*app, context, options->limits);
    app->add_option("--threads", options->threads, console.in(text::threadsOption))
        ->group(console.in(text::limitsLabel))
        ->option_text("N [1]");
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos solve tiles", "mitos solve tiles --start \"1 2 3 / 4 5 6 / 0 7 8\"",
                 "mitos solve tiles --moves plain --start \"8 6 7 2 5 4 3 0 1\" --algorithm idastar --json",
                 "mitos solve tiles --size 4x4 --moves plain --file boards.txt --threads 2 --json",
                 "mitos solve tiles --random --seed 7 --replay", "mitos solve tiles --atlas --size 3x3 --moves king"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return solveTiles(context, *options); }; });
}

}  // namespace mitos::cli
