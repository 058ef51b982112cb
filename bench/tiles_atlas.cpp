// Whole spaces: the atlas, and the exact table that is computed in the same way.
#include "api/tiles/atlas.h"
#include "heuristics/tiles/exact.h"
#include "starts.h"

namespace mitos::bench {
namespace {

const base::StopFlag never;

void atlas(benchmark::State& state, const Shape& shape) {
    api::tiles::Atlas result;
    for (auto _ : state) result = api::tiles::makeAtlas(shape, games::tiles::orderedGoal(shape), 10, {}, never);
    const auto states = static_cast<double>(result.states);
    state.counters["states"] = states;
    state.counters["deepest"] = static_cast<double>(result.depths.size() - 1);
    state.counters["states/s"] =
        benchmark::Counter(states * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
    state.counters["table_bytes"] = benchmark::Counter(static_cast<double>(result.bytes), benchmark::Counter::kDefaults,
                                                       benchmark::Counter::kIs1024);
}
BENCHMARK_CAPTURE(atlas, king3x3, king3x3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(atlas, plain3x3, Shape{3, 3, MoveSet::plain})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(atlas, plain2x5, Shape{2, 5, MoveSet::plain})->Unit(benchmark::kMillisecond);

void exactTable(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(heuristics::tiles::Exact::build(king3x3, games::tiles::orderedGoal(king3x3)));
    }
}
BENCHMARK(exactTable)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace mitos::bench
