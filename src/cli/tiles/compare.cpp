#include "cli/tiles/compare.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "api/tiles/batch.h"
#include "api/tiles/compare.h"
#include "api/tiles/json.h"
#include "api/tiles/table.h"
#include "base/error.h"
#include "base/files.h"
#include "base/texts/terminal.h"
#include "base/texts/tiles.h"
#include "cli/common/interrupt.h"
#include "cli/common/values.h"
#include "cli/tiles/report.h"
#include "cli/tiles/view.h"

namespace mitos::cli {
namespace {

using api::tiles::Board;
using api::tiles::Shape;
using base::Error;
using base::Fault;
using base::say;

// Without a limit, one hopeless method would keep the whole table waiting.
constexpr double secondsForEach = 30;
constexpr std::uint64_t mostRandom = 1'000'000;

// An empty list means that all are wanted; one that was given must name something.
template <class Read>
auto readList(const std::string& list, const char* option, Read read) {
    std::vector<decltype(read(std::string()))> values;
    std::istringstream words(list);
    for (std::string word; std::getline(words, word, ',');) {
        const auto first = word.find_first_not_of(' ');
        if (first == std::string::npos) continue;
        values.push_back(read(word.substr(first, word.find_last_not_of(' ') - first + 1)));
    }
    if (values.empty() && !list.empty()) throw Error(Fault::usage, say(text::emptyList, option, list));
    return values;
}

std::vector<api::tiles::Method> readMethods(const CompareTilesOptions& options, const Shape& shape) {
    const std::uint32_t weight = options.weight.empty() ? 150 : readWeightPercent(options.weight);
    std::vector<api::tiles::Method> methods;
    if (options.algorithms.empty() && options.heuristics.empty()) {
        methods = api::tiles::allMethods(shape);
        for (api::tiles::Method& method : methods) {
            if (method.algorithm == api::tiles::Algorithm::wastar) method.weightPercent = weight;
        }
        return methods;
    }
    auto algorithms = readList(options.algorithms, "--algorithms", readAlgorithm);
    auto heuristics = readList(options.heuristics, "--heuristics", readHeuristic);
    if (algorithms.empty()) {
        for (const auto& known : api::tiles::algorithms()) algorithms.push_back(known.algorithm);
    }
    if (heuristics.empty()) {
        for (const auto& known : api::tiles::estimates()) {
            const bool fits = known.admissible(shape.moves) && shape.cells() <= known.mostCells;
            if (fits && known.kind != api::tiles::Estimate::zero) heuristics.push_back(known.kind);
        }
    }
    return api::tiles::crossMethods(algorithms, heuristics, shape, weight);
}

std::vector<Board> readStarts(const Console& console, const CompareTilesOptions& options, const Shape& shape,
                              const Board& goal) {
    const TilesOptions& puzzle = options.puzzle;
    const int given = (puzzle.start ? 1 : 0) + (puzzle.file.empty() ? 0 : 1) + (options.random.empty() ? 0 : 1);
    if (given > 1) throw Error(Fault::usage, say(text::notTogether, "--start, --file", "--random"));
    if (puzzle.start) return {api::tiles::readBoard(shape, *puzzle.start, "--start")};
    std::vector<Board> starts;
    if (!puzzle.file.empty()) {
        for (const auto& line : api::tiles::readBatch(shape, readListFile(puzzle.file), puzzle.file)) {
            if (line.error) throw *line.error;
            starts.push_back(line.start);
        }
        if (starts.empty()) throw Error(Fault::input, say(text::batchEmpty, puzzle.file));
        return starts;
    }
    const std::uint64_t count =
        options.random.empty() ? 1 : readNumber(options.random, "--random", "1, 100", 1, mostRandom);
    base::Random random(chooseSeed(console, puzzle.seed));
    for (std::uint64_t i = 0; i < count; ++i) starts.push_back(api::tiles::randomBoard(shape, goal, random));
    return starts;
}

void showPaths(const Console& console, const api::tiles::Comparison& comparison) {
    for (const api::tiles::Contestant& contestant : comparison.contestants) {
        for (const api::tiles::Trial& trial : contestant.trials) {
            console.line(contestant.title());
            console.print(drawBoards(console, comparison.shape, trial.path));
        }
    }
}

// The worst that happened to an optimal or any other method; no solution is an answer.
ExitCode verdictOf(const api::tiles::Comparison& comparison) {
    if (comparison.stopped) return ExitCode::interrupted;
    if (!comparison.agrees()) return ExitCode::noSolution;
    for (const api::tiles::Contestant& contestant : comparison.contestants) {
        for (const api::tiles::Trial& trial : contestant.trials) {
            if (!trial.solved && trial.reason != api::tiles::Reason::unsolvable) return ExitCode::limit;
        }
    }
    return ExitCode::done;
}

}  // namespace

ExitCode compareTiles(const Context& context, const CompareTilesOptions& options) {
    const Console& console = context.console;
    api::tiles::CompareRequest request;
    request.shape = options.puzzle.shape();
    request.goal = options.puzzle.goalOn(request.shape);
    request.methods = readMethods(options, request.shape);
    request.limits = readLimits(options.limits);
    request.starts = readStarts(console, options, request.shape, request.goal);
    if (options.limits.time.empty()) request.limits.seconds = secondsForEach;
    request.cache = context.cache();
    request.keepPaths = options.paths;
    const api::tiles::Comparison comparison =
        api::tiles::compare(request, interruptFlag(), [&](std::size_t done, std::size_t all) {
            console.progress(say(text::progressTrials, done, all).in(console.language));
        });
    console.endProgress();
    tellDamage(console, comparison.tableWasDamaged);
    if (comparison.contestants.empty() && !comparison.stopped) {  // nothing was left to compare
        showRefusals(console, comparison);
        return ExitCode::badUsage;
    }

    if (!options.csv.empty()) base::writeFile(options.csv, api::tiles::compareCsv(comparison), interruptFlag());
    if (!options.html.empty())
        base::writeFile(options.html, api::tiles::compareHtml(comparison, console.language), interruptFlag());
    for (const std::string& file : {options.csv, options.html}) {
        if (!file.empty()) console.warn(say(text::fileWritten, file));
    }
    if (context.json) {
        console.line(api::tiles::compareJson(comparison));
    } else {
        showPuzzle(console, request.shape, request.goal);
        if (request.starts.size() == 1) console.print(drawBoards(console, request.shape, request.starts));
        if (options.paths) showPaths(console, comparison);
        showComparison(console, comparison);
    }
    return verdictOf(comparison);
}

void addCompareTiles(CLI::App& compare, Context& context) {
    auto options = std::make_shared<CompareTilesOptions>();
    const Console& console = context.console;
    CLI::App* app = addCommand(compare, context, "tiles", text::tilesSubject, text::subjectsLabel);
    addTilesOptions(*app, context, options->puzzle);
    app->add_option("--random", options->random, console.in(text::randomCountOption))
        ->group(console.in(text::boardLabel))
        ->option_text("N [1]");
    const std::string method = console.in(text::methodLabel);
    app->add_option("--algorithms,--algorithm", options->algorithms, console.in(text::algorithmsOption))
        ->group(method)
        ->option_text("A,B");
    app->add_option("--heuristics,--heuristic", options->heuristics, console.in(text::heuristicsOption))
        ->group(method)
        ->option_text("A,B");
    app->add_option("--weight", options->weight, console.in(text::weightOption))->group(method)->option_text("W [1.5]");
    const std::string output = console.in(text::outputLabel);
    app->add_flag("--paths", options->paths, console.in(text::pathsOption))->group(output);
    app->add_option("--csv", options->csv, console.in(text::csvOption))
        ->group(output)
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
    app->add_option("--html", options->html, console.in(text::htmlOption))
        ->group(output)
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
    addLimits(*app, context, options->limits);
    addCommon(*app, context);
    addExamples(
        *app, context,
        {"mitos compare tiles --start \"8 7 6 / 5 4 3 / 2 1 0\"",
         "mitos compare tiles --moves plain --random 100 --seed 1 --html methods.html",
         "mitos compare tiles --algorithms ucs,astar --heuristics misplaced,exact --random 10 --csv methods.csv"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return compareTiles(context, *options); }; });
}

}  // namespace mitos::cli
