// Puzzles that name a start for the bench: that start by every method, and the atlas.
#include <fmt/format.h>

#include "api/paths/compare.h"
#include "api/puzzles.h"
#include "workshop/bench_jobs.h"

namespace mitos::workshop {
namespace {

template <class A>
BenchJob methodJob(const api::paths::BenchStart<A>& bench, const api::paths::Method<A>& method) {
    const api::paths::AlgorithmFacts& known = api::paths::facts(method.algorithm);
    const std::string name = known.informed ? fmt::format("{}/{}/{}", bench.name, known.name,
                                                          A::heuristicName(method.algorithm, *method.heuristic))
                                            : fmt::format("{}/{}", bench.name, known.name);
    return {name, [=](const base::StopFlag& stop) {
                const auto report = api::paths::Solver<A>(bench.puzzle, method).solve(bench.start, {}, stop);
                return BenchResult{name, report.counters.expanded + report.counters.generated, report.cost,
                                   report.counters.seconds};
            }};
}

template <class A>
BenchJob spaceJob(const api::paths::BenchStart<A>& bench) {
    const std::string name = fmt::format("{}/atlas", bench.name);
    return {name, [=](const base::StopFlag& stop) {
                const auto atlas = bench.puzzle.makeAtlas(1, {}, stop, {});
                return BenchResult{name, atlas.states, atlas.depths.size() - 1, atlas.seconds};
            }};
}

}  // namespace

std::vector<BenchJob> puzzleJobs() {
    std::vector<BenchJob> jobs;
    api::Puzzles::forEach([&]<class A>() {
        if constexpr (requires { A::benchStart(); }) {
            const api::paths::BenchStart<A> bench = A::benchStart();
            for (const auto& method : api::paths::allMethods(bench.puzzle)) jobs.push_back(methodJob(bench, method));
            jobs.push_back(spaceJob(bench));
        }
    });
    return jobs;
}

}  // namespace mitos::workshop
