#pragma once
// `mitos solve PUZZLE`
#include <CLI/CLI.hpp>
#include <algorithm>

#include "base/file_writer.h"
#include "cli/paths/batch.h"
#include "cli/paths/solve_options.h"

namespace mitos::cli {

inline constexpr std::size_t mostTraced = 1'000'000;

/// Where a search begins that was stopped before, and what becomes of its new state: nothing, unless the champion
/// solves.
template <class A>
struct NoResumption {
    [[nodiscard]] const typename A::Champion::Milestone* from() const { return nullptr; }
    void settle(const api::paths::SolveReport<A>& /*report*/) const {}
    void complain() const {}
};

template <class A>
ExitCode solveAtlas(const Context& context, const SolveSettings& settings, const Subject<A>& subject) {
    const base::Limits limits = readLimits(settings.limits);
    const auto hardest = static_cast<std::size_t>(readWhole(options::paths::hardest, settings.hardest));
    const auto atlas = subject.puzzle.makeAtlas(hardest, limits, interruptFlag(), atlasProgress(context.console));
    context.console.endProgress();
    if (context.json) {
        context.console.line(atlasJson(subject.puzzle, atlas));
    } else {
        showAtlas(context.console, subject, atlas);
    }
    return exitCodeOf(atlas.halt);
}

template <class A>
void writeTraceFile(const Context& context, const std::string& file, const A& puzzle,
                    const api::paths::SolveReport<A>& report) {
    base::FileWriter writer(file, interruptFlag());
    writeTrace(puzzle, report, [&](std::string_view piece) { writer.write(piece); });
    writer.finish();
    if (report.traceDropped > 0) {
        context.console.warn(
            base::say(text::recordCut, base::showCount(report.trace.size()), base::showCount(report.traceDropped)));
    }
    context.console.warn(base::say(text::fileWritten, file));
}

template <class A>
typename A::State readStart(Console& console, const SolveSettings& settings, const StateOptions& options,
                            const A& puzzle) {
    if (!settings.random) return puzzle.read(*options.start, "--start", 1);
    base::Random random(chooseSeed(console, options.seed));
    return puzzle.random(random);
}

template <class A>
void showAnswer(const Context& context, const SolveSettings& settings, const Subject<A>& subject,
                const api::paths::Solver<A>& solver, const typename A::State& start,
                const api::paths::SolveReport<A>& report) {
    Console& console = context.console;
    if (context.json) {
        console.line(settings.hint ? hintJson(solver, start, report) : solveJson(solver, start, report));
    } else if (settings.hint) {
        showHint(console, subject, solver, report);
    } else if (settings.replay && report.solved) {
        replayPath(console, subject, report);
    } else {
        console.say(subject.puzzle.title());
        showSolution(console, subject, solver, report);
    }
}

/// Solves one start, with the tables made first where the method needs some.
template <class A, class Resumption>
ExitCode solveStart(const Context& context, const SolveSettings& settings, const Subject<A>& subject,
                    api::paths::Solver<A>& solver, const typename A::State& start, Resumption& resumption) {
    Console& console = context.console;
    const unsigned threads = readThreads(options::batchThreads, settings.threads);
    base::Limits limits = readLimits(settings.limits);
    if (subject.puzzle.isSolvable(start)) {
        prepareSolver(context, solver, limits, threads);
        if (solver.algorithm() == api::paths::Algorithm::champion)
            limits.seconds = std::max(0.0, limits.seconds - solver.tableSeconds());
    }
    const api::paths::SolveReport<A> report =
        solver.solve(start, limits, interruptFlag(), searchProgress(console),
                     {settings.trace.empty() ? 0 : mostTraced, threads, resumption.from()});
    console.endProgress();
    resumption.settle(report);
    if (!settings.trace.empty()) writeTraceFile(context, settings.trace, subject.puzzle, report);
    showAnswer(context, settings, subject, solver, start, report);
    resumption.complain();
    return exitCodeOf(report);
}

template <class A>
ExitCode solvePuzzle(const Context& context, const SolveOptions<A>& options) {
    checkCombination(options, options.puzzle, A::words());
    const A puzzle = options.puzzle.read();
    const StateView<A> view;
    const Subject<A> subject{puzzle, view};
    if (options.atlas) return solveAtlas(context, options, subject);
    const bool file = !options.puzzle.file.empty();
    if (!file && !options.puzzle.start && !options.random)
        throw base::Error(base::Fault::usage, base::say(A::words().needsStart, A::subject));
    const auto makeSolver = [&] {
        const auto method = readMethod(options, puzzle);
        tellUnused<A>(context.console, options, method);
        return api::paths::Solver<A>(puzzle, method, context.cache());
    };
    if (file) {
        const auto lines = readStartFile(puzzle, options.puzzle.file);
        return solveLines<A>(context, options, makeSolver(), lines);
    }
    const auto start = readStart(context.console, options, options.puzzle, puzzle);
    api::paths::Solver<A> solver = makeSolver();
    NoResumption<A> nothing;
    return solveStart<A>(context, options, subject, solver, start, nothing);
}

/// Adds a puzzle that has the common options and its own table of options, nothing else.
template <class A>
void addSolvePuzzle(CLI::App& solve, Context& context) {
    auto options = std::make_shared<SolveOptions<A>>();
    CLI::App* app = addCommand(solve, context, std::string(A::subject), A::words().subject, text::subjectsLabel);
    addPuzzleOptions(*app, context, options->puzzle);
    addSolveSettings(*app, context, *options, A::words());
    addExamples(*app, context, A::solveExamples());
    app->callback(
        [&context, options] { context.action = [&context, options] { return solvePuzzle(context, *options); }; });
}

}  // namespace mitos::cli
