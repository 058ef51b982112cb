#include "cli/tiles/batch.h"

#include <algorithm>

#include "api/tiles/batch.h"
#include "api/tiles/json.h"
#include "base/error.h"
#include "base/texts/terminal.h"
#include "base/texts/tiles.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "cli/common/values.h"
#include "cli/tiles/method.h"
#include "cli/tiles/report.h"

namespace mitos::cli {
namespace {

using api::tiles::Board;
using api::tiles::Shape;
using api::tiles::Solver;
using api::tiles::SolveReport;
using base::Error;
using base::Fault;
using base::say;

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

}  // namespace

ExitCode solveFile(const Context& context, const SolveTilesOptions& options, const Shape& shape, const Board& goal) {
    const Console& console = context.console;
    const auto lines = api::tiles::readBatch(shape, readListFile(options.puzzle.file), options.puzzle.file);
    if (lines.empty()) throw Error(Fault::input, say(text::batchEmpty, options.puzzle.file));
    Solver solver = makeSolver(context, options, shape, goal);
    const unsigned threads = readThreads(options.threads);
    const base::Limits limits = readLimits(options.limits);
    const bool work = std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
        return !line.error && api::tiles::solvable(shape, line.start, goal);
    });
    if (work) prepareSolver(context, solver, {.bytes = limits.bytes}, threads);  // the time is for each board
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
    api::tiles::solveBatch(solver, lines, threads, limits, interruptFlag(), emit);
    console.endProgress();
    if (!context.json) {
        const base::Language language = console.language;
        console.say(say(text::batchSummary, base::say(text::boardCount, base::showCount(tally.boards)).in(language),
                        tally.solved, tally.unsolvable, tally.halted,
                        base::say(text::badLineCount, base::showCount(tally.bad)).in(language),
                        base::showCount(tally.expanded), base::showSeconds(stopwatch.seconds())));
        if (work && api::tiles::usesTable(solver.algorithm(), solver.heuristic()))
            console.say(say(text::tableLine, base::showSeconds(solver.tableSeconds())));
    }
    return tally.worst;
}

}  // namespace mitos::cli
