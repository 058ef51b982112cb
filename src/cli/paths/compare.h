#pragma once
// `mitos compare PUZZLE`
#include <CLI/CLI.hpp>

#include "api/paths/compare.h"
#include "api/paths/table.h"
#include "base/files.h"
#include "cli/paths/batch.h"
#include "texts/terminal.h"

namespace mitos::cli {

struct CompareSettings {
    LimitOptions limits;
    std::string algorithms;
    std::string heuristics;
    std::string weight;
    std::string random;
    bool paths = false;
    std::string csv;
    std::string html;
};

template <class A>
struct CompareOptions : CompareSettings {
    PuzzleOptions<A> puzzle;
};

void addCompareSettings(CLI::App& app, Context& context, CompareSettings& settings, const api::paths::Words& words);
/// The words of a list with commas. An empty list means that all are wanted; one that was given must name something.
std::vector<std::string> readList(const std::string& list, const char* option);
/// How many random starts are wanted.
std::uint64_t readRandomCount(const CompareSettings& settings);
base::Limits readCompareLimits(const CompareSettings& settings);

template <class A>
std::vector<api::paths::Method<A>> readMethods(const CompareSettings& settings, const A& puzzle) {
    const std::uint32_t weight = settings.weight.empty() ? api::paths::usualWeight : readWeightPercent(settings.weight);
    if (settings.algorithms.empty() && settings.heuristics.empty()) return api::paths::allMethods(puzzle, weight);
    std::vector<api::paths::Algorithm> algorithms;
    for (const std::string& name : readList(settings.algorithms, "--algorithms"))
        algorithms.push_back(readAlgorithm(name, A::algorithms()));
    std::vector<typename A::Estimate> heuristics;
    for (const std::string& name : readList(settings.heuristics, "--heuristics"))
        heuristics.push_back(readHeuristic<A>(name));
    if (algorithms.empty()) {
        for (const auto& known : A::algorithms()) algorithms.push_back(known.algorithm);
    }
    if (heuristics.empty()) heuristics = puzzle.fittingHeuristics();
    return api::paths::crossMethods(puzzle, algorithms, heuristics, weight);
}

template <class A>
std::vector<typename A::State> readStarts(Console& console, const CompareOptions<A>& options, const A& puzzle) {
    const StateOptions& typed = options.puzzle;
    const int given = (typed.start ? 1 : 0) + (typed.file.empty() ? 0 : 1) + (options.random.empty() ? 0 : 1);
    if (given > 1) throw base::Error(base::Fault::usage, base::say(text::notTogether, "--start, --file", "--random"));
    if (typed.start) return {puzzle.read(*typed.start, "--start", 1)};
    std::vector<typename A::State> starts;
    if (!typed.file.empty()) {
        for (const auto& line : readStartFile(puzzle, typed.file)) {
            if (line.error) throw *line.error;
            starts.push_back(line.start);
        }
        return starts;
    }
    const std::uint64_t count = readRandomCount(options);
    base::Random random(chooseSeed(console, typed.seed));
    for (std::uint64_t i = 0; i < count; ++i) starts.push_back(puzzle.random(random));
    return starts;
}

template <class A>
void writeTables(Console& console, const CompareSettings& settings, const api::paths::Comparison<A>& comparison) {
    if (!settings.csv.empty()) base::writeFile(settings.csv, compareCsv(comparison), interruptFlag());
    if (!settings.html.empty())
        base::writeFile(settings.html, compareHtml(comparison, console.language), interruptFlag());
    for (const std::string& file : {settings.csv, settings.html}) {
        if (!file.empty()) console.warn(base::say(text::fileWritten, file));
    }
}

template <class A>
ExitCode comparePuzzle(const Context& context, const CompareOptions<A>& options, const StateView<A>& view) {
    Console& console = context.console;
    const A puzzle = options.puzzle.read();
    const auto methods = readMethods(options, puzzle);
    const base::Limits limits = readCompareLimits(options);
    const api::paths::CompareRequest<A> request{
        puzzle, readStarts(console, options, puzzle), methods, limits, context.cache(), options.paths};
    const auto comparison = api::paths::compare(request, interruptFlag(), [&](std::size_t done, std::size_t all) {
        console.progress(base::say(text::progressTrials, done, all).in(console.language));
    });
    console.endProgress();
    tellDamage(console, comparison.tableWasDamaged);
    if (comparison.contestants.empty() && !comparison.stopped) {  // nothing was left to compare
        showRefusals(console, comparison);
        return ExitCode::badUsage;
    }
    writeTables(console, options, comparison);
    if (context.json) {
        console.line(compareJson(comparison));
    } else {
        console.say(puzzle.title());
        if (request.starts.size() == 1) console.print(view.drawStates(console, puzzle, request.starts));
        if (options.paths) showPaths(console, Subject<A>{puzzle, view}, comparison);
        showComparison(console, comparison);
    }
    return verdictOf(comparison);
}

/// Adds the comparison of a puzzle, drawn by `View`.
template <class A, class View>
void addComparePuzzle(CLI::App& compare, Context& context) {
    auto options = std::make_shared<CompareOptions<A>>();
    CLI::App* app = addCommand(compare, context, std::string(A::subject), A::words().subject, text::subjectsLabel);
    addPuzzleOptions(*app, context, options->puzzle);
    addCompareSettings(*app, context, *options, A::words());
    addExamples(*app, context, A::compareExamples());
    app->callback([&context, options] {
        context.action = [&context, options] { return comparePuzzle<A>(context, *options, View()); };
    });
}

}  // namespace mitos::cli
