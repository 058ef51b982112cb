// Searches of boards that are too large for an index: IDA*, and A* with the hash set.
#include "heuristics/tiles/linear_conflict.h"
#include "search/paths/best_first.h"
#include "search/paths/idastar.h"
#include "starts.h"

namespace mitos::bench {
namespace {

using namespace search::paths;
using heuristics::tiles::LinearConflict;
using heuristics::tiles::Manhattan;

const base::StopFlag never;

// Number 42 of Korf's boards (1985): 42 moves, one of the easier ones.
const Board korf42{{6, 1, 15, 8, 5, 10, 13, 0, 3, 4, 2, 7, 14, 9, 11, 12}};

template <class H>
void idastar4x4(benchmark::State& state) {
    const Board goal = games::tiles::orderedGoal(plain4x4);
    const SlidingTiles<Packed64> puzzle(plain4x4, goal);
    const H heuristic(plain4x4, goal);
    PathResult<SlidingTiles<Packed64>> result;
    for (auto _ : state) {
        base::Watch watch({}, never);
        result = idaStar(puzzle, games::tiles::pack<Packed64>(plain4x4, korf42), heuristic, watch);
    }
    report(state, result);
}
BENCHMARK(idastar4x4<Manhattan>)->Unit(benchmark::kMillisecond);
BENCHMARK(idastar4x4<LinearConflict>)->Unit(benchmark::kMillisecond);

template <class H>
void astar4x4(benchmark::State& state) {
    const Board goal = games::tiles::orderedGoal(plain4x4);
    using Tiles = SlidingTiles<Packed64>;
    const Tiles puzzle(plain4x4, goal);
    const H heuristic(plain4x4, goal);
    PathResult<Tiles> result;
    for (auto _ : state) {
        base::Watch watch({}, never);
        result = bestFirst<Tiles, HashedStore<Tiles>>(puzzle, games::tiles::pack<Packed64>(plain4x4, korf42), heuristic,
                                                      aStar, watch);
    }
    report(state, result);
}
BENCHMARK(astar4x4<Manhattan>)->Unit(benchmark::kMillisecond);
BENCHMARK(astar4x4<LinearConflict>)->Unit(benchmark::kMillisecond);

// A random 5x5 board cannot be solved in this way: the first 500,000 expansions of A* on one.
void astar5x5(benchmark::State& state) {
    const Board goal = games::tiles::orderedGoal(plain5x5);
    using Tiles = SlidingTiles<Packed128>;
    const Tiles puzzle(plain5x5, goal);
    const LinearConflict heuristic(plain5x5, goal);
    const Packed128 start = randomStates<Packed128>(plain5x5, 1)[0];
    base::Limits limits;
    limits.nodes = 500'000;
    PathResult<Tiles> result;
    for (auto _ : state) {
        base::Watch watch(limits, never);
        result = bestFirst<Tiles, HashedStore<Tiles>>(puzzle, start, heuristic, aStar, watch);
    }
    report(state, result);
}
BENCHMARK(astar5x5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace mitos::bench
