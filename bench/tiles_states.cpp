// The parts of a search step by themselves: successors, ranks, estimates.
#include "heuristics/tiles/distances.h"
#include "heuristics/tiles/linear_conflict.h"
#include "starts.h"

namespace mitos::bench {
namespace {

template <class Packed>
void successors(benchmark::State& state, const Shape& shape) {
    const SlidingTiles<Packed> puzzle(shape, games::tiles::orderedGoal(shape));
    const auto states = randomStates<Packed>(shape, 1024);
    std::uint64_t made = 0;
    for (auto _ : state) {
        for (const Packed& board : states) {
            puzzle.forEachSuccessor(board, [&](const Packed& next, auto, unsigned) {
                benchmark::DoNotOptimize(next);
                ++made;
            });
        }
    }
    state.counters["successors/s"] = benchmark::Counter(static_cast<double>(made), benchmark::Counter::kIsRate);
}
void successors3x3King(benchmark::State& state) { successors<Packed64>(state, king3x3); }
void successors4x4(benchmark::State& state) { successors<Packed64>(state, plain4x4); }
void successors5x5(benchmark::State& state) { successors<Packed128>(state, plain5x5); }
BENCHMARK(successors3x3King);
BENCHMARK(successors4x4);
BENCHMARK(successors5x5);

void ranking(benchmark::State& state) {
    const auto cells = static_cast<int>(state.range(0));
    const auto states = randomStates<Packed64>(cells == 9 ? king3x3 : Shape{3, 4, MoveSet::king}, 1024);
    for (auto _ : state) {
        for (const Packed64& board : states) benchmark::DoNotOptimize(base::rankOf(board.bits, cells));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * 1024);
}
BENCHMARK(ranking)->Arg(9)->Arg(12);

void unranking(benchmark::State& state) {
    const auto cells = static_cast<int>(state.range(0));
    base::Random random(2026);
    std::vector<std::uint32_t> ranks(1024);
    for (auto& rank : ranks) rank = static_cast<std::uint32_t>(random.below(base::factorial(cells)));
    for (auto _ : state) {
        for (const std::uint32_t rank : ranks) benchmark::DoNotOptimize(base::arrangementAt(rank, cells));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * 1024);
}
BENCHMARK(unranking)->Arg(9)->Arg(12);

template <class H>
void estimate(benchmark::State& state) {
    const H heuristic(plain4x4, games::tiles::orderedGoal(plain4x4));
    const auto states = randomStates<Packed64>(plain4x4, 1024);
    for (auto _ : state) {
        for (const Packed64& board : states) benchmark::DoNotOptimize(heuristic(board));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * 1024);
}
BENCHMARK(estimate<heuristics::tiles::Manhattan>);
BENCHMARK(estimate<heuristics::tiles::LinearConflict>);

}  // namespace
}  // namespace mitos::bench
