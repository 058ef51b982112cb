#include "cli/tiles/dialogue.h"

#include "api/tiles/boards.h"
#include "api/tiles/compare.h"
#include "base/error.h"
#include "cli/common/interrupt.h"
#include "cli/common/progress.h"
#include "cli/common/values.h"
#include "cli/paths/show.h"
#include "cli/tiles/method.h"
#include "cli/tiles/view.h"
#include "options/common.h"
#include "texts/tiles.h"

namespace mitos::cli {
namespace {

using api::tiles::Algorithm;
using api::tiles::Board;
using api::tiles::Shape;
using api::tiles::Solver;
using api::tiles::SolveReport;
using api::tiles::Tiles;
using base::say;

// An example row: 1 2 3
std::string exampleRow(const Shape& shape) {
    std::string row = "1";
    for (int tile = 2; tile <= shape.columns; ++tile) row += " " + std::to_string(tile);
    return row;
}

Board askStart(Console& console, const Shape& shape) {
    interruptFlag();  // from here on Ctrl-C is ours
    console.say(say(text::dialogueIntro, exampleRow(shape)));
    Board board;
    for (int row = 0; row < shape.rows;) {
        const auto line = console.ask(say(text::dialogueRow, row + 1, shape.rows).in(console.language));
        if (!line) {
            if (interruptFlag().raised()) throw Interrupted();
            throw base::Error(base::Fault::input, say(text::dialogueEnded, row, shape.rows));
        }
        try {
            api::tiles::readRow(shape, *line, console.in(text::startLabel), row, board);
            ++row;
        } catch (const base::TextError& error) {
            console.line(error.in(console.language));
            console.say(say(text::dialogueAgain));
        }
    }
    return board;
}

// The chosen method, or UCS and A* side by side; where the champion solves, UCS would only fill the memory. Making the
// solvers tells what is refused.
std::vector<Solver> solversFor(const Context& context, const SolveTilesOptions& options, const Tiles& puzzle) {
    const api::tiles::Method method = readTilesMethod(context.console, options, puzzle);
    std::vector<Solver> solvers;
    if (options.algorithm.empty() && method.algorithm != Algorithm::champion)
        solvers.emplace_back(puzzle, api::tiles::Method{Algorithm::ucs, std::nullopt});
    solvers.emplace_back(puzzle, method, context.cache());
    return solvers;
}

// Solves by one method, and shows what it found.
SolveReport solveShown(const Context& context, const SolveTilesOptions& options, const Subject<Tiles>& subject,
                       Solver& solver, const Board& start) {
    Console& console = context.console;
    const base::Limits limits = readLimits(options.limits);
    const unsigned threads = readThreads(options::batchThreads, options.threads);
    if (subject.puzzle.isSolvable(start)) prepareSolver(context, solver, limits, threads);
    SolveReport report = solver.solve(start, limits, interruptFlag(), searchProgress(console), {.threads = threads});
    console.endProgress();
    console.line();
    if (options.hint) {
        showHint(console, subject, solver, report);
    } else {
        showSolution(console, subject, solver, report);
    }
    return report;
}

}  // namespace

ExitCode tilesDialogue(const Context& context, const SolveTilesOptions& options, const Tiles& puzzle) {
    Console& console = context.console;
    std::vector<Solver> solvers = solversFor(context, options, puzzle);  // before anything is asked
    const TilesView view;
    const Subject<Tiles> subject{puzzle, view};
    console.say(puzzle.title());
    const Board start = askStart(console, puzzle.shape);

    api::tiles::Comparison comparison(puzzle, {start});
    ExitCode worst = ExitCode::done;
    SolveReport best;
    for (Solver& solver : solvers) {
        SolveReport report = solveShown(context, options, subject, solver, start);
        worst = std::max(worst, exitCodeOf(report));
        if (report.reason == api::tiles::Reason::unsolvable || interruptFlag().raised()) return worst;
        comparison.contestants.push_back(
            {solver.methodFacts(),
             solver.tableSeconds(),
             {{report.solved, report.reason, report.cost, report.depth(), report.counters}}});
        if (report.solved) best = std::move(report);
    }
    if (solvers.size() > 1 && !options.hint) {
        console.line();
        console.say(say(text::sideBySide));
        showComparison(console, comparison);
        if (!comparison.agrees()) worst = ExitCode::noSolution;
    }
    if (options.replay && best.solved) replayPath(console, subject, best);
    return worst;
}

}  // namespace mitos::cli
