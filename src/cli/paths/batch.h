#pragma once
// `mitos solve PUZZLE --file STARTS`
#include <algorithm>

#include "api/paths/json.h"
#include "cli/common/interrupt.h"
#include "cli/common/values.h"
#include "cli/paths/method.h"
#include "cli/paths/show.h"
#include "cli/paths/tally.h"
#include "options/common.h"
#include "texts/terminal.h"

namespace mitos::cli {

template <class A>
void emitLine(const Context& context, const api::paths::Solver<A>& solver, bool hint,
              const api::paths::BatchLine<A>& line, const std::optional<api::paths::SolveReport<A>>& report) {
    Console& console = context.console;
    if (!report) {
        console.warn(line.error->in(console.language));
        if (context.json) console.line(badLineJson(line));
    } else if (context.json) {
        console.line(hint ? hintJson(solver, line.start, *report) : solveJson(solver, line.start, *report));
    } else if (hint) {
        showBatchHint(console, solver.puzzle(), line.line, *report);
    } else {
        showBatchLine(console, line.line, *report, solver.puzzle().inLine(line.start));
    }
    console.flush();
}

/// `solver` needs no tables yet.
template <class A>
ExitCode solveLines(const Context& context, const SolveSettings& settings, api::paths::Solver<A> solver,
                    const std::vector<api::paths::BatchLine<A>>& lines) {
    Console& console = context.console;
    const unsigned threads = readThreads(options::batchThreads, settings.threads);
    const base::Limits limits = readLimits(settings.limits);
    const bool work = std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
        return !line.error && solver.puzzle().isSolvable(line.start);
    });
    if (work) prepareSolver(context, solver, {.bytes = limits.bytes}, threads);  // the time is for each start
    const base::Stopwatch stopwatch;
    Tally tally;
    const auto emit = [&](const auto& line, const auto& report) {
        tally.add(report ? &*report : nullptr);
        console.endProgress();
        emitLine(context, solver, settings.hint, line, report);
        console.progress(base::say(text::progressTrials, tally.starts, lines.size()).in(console.language));
    };
    solveBatch(solver, lines, threads, limits, interruptFlag(), emit);
    console.endProgress();
    if (!context.json) {
        tally.show(console, A::words(), stopwatch.seconds());
        if (work && solver.methodFacts().usesTable)
            console.say(base::say(text::tableLine, base::showSeconds(solver.tableSeconds())));
    }
    return tally.worst;
}

/// Reads the starts of a file. An Error (input) when there are none.
template <class A>
std::vector<api::paths::BatchLine<A>> readStartFile(const A& puzzle, const std::string& file) {
    auto lines = api::paths::readBatch(puzzle, readListFile(file), file);
    if (lines.empty()) throw base::Error(base::Fault::input, base::say(A::words().fileEmpty, file));
    return lines;
}

}  // namespace mitos::cli
