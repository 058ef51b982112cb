#include "cli/tiles/solve.h"

#include "api/tiles/json.h"
#include "cli/paths/solve.h"
#include "cli/tiles/dialogue.h"
#include "cli/tiles/method.h"
#include "cli/tiles/plan.h"
#include "cli/tiles/resumption.h"
#include "cli/tiles/view.h"
#include "options/paths.h"

namespace mitos::cli {
namespace {

using api::tiles::Solver;
using api::tiles::Tiles;
using base::Error;
using base::Fault;
using base::say;

void checkTilesCombination(const SolveTilesOptions& options) {
    checkCombination(options, options.puzzle, Tiles::words());
    refuseTogether(options.atlas, "--atlas", !options.tables.empty(), "--tables");
    refuseTogether(options.atlas, "--atlas", options.plan, "--plan");
    refuseTogether(options.atlas, "--atlas", !options.resume.empty(), "--resume");
    refuseTogether(options.plan, "--plan", !options.resume.empty(), "--resume");
    if (!options.puzzle.file.empty() && !options.resume.empty())
        throw Error(Fault::usage, say(text::oneBoardOnly, "--resume"));
}

ExitCode tellPlan(const Context& context, const SolveTilesOptions& options, const Tiles& puzzle) {
    const Solver solver = makeTilesSolver(context, options, puzzle);
    const unsigned threads = readThreads(options::batchThreads, options.threads);
    if (context.json) {
        context.console.line(api::tiles::planJson(solver, threads));
    } else {
        showPlan(context.console, solver, threads);
    }
    return ExitCode::done;
}

ExitCode solveBoard(const Context& context, const SolveTilesOptions& options, const Subject<Tiles>& subject) {
    const auto start = readStart(context.console, options, options.puzzle, subject.puzzle);
    Solver solver = makeTilesSolver(context, options, subject.puzzle);
    Resumption resumption(context.console, options.resume, solver, start);
    return solveStart<Tiles>(context, options, subject, solver, start, resumption);
}

ExitCode startDialogue(const Context& context, const SolveTilesOptions& options, const Tiles& puzzle) {
    if (context.json) throw Error(Fault::usage, say(text::needsStart, "--json"));
    if (!options.trace.empty()) throw Error(Fault::usage, say(text::needsStart, "--trace"));
    if (!options.resume.empty()) throw Error(Fault::usage, say(text::needsStart, "--resume"));
    return tilesDialogue(context, options, puzzle);
}

}  // namespace

ExitCode solveTiles(const Context& context, const SolveTilesOptions& options) {
    checkTilesCombination(options);
    const Tiles puzzle = options.puzzle.read();
    const TilesView view;
    const Subject<Tiles> subject{puzzle, view};
    if (options.atlas) return solveAtlas(context, options, subject);
    if (options.plan) return tellPlan(context, options, puzzle);
    if (!options.puzzle.file.empty()) {
        const auto lines = readStartFile(puzzle, options.puzzle.file);
        return solveLines<Tiles>(context, options, makeTilesSolver(context, options, puzzle), lines);
    }
    if (options.puzzle.start || options.random) return solveBoard(context, options, subject);
    return startDialogue(context, options, puzzle);
}

void addSolveTiles(CLI::App& solve, Context& context) {
    auto options = std::make_shared<SolveTilesOptions>();
    CLI::App* app = addCommand(solve, context, "tiles", text::tilesSubject, text::subjectsLabel);
    addPuzzleOptions(*app, context, options->puzzle);
    const auto addMethods = [&] {
        addOption(*app, context, options::paths::tables, options->tables);
        addFlag(*app, context, options::paths::plan, options->plan);
    };
    const auto addOutput = [&] { addOption(*app, context, options::paths::resume, options->resume); };
    addSolveSettings(*app, context, *options, Tiles::words(), addMethods, addOutput);
    addExamples(*app, context, Tiles::solveExamples());
    app->callback(
        [&context, options] { context.action = [&context, options] { return solveTiles(context, *options); }; });
}

}  // namespace mitos::cli
