// Lines of play from the start, the last ply counted in bulk: the speed of moves and flips together.
#include <benchmark/benchmark.h>

#include "api/othello/perft.h"

namespace mitos::bench {
namespace {

constexpr std::uint64_t known(int depth) {
    if (depth == 11) return 212'258'800;
    return depth == 10 ? 24'571'284 : 3'005'288;
}

void othelloPerft(benchmark::State& state) {
    const api::othello::Othello game;
    api::othello::PerftOptions options;
    options.depth = static_cast<int>(state.range(0));
    options.threads = static_cast<unsigned>(state.range(1));
    const base::StopFlag never;
    std::uint64_t lines = 0;
    for (auto _ : state) {
        const std::uint64_t count = perft(game, game.start(), options, never).count;
        if (count != known(options.depth)) state.SkipWithError("the count is wrong");
        lines += count;
    }
    state.counters["leaves/s"] = benchmark::Counter(static_cast<double>(lines), benchmark::Counter::kIsRate);
}
BENCHMARK(othelloPerft)
    ->ArgNames({"depth", "threads"})
    ->Args({9, 1})
    ->Args({10, 1})
    ->Args({11, 1})
    ->Args({11, 2})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

}  // namespace
}  // namespace mitos::bench
