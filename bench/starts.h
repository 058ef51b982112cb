#pragma once
// Boards for the benchmarks: fixed ones, so that figures can be compared over time.
#include <benchmark/benchmark.h>

#include <vector>

#include "base/memory.h"
#include "games/tiles/sliding_tiles.h"
#include "search/paths/result.h"

namespace mitos::bench {

using games::tiles::Board;
using games::tiles::MoveSet;
using games::tiles::Packed128;
using games::tiles::Packed64;
using games::tiles::Shape;
using games::tiles::SlidingTiles;

inline constexpr Shape king3x3{3, 3, MoveSet::king};
inline constexpr Shape plain4x4{4, 4, MoveSet::plain};
inline constexpr Shape plain5x5{5, 5, MoveSet::plain};

/// Returns random boards of a shape, the same every time.
template <class Packed>
std::vector<Packed> randomStates(const Shape& shape, std::size_t count) {
    base::Random random(2026);
    std::vector<Packed> states;
    const Board goal = games::tiles::orderedGoal(shape);
    while (states.size() < count) states.push_back(games::tiles::pack<Packed>(shape, randomBoard(shape, goal, random)));
    return states;
}

/// Reports the counters of a search beside the time of Google Benchmark: expansions in total and per second, the size
/// of its tables, and the most memory that the whole program has held.
template <class Result>
void report(benchmark::State& state, const Result& result) {
    const auto expanded = static_cast<double>(result.counters.expanded);
    state.counters["cost"] = static_cast<double>(result.cost);
    state.counters["expanded"] = expanded;
    state.counters["expanded/s"] =
        benchmark::Counter(expanded * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
    state.counters["table_bytes"] = benchmark::Counter(static_cast<double>(result.counters.peakBytes),
                                                       benchmark::Counter::kDefaults, benchmark::Counter::kIs1024);
    state.counters["process_peak"] = benchmark::Counter(static_cast<double>(base::peakMemory()),
                                                        benchmark::Counter::kDefaults, benchmark::Counter::kIs1024);
}

}  // namespace mitos::bench
