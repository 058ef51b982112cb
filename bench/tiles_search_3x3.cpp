// Whole searches of the 3x3 board with king moves, from a start at the greatest distance.
#include "api/tiles/atlas.h"
#include "heuristics/tiles/distances.h"
#include "heuristics/tiles/exact.h"
#include "search/paths/best_first.h"
#include "search/paths/bidirectional.h"
#include "starts.h"

namespace mitos::bench {
namespace {

using namespace search::paths;
using Tiles = SlidingTiles<Packed64>;

const base::StopFlag never;
const Board goal = games::tiles::orderedGoal(king3x3);
const Tiles puzzle(king3x3, goal);

Packed64 hardest() {
    static const Board board = api::tiles::makeAtlas(king3x3, goal, 1, {}, never).hardest.at(0);
    return games::tiles::pack<Packed64>(king3x3, board);
}

template <class Store>
void ucs(benchmark::State& state) {
    const Packed64 start = hardest();
    PathResult<Tiles> result;
    for (auto _ : state) {
        base::Watch watch({}, never);
        result = bestFirst<Tiles, Store>(puzzle, start, NoEstimate{}, uniformCost, watch);
    }
    report(state, result);
}
BENCHMARK(ucs<DenseStore<Tiles>>)->Unit(benchmark::kMillisecond);
BENCHMARK(ucs<HashedStore<Tiles>>)->Unit(benchmark::kMillisecond);

void bothSides(benchmark::State& state) {
    const Packed64 start = hardest();
    PathResult<Tiles> result;
    for (auto _ : state) {
        base::Watch watch({}, never);
        result = bidirectional<Tiles, DenseStore<Tiles>>(puzzle, start, watch);
    }
    report(state, result);
}
BENCHMARK(bothSides)->Unit(benchmark::kMillisecond);

template <class H>
void astar(benchmark::State& state, const H& heuristic) {
    const Packed64 start = hardest();
    PathResult<Tiles> result;
    for (auto _ : state) {
        base::Watch watch({}, never);
        result = bestFirst<Tiles, DenseStore<Tiles>>(puzzle, start, heuristic, aStar, watch);
    }
    report(state, result);
}
void astarChebyshev(benchmark::State& state) { astar(state, heuristics::tiles::Chebyshev(king3x3, goal)); }
void astarExact(benchmark::State& state) { astar(state, heuristics::tiles::Exact::build(king3x3, goal)); }
BENCHMARK(astarChebyshev)->Unit(benchmark::kMillisecond);
BENCHMARK(astarExact)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace mitos::bench
