#include "cli/grid/solve.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "api/grid/boards.h"
#include "api/grid/json.h"
#include "base/error.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/subject_words.h"
#include "cli/common/values.h"
#include "cli/grid/progress.h"
#include "cli/grid/report.h"
#include "engine/grid/plan.h"
#include "engine/grid/start_solver.h"
#include "options/common.h"
#include "options/grid.h"
#include "texts/grid_terminal.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using api::grid::BoardText;
using api::grid::PlacementGame;
using base::Error;
using base::Fault;
using base::say;
using engine::grid::GridReport;
using engine::grid::SolutionKind;

ExitCode showPlans(const Context& context, const PlacementGame& game, const std::vector<BoardText>& starts) {
    if (!context.json && starts.size() > 1) {
        showPlanTable(context.console, game, starts);
        return ExitCode::done;
    }
    for (const BoardText& start : starts) {
        const engine::grid::Plan plan = engine::grid::planFor(game, start);
        if (context.json) {
            context.console.line(api::grid::planJson(game, start, plan));
        } else {
            showPlan(context.console, plan);
        }
    }
    return ExitCode::done;
}

ExitCode exitCodeOf(const GridReport& report) {
    return report.kind == SolutionKind::none ? cli::exitCodeOf(report.halt) : ExitCode::done;
}

// As JSON at once; in words at once where it is the only one.
void tell(const Context& context, const PlacementGame& game, const GridReport& report, bool alone) {
    Console& console = context.console;
    console.endProgress();
    if (report.wasDamaged) console.warn(say(text::solutionDamaged));
    if (context.json) {
        console.line(api::grid::solveJson(game, report));
        console.flush();
    } else if (alone) {
        showGridReport(console, game, report);
    }
}

// A file was asked for, so there must be one in the end.
ExitCode solveAndSave(const Context& context, const std::string& file, const PlacementGame& game,
                      const BoardText& start, const engine::grid::GridOptions& how) {
    Console& console = context.console;
    const engine::grid::GridSolver solver(game, start, how, interruptFlag(), gridProgress(console));
    tell(context, game, solver.report(), true);
    if (solver.solution() == nullptr) {
        console.warn(say(text::nothingToSave, file));
        return std::max(ExitCode::limit, exitCodeOf(solver.report()));
    }
    const bool saved = solver.solution()->save(file, {how.threads, &interruptFlag(), verifyProgress(console)});
    console.endProgress();
    if (!saved) {
        console.warn(say(text::savingStopped, file));
        return ExitCode::interrupted;
    }
    console.warn(say(text::fileWritten, file));
    return ExitCode::done;
}

ExitCode solveStarts(const Context& context, const PlacementGame& game, const std::vector<BoardText>& starts,
                     const engine::grid::GridOptions& how) {
    Console& console = context.console;
    engine::grid::StartSolver solver(game, how);
    ExitCode worst = ExitCode::done;
    std::vector<GridReport> reports;
    for (const BoardText& start : starts) {
        reports.push_back(solver.solve(start, interruptFlag(), gridProgress(console)));
        tell(context, game, reports.back(), starts.size() == 1);
        worst = std::max(worst, exitCodeOf(reports.back()));
        if (interruptFlag().raised()) break;
    }
    if (!context.json && starts.size() > 1) showGridReports(console, game, reports);
    return worst;
}

}  // namespace

ExitCode solveGrid(const Context& context, const SolveGridOptions& options) {
    refuseTogether(options.weak, "--weak", !options.save.empty(), "--save");
    refuseTogether(options.plan, "--plan", !options.save.empty(), "--save");
    engine::grid::GridOptions how;
    how.threads = readThreads(options::threads, options.threads);
    how.limits = readLimits(options.limits);
    how.weak = options.weak;
    if (options.save.empty()) how.cache = context.cache();  // what is to be stored is made afresh
    const PlacementGame game = openGame(options.game, options::grid::toMove);
    const std::vector<BoardText> starts = options.game.start
                                              ? std::vector<BoardText>{readStart(game, *options.game.start)}
                                              : api::grid::legalStarts(game.rules());
    if (!options.save.empty() && starts.size() > 1) throw Error(Fault::usage, say(text::saveNeedsStart, starts.size()));
    if (options.plan) return showPlans(context, game, starts);
    if (!options.save.empty()) return solveAndSave(context, options.save, game, starts.front(), how);
    return solveStarts(context, game, starts, how);
}

void addSolveGrid(CLI::App& solve, Context& context) {
    auto options = std::make_shared<SolveGridOptions>();
    CLI::App* app = addCommand(solve, context, gridSubject, text::gridSubject, text::subjectsLabel);
    addGridGame(*app, context, options->game);
    addOption(*app, context, options::grid::toMove, options->game.first);
    addFlag(*app, context, options::grid::weak, options->weak);
    addFlag(*app, context, options::grid::plan, options->plan);
    addOption(*app, context, options::grid::save, options->save);
    addLimits(*app, context, options->limits);
    addOption(*app, context, options::threads, options->threads);
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos solve cse", "mitos solve xox --json", "mitos solve cse --start ___S_____",
                 "mitos solve connect-four-5x5 --plan", "mitos solve tictactoe --save tictactoe.solution",
                 "mitos solve connect-four-4x4 --weak --time 10s", "mitos solve ./my.toml"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return solveGrid(context, *options); }; });
}

}  // namespace mitos::cli
