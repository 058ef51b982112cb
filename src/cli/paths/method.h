#pragma once
// From the options of `mitos solve PUZZLE` to a solver that is ready.
#include "api/paths/solver.h"
#include "cli/common/interrupt.h"
#include "cli/common/progress.h"
#include "cli/paths/options.h"
#include "cli/paths/report.h"
#include "texts/paths.h"

namespace mitos::cli {

/// The options of `mitos solve PUZZLE` that every puzzle has.
struct SolveSettings {
    LimitOptions limits;
    std::string algorithm;
    std::string heuristic;
    std::string weight;
    std::string trace;
    std::string threads;
    bool random = false;
    bool atlas = false;
    bool hint = false;
    bool replay = false;
    std::string hardest;
};

template <class A>
struct SolveOptions : SolveSettings {
    PuzzleOptions<A> puzzle;
};

/// Returns the method that the options name. An Error (usage) lists the names where one is not known.
template <class A>
api::paths::Method<A> readMethod(const SolveSettings& settings, const A& puzzle) {
    api::paths::Method<A> method;
    const bool textbook = !settings.heuristic.empty() || !settings.trace.empty();  // which a champion has not
    if (!textbook) method.algorithm = puzzle.defaultAlgorithm();
    if (!settings.algorithm.empty()) method.algorithm = readAlgorithm(settings.algorithm, A::algorithms());
    if (!settings.heuristic.empty()) method.heuristic = readHeuristic<A>(settings.heuristic);
    if (!settings.weight.empty()) method.weightPercent = readWeightPercent(settings.weight);
    return method;
}

/// Says what of the options the method does not use.
template <class A>
void tellUnused(Console& console, const SolveSettings& settings, const api::paths::Method<A>& method) {
    using api::paths::Algorithm;
    const api::paths::AlgorithmFacts& known = api::paths::facts(method.algorithm);
    if (!known.informed && method.heuristic && *method.heuristic != A::Estimate::zero)
        console.warn(base::say(text::heuristicIgnored, known.name, settings.heuristic));
    const bool weighted = method.algorithm == Algorithm::champion || method.algorithm == Algorithm::wastar;
    if (!settings.weight.empty() && !weighted) console.warn(base::say(text::weightIgnored));
}

/// Makes the tables that the method needs, with progress, and tells what went wrong with those on disk.
template <class A>
void prepareSolver(const Context& context, api::paths::Solver<A>& solver, const base::Limits& limits,
                   unsigned threads) {
    solver.prepare({limits, threads, tableProgress(context.console)}, interruptFlag());
    context.console.endProgress();
    tellDamage(context.console, solver.tableWasDamaged());
    if (const auto why = solver.notStored())
        context.console.warn(base::say(text::tablesNotStored, why->in(context.console.language)));
}

}  // namespace mitos::cli
