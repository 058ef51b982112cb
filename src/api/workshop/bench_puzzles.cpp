// Puzzles that name a start for the bench: that start by every method, and the atlas.
#include <fmt/format.h>

#include "api/paths/compare.h"
#include "api/puzzles.h"
#include "api/workshop/bench_jobs.h"

namespace mitos::api::workshop {
namespace {

template <class A>
BenchJob methodJob(const paths::BenchStart<A>& bench, const paths::Method<A>& method) {
    const paths::AlgorithmFacts& known = paths::facts(method.algorithm);
    const std::string name = known.informed ? fmt::format("{}/{}/{}", bench.name, known.name,
                                                          A::heuristicName(method.algorithm, *method.heuristic))
                                            : fmt::format("{}/{}", bench.name, known.name);
    return {name, [=](const base::StopFlag& stop) {
                const auto report = paths::Solver<A>(bench.puzzle, method).solve(bench.start, {}, stop);
                return BenchResult{name, report.counters.expanded + report.counters.generated, report.cost,
                                   report.counters.seconds};
            }};
}

template <class A>
BenchJob spaceJob(const paths::BenchStart<A>& bench) {
    const std::string name = fmt::format("{}/atlas", bench.name);
    return {name, [=](const base::StopFlag& stop) {
                const auto atlas = bench.puzzle.makeAtlas(1, {}, stop, {});
                return BenchResult{name, atlas.states, atlas.depths.size() - 1, atlas.seconds};
            }};
}

}  // namespace

std::vector<BenchJob> puzzleJobs() {
    std::vector<BenchJob> jobs;
    Puzzles::forEach([&]<class A>() {
        if constexpr (requires { A::benchStart(); }) {
            const paths::BenchStart<A> bench = A::benchStart();
            for (const auto& method : paths::allMethods(bench.puzzle)) jobs.push_back(methodJob(bench, method));
            jobs.push_back(spaceJob(bench));
        }
    });
    return jobs;
}

}  // namespace mitos::api::workshop
