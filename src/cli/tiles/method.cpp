#include "cli/tiles/method.h"

#include <array>
#include <utility>

#include "base/error.h"
#include "base/texts/champion.h"
#include "base/texts/tiles.h"
#include "cli/common/interrupt.h"
#include "cli/common/progress.h"
#include "cli/tiles/report.h"

namespace mitos::cli {
namespace {

using api::tiles::Board;
using api::tiles::Shape;
using api::tiles::Solver;
using base::Error;
using base::Fault;
using base::say;

void checkChampion(const SolveTilesOptions& options, bool champion) {
    const std::array<std::pair<const char*, bool>, 3> its{
        {{"--tables", !options.tables.empty()}, {"--plan", options.plan}, {"--resume", !options.resume.empty()}}};
    for (const auto& [name, given] : its) {
        if (given && !champion) throw Error(Fault::usage, say(text::championOnly, name));
    }
    if (!champion) return;
    if (!options.heuristic.empty()) throw Error(Fault::usage, say(text::championRefuses, "--heuristic"));
    if (!options.trace.empty()) throw Error(Fault::usage, say(text::championNoTrace));
}

}  // namespace

Solver makeSolver(const Context& context, const SolveTilesOptions& options, const Shape& shape, const Board& goal) {
    return {shape, goal, readMethod(context.console, options, shape), context.cache()};
}

void prepareSolver(const Context& context, Solver& solver, const base::Limits& limits, unsigned threads) {
    solver.prepare({limits, threads, tableProgress(context.console)}, interruptFlag());
    context.console.endProgress();
    tellDamage(context.console, solver.tableWasDamaged());
    if (const auto why = solver.notStored())
        context.console.warn(say(text::tablesNotStored, why->in(context.console.language)));
}

api::tiles::Method readMethod(const Console& console, const SolveTilesOptions& options, const Shape& shape) {
    api::tiles::Method method;
    const bool textbook = !options.heuristic.empty() || !options.trace.empty();  // which the champion has not
    if (!textbook) method.algorithm = api::tiles::defaultAlgorithm(shape);
    if (!options.algorithm.empty()) method.algorithm = readAlgorithm(options.algorithm);
    if (!options.heuristic.empty()) method.heuristic = readHeuristic(options.heuristic);
    if (!options.weight.empty()) method.weightPercent = readWeightPercent(options.weight);
    if (!options.tables.empty()) method.tables = readTables(options.tables);
    const bool champion = method.algorithm == api::tiles::Algorithm::champion;
    checkChampion(options, champion);
    const api::tiles::AlgorithmFacts& known = api::tiles::facts(method.algorithm);
    if (!known.informed && method.heuristic && *method.heuristic != api::tiles::Estimate::zero) {
        console.warn(say(text::heuristicIgnored, known.name, options.heuristic));
    }
    if (!options.weight.empty() && !champion && method.algorithm != api::tiles::Algorithm::wastar)
        console.warn(say(text::weightIgnored));
    return method;
}

}  // namespace mitos::cli
