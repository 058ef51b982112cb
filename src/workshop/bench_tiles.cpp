#include <array>

#include "api/tiles/atlas.h"
#include "api/tiles/solver.h"
#include "champion/tiles/solver.h"
#include "games/tiles/text.h"
#include "workshop/bench_jobs.h"

namespace mitos::workshop {
namespace {

using api::tiles::Algorithm;
using api::tiles::Estimate;
using api::tiles::Shape;
using games::tiles::MoveSet;

struct SolveJob {
    std::string_view name;
    Shape shape;
    std::string_view start;
    Algorithm algorithm;
    Estimate heuristic;
};

// The hardest boards of 3x3, two of Korf's 15-puzzles, and boards of the other widths. Each takes well below a second.
constexpr Shape king3{3, 3, MoveSet::king};
constexpr Shape plain3{3, 3, MoveSet::plain};
constexpr Shape plain4{4, 4, MoveSet::plain};
constexpr Shape king4{4, 4, MoveSet::king};
constexpr Shape plain5{5, 5, MoveSet::plain};
constexpr Shape king5{5, 5, MoveSet::king};
constexpr Shape plain34{3, 4, MoveSet::plain};
constexpr std::string_view hardKing = "0 5 4 6 8 7 3 2 1";
constexpr std::string_view hardPlain = "6 4 7 8 5 0 3 2 1";
constexpr std::string_view korf12 = "1 3 5 6 0 13 14 9 11 4 8 12 10 7 15 2";
constexpr std::string_view king16 = "5 1 2 3 9 6 7 4 10 13 11 8 14 0 15 12";
constexpr std::string_view hardKing16 = "7 15 2 12 14 3 8 0 6 13 11 1 5 9 4 10";
constexpr std::string_view plain12 = "5 4 10 8 3 0 9 1 11 6 2 7";
constexpr std::string_view plain25 = "6 1 2 5 10 12 9 3 4 14 0 8 15 24 19 11 7 16 13 23 21 22 17 18 20";
constexpr std::string_view king25 = "21 23 14 19 20 1 6 5 11 12 10 7 16 13 0 2 8 18 4 15 22 17 24 9 3";

const std::vector<SolveJob>& solveJobs() {
    static const std::vector<SolveJob> jobs{
        {"tiles/3x3/king/bfs", king3, hardKing, Algorithm::bfs, Estimate::zero},
        {"tiles/3x3/king/ucs", king3, hardKing, Algorithm::ucs, Estimate::zero},
        {"tiles/3x3/king/bidirectional", king3, hardKing, Algorithm::bidirectional, Estimate::zero},
        {"tiles/3x3/king/astar/misplaced", king3, hardKing, Algorithm::astar, Estimate::misplaced},
        {"tiles/3x3/king/astar/chebyshev", king3, hardKing, Algorithm::astar, Estimate::chebyshev},
        {"tiles/3x3/king/astar/exact", king3, hardKing, Algorithm::astar, Estimate::exact},
        {"tiles/3x3/king/wastar/chebyshev", king3, hardKing, Algorithm::wastar, Estimate::chebyshev},
        {"tiles/3x3/king/greedy/chebyshev", king3, hardKing, Algorithm::greedy, Estimate::chebyshev},
        {"tiles/3x3/king/idastar/chebyshev", king3, hardKing, Algorithm::idastar, Estimate::chebyshev},
        {"tiles/3x3/plain/ucs", plain3, hardPlain, Algorithm::ucs, Estimate::zero},
        {"tiles/3x3/plain/astar/manhattan", plain3, hardPlain, Algorithm::astar, Estimate::manhattan},
        {"tiles/3x3/plain/astar/linear-conflict", plain3, hardPlain, Algorithm::astar, Estimate::linearConflict},
        {"tiles/3x3/plain/idastar/manhattan", plain3, hardPlain, Algorithm::idastar, Estimate::manhattan},
        {"tiles/3x4/plain/astar/linear-conflict", plain34, plain12, Algorithm::astar, Estimate::linearConflict},
        {"tiles/4x4/plain/astar/linear-conflict", plain4, korf12, Algorithm::astar, Estimate::linearConflict},
        {"tiles/4x4/plain/idastar/manhattan", plain4, korf12, Algorithm::idastar, Estimate::manhattan},
        {"tiles/4x4/plain/idastar/linear-conflict", plain4, korf12, Algorithm::idastar, Estimate::linearConflict},
        {"tiles/4x4/king/bidirectional", king4, king16, Algorithm::bidirectional, Estimate::zero},
        {"tiles/4x4/king/astar/chebyshev", king4, hardKing16, Algorithm::astar, Estimate::chebyshev},
        {"tiles/5x5/king/wastar/chebyshev", king5, king25, Algorithm::wastar, Estimate::chebyshev},
        {"tiles/5x5/plain/astar/linear-conflict", plain5, plain25, Algorithm::astar, Estimate::linearConflict},
    };
    return jobs;
}

// The champion, on boards whose tables are made in a moment.
struct ChampionJob {
    std::string_view name;
    Shape shape;
};
constexpr std::array<ChampionJob, 2> championJobs{
    {{"tiles/3x4/plain/champion", plain34}, {"tiles/3x4/king/champion", {3, 4, MoveSet::king}}}};

struct AtlasJob {
    std::string_view name;
    Shape shape;
};

constexpr std::array<AtlasJob, 3> atlasJobs{{{"tiles/3x3/king/atlas", king3},
                                             {"tiles/3x3/plain/atlas", plain3},
                                             {"tiles/2x5/plain/atlas", {2, 5, MoveSet::plain}}}};

BenchResult run(const SolveJob& job, const base::StopFlag& stop) {
    const api::tiles::Board goal = games::tiles::orderedGoal(job.shape);
    const api::tiles::Board start = games::tiles::readBoard(job.shape, job.start, std::string(job.name));
    const api::tiles::Solver solver(job.shape, goal, {job.algorithm, job.heuristic});
    const api::tiles::SolveReport report = solver.solve(start, {}, stop);
    return {std::string(job.name), report.counters.expanded + report.counters.generated, report.cost,
            report.counters.seconds};
}

BenchResult run(const ChampionJob& job, const base::StopFlag& stop) {
    champion::tiles::Solver solver(job.shape, games::tiles::orderedGoal(job.shape), champion::tiles::TableSize::small);
    if (!solver.prepare(1, stop)) return {std::string(job.name), 0, 0, 0};
    const auto solution = solver.solve(games::tiles::readBoard(job.shape, plain12, std::string(job.name)), {}, stop);
    return {std::string(job.name), solution.nodes, solution.moves.size(), solution.seconds};
}

BenchResult run(const AtlasJob& job, const base::StopFlag& stop) {
    const api::tiles::Atlas atlas = api::tiles::makeAtlas(job.shape, games::tiles::orderedGoal(job.shape), 1, {}, stop);
    return {std::string(job.name), atlas.states, atlas.depths.size() - 1, atlas.seconds};
}

}  // namespace

std::vector<BenchJob> tilesJobs() {
    std::vector<BenchJob> jobs;
    for (const SolveJob& job : solveJobs()) {
        jobs.push_back({std::string(job.name), [&job](const base::StopFlag& stop) { return run(job, stop); }});
    }
    for (const ChampionJob& job : championJobs) {
        jobs.push_back({std::string(job.name), [&job](const base::StopFlag& stop) { return run(job, stop); }});
    }
    for (const AtlasJob& job : atlasJobs) {
        jobs.push_back({std::string(job.name), [&job](const base::StopFlag& stop) { return run(job, stop); }});
    }
    return jobs;
}

}  // namespace mitos::workshop
