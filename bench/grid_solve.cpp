// Placement games solved completely: from rule file to result, on one core and two.
#include <benchmark/benchmark.h>

#include "api/grid/boards.h"
#include "api/grid/games.h"
#include "api/grid/search.h"
#include "base/memory.h"
#include "engine/grid/start_solver.h"

namespace mitos::bench {
namespace {

using api::grid::PlacementGame;
using engine::grid::GridOptions;
using engine::grid::GridReport;
using engine::grid::GridSolver;

const base::StopFlag never;

// The rules are read each time, every start is solved, and every first move valued.
void allStarts(benchmark::State& state, const char* name) {
    std::uint64_t positions = 0;
    for (auto _ : state) {
        const PlacementGame game(api::grid::findGame(name));
        engine::grid::StartSolver solver(game, {});
        positions = 0;
        for (const auto& start : api::grid::legalStarts(game.rules())) {
            positions += solver.solve(start, never).counts.positions;
        }
    }
    state.counters["positions"] = static_cast<double>(positions);
}
BENCHMARK_CAPTURE(allStarts, cse, "cse")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(allStarts, xox, "xox")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(allStarts, tictactoe, "tictactoe")->Unit(benchmark::kMillisecond);

// One start on the given number of threads.
void complete(benchmark::State& state, const char* name, const char* start) {
    const PlacementGame game(api::grid::findGame(name));
    GridOptions options;
    options.threads = static_cast<unsigned>(state.range(0));
    GridReport report;
    for (auto _ : state) report = GridSolver(game, start, options, never).report();
    const auto positions = static_cast<double>(report.counts.positions);
    state.counters["positions"] = positions;
    state.counters["positions/s"] =
        benchmark::Counter(positions * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
    state.counters["bytes/canonical"] =
        static_cast<double>(report.bytes) / static_cast<double>(report.counts.canonical);
}
BENCHMARK_CAPTURE(complete, xox4x4, "xox-4x4", "_____________X_O")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(complete, xox5x4, "xox-5x4", "_________________X_O")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(complete, mnk444, "mnk-4-4-4", "________________")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void proof(benchmark::State& state, const char* name) {
    const PlacementGame game(api::grid::findGame(name));
    GridOptions options;
    options.weak = true;
    options.limits.bytes = std::uint64_t{1} << 30U;
    GridReport report;
    for (auto _ : state)
        report = GridSolver(game, api::grid::legalStarts(game.rules()).front(), options, never).report();
    state.counters["nodes"] = static_cast<double>(report.nodes);
    state.counters["nodes/s"] = benchmark::Counter(
        static_cast<double>(report.nodes) * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(proof, connectFour5x5, "connect-four-5x5")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(proof, connectFour6x5, "connect-four-6x5")->Unit(benchmark::kMillisecond);

void search(benchmark::State& state, api::turns::Method method, bool closedSet) {
    const PlacementGame game(api::grid::findGame("xox"));
    api::turns::Settings settings;
    settings.method = method;
    settings.closedSet = closedSet;
    api::grid::SearchReport report;
    for (auto _ : state) {
        report = api::grid::searchGame(game, game.startOn("X____O______"), api::grid::Judgement::none, settings, never);
    }
    const auto states = static_cast<double>(report.counters.states);
    state.counters["states"] = states;
    state.counters["states/s"] =
        benchmark::Counter(states * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(search, xoxMinimax, api::turns::Method::minimax, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, xoxMinimaxClosedSet, api::turns::Method::minimax, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, xoxAlphaBeta, api::turns::Method::alphabeta, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, xoxAlphaBetaClosedSet, api::turns::Method::alphabeta, true)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace mitos::bench
