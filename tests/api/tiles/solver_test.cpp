// Label: threads
#include "api/tiles/solver.h"

#include <gtest/gtest.h>

#include <thread>

#include "heuristics/tiles/exact.h"
#include "tests/support/scale.h"
#include "tests/support/solving.h"
#include "tests/support/temporary_directory.h"

namespace mitos::api::tiles {
namespace solver_test {

using games::tiles::MoveSet;
using games::tiles::orderedGoal;

const base::StopFlag never;
const Shape king{3, 3, MoveSet::king};

TEST(Solver, KnowsWhatItWasMadeFor) {
    const Solver solver(king, games::tiles::spiralGoal(), {Algorithm::wastar, Estimate::chebyshev, 250});
    EXPECT_EQ(solver.shape(), king);
    EXPECT_EQ(solver.goal(), games::tiles::spiralGoal());
    EXPECT_EQ(solver.algorithm(), Algorithm::wastar);
    EXPECT_EQ(solver.heuristic(), Estimate::chebyshev);
    EXPECT_EQ(solver.weightPercent(), 250U);
}

TEST(Solver, TakesTheBestAdmissibleHeuristicWhenNoneIsNamed) {
    EXPECT_EQ(Solver({4, 4, MoveSet::king}, orderedGoal({4, 4, MoveSet::king}), {}).heuristic(), Estimate::chebyshev);
    EXPECT_EQ(Solver({2, 3, MoveSet::king}, orderedGoal({2, 3, MoveSet::king}), {}).heuristic(), Estimate::exact);
}

TEST(Solver, SolvesTheGoalItselfWithoutAMove) {
    for (const AlgorithmFacts& known : algorithms()) {
        const Solver solver = test::ready(king, orderedGoal(king), {known.algorithm, Estimate::misplaced});
        const SolveReport report = test::solve(solver, orderedGoal(king));
        EXPECT_EQ(report.cost, 0U) << known.name;
        EXPECT_EQ(report.counters.expanded, known.algorithm == Algorithm::champion ? 1U : 0U) << known.name;
        EXPECT_EQ(report.path.size(), 1U) << known.name;
        EXPECT_TRUE(report.goalReached);
    }
}

TEST(Solver, ReportsTheReasonWhenALimitIsReached) {
    const Shape shape{4, 4, MoveSet::plain};
    const Board hard{{13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2}};
    const Solver solver(shape, orderedGoal(shape), {Algorithm::ucs, Estimate::zero});
    base::Limits nodes;
    nodes.nodes = 100;
    EXPECT_EQ(solver.solve(hard, nodes, never).reason, Reason::nodes);
    base::Limits time;
    time.seconds = 0.01;
    EXPECT_EQ(solver.solve(hard, time, never).reason, Reason::time);
    base::Limits memory;
    memory.bytes = 4U << 20U;
    EXPECT_EQ(solver.solve(hard, memory, never).reason, Reason::memory);
    base::StopFlag stop;
    stop.raise();
    const SolveReport report = solver.solve(hard, {}, stop);
    EXPECT_EQ(report.reason, Reason::stopped);
    EXPECT_FALSE(report.solved);
    EXPECT_FALSE(report.goalReached);
}

TEST(Solver, ReportsAPathThatReplaysAlsoWhenItIsHalted) {
    const Shape shape{5, 5, MoveSet::plain};
    base::Random random(20260306);
    const Board hard = games::tiles::randomBoard(shape, orderedGoal(shape), random);
    base::Limits limits;
    limits.nodes = 3000;
    for (const AlgorithmFacts& known : algorithms()) {
        if (known.algorithm == Algorithm::champion) continue;  // keeps no path but the one it is on
        const Solver solver(shape, orderedGoal(shape), {known.algorithm, Estimate::manhattan});
        const SolveReport report = solver.solve(hard, limits, never);
        if (report.solved) continue;  // greedy may be lucky
        test::Journey journey = test::journeyOf(shape, hard, orderedGoal(shape), report);
        if (!report.goalReached) journey.goal.clear();
        EXPECT_TRUE(test::replays(journey)) << known.name;
        EXPECT_EQ(report.counters.expanded, 3000U) << known.name;
    }
}

TEST(Solver, BoundsTheOptimumFromBelowWhenItIsHalted) {
    const auto exact = heuristics::tiles::Exact::build(king, orderedGoal(king));
    base::Random random(20260307);
    base::Limits limits;
    for (int i = 0; i < test::times(40, 8); ++i) {
        const Board start = games::tiles::randomBoard(king, orderedGoal(king), random);
        limits.nodes = 1 + random.below(300);
        for (const AlgorithmFacts& known : algorithms()) {
            const Solver solver = test::ready(king, orderedGoal(king), {known.algorithm, Estimate::chebyshev});
            EXPECT_LE(solver.solve(start, limits, never).lowerBound,
                      exact(games::tiles::pack<games::tiles::Packed64>(king, start)))
                << known.name << " from " << test::boardText(9, start) << " with " << limits.nodes << " nodes";
        }
    }
}

TEST(Solver, KeepsWeightedAStarWithinItsBound) {
    const std::uint64_t seed = 20260308;
    for (const MoveSet moves : {MoveSet::king, MoveSet::plain}) {
        const Shape shape{3, 3, moves};
        const Board goal = orderedGoal(shape);
        const auto exact = heuristics::tiles::Exact::build(shape, goal);
        for (const auto& estimate : heuristics::tiles::catalogue()) {
            if (!estimate.admissible(moves) || estimate.kind == Estimate::zero) continue;
            for (const std::uint32_t percent : {100U, 110U, 150U, 200U, 500U}) {
                if (test::sanitized && percent != 150) continue;
                const Solver solver(shape, goal, {Algorithm::wastar, estimate.kind, percent});
                base::Random random(seed);
                for (int i = 0; i < test::times(50, 4); ++i) {
                    const Board start = games::tiles::randomBoard(shape, goal, random);
                    const SolveReport report = test::solve(solver, start);
                    const std::uint32_t optimum = exact(games::tiles::pack<games::tiles::Packed64>(shape, start));
                    ASSERT_LE(100 * report.cost, percent * optimum) << estimate.name << ", seed " << seed;
                    ASSERT_GE(report.cost, optimum);
                    ASSERT_LE(report.lowerBound, optimum) << estimate.name << ", seed " << seed;
                }
            }
        }
    }
}

TEST(Solver, RecordsTheTraceWhenAsked) {
    base::Random random(20260309);
    const Board start = games::tiles::randomBoard(king, orderedGoal(king), random);
    const Solver solver(king, orderedGoal(king), {Algorithm::astar, Estimate::misplaced});
    const SolveReport report = solver.solve(start, {}, never, {}, {.mostTraced = 1'000'000});
    ASSERT_EQ(report.trace.size(), report.counters.expanded);
    EXPECT_EQ(report.traceDropped, 0U);
    EXPECT_EQ(report.trace[0].state, start);
    EXPECT_EQ(report.trace[0].parent, start);
    for (const TraceEntry& entry : report.trace) EXPECT_EQ(entry.f, entry.g + entry.h);
}

TEST(Solver, RecordsNoMoreThanAsked) {
    const Board start{{5, 6, 1, 8, 2, 3, 7, 4, 0}};
    for (const AlgorithmFacts& known : algorithms()) {
        if (known.algorithm == Algorithm::champion) continue;  // records nothing
        const Solver solver(king, orderedGoal(king), {known.algorithm, Estimate::chebyshev});
        const SolveReport report = solver.solve(start, {}, never, {}, {.mostTraced = 7});
        EXPECT_EQ(report.trace.size(), 7U) << known.name;
        EXPECT_EQ(report.trace.size() + report.traceDropped, report.counters.expanded) << known.name;
    }
}

TEST(Solver, RecordsNothingWhenNotAsked) {
    const Solver solver(king, orderedGoal(king), {Algorithm::ucs, Estimate::zero});
    EXPECT_TRUE(solver.solve({{1, 2, 3, 4, 5, 6, 0, 7, 8}}, {}, never).trace.empty());
}

TEST(Solver, TakesTheHashSetWhereTheMemoryDoesNotHoldAnArrayOverAllStates) {
    base::Limits limits;
    limits.bytes = 2U << 20U;
    for (const AlgorithmFacts& known : algorithms()) {
        const Solver solver = test::ready(king, orderedGoal(king), {known.algorithm, Estimate::chebyshev});
        const SolveReport report = solver.solve({{5, 6, 1, 8, 2, 3, 7, 4, 0}}, limits, never);
        EXPECT_LE(report.counters.peakBytes, limits.bytes) << known.name;
        EXPECT_GT(report.counters.expanded, 0U) << known.name;
        EXPECT_TRUE(report.solved || report.reason == Reason::memory) << known.name;
    }
}

TEST(Solver, CountsTheTraceAgainstItsMemory) {
    base::Random random(20260312);
    const Board start = games::tiles::randomBoard(king, orderedGoal(king), random);
    const Solver solver(king, orderedGoal(king), {Algorithm::ucs, Estimate::zero});
    base::Limits limits;
    limits.bytes = 8U << 20U;
    const SolveReport report = solver.solve(start, limits, never, {}, {.mostTraced = 1'000'000});
    EXPECT_GT(report.trace.size(), 1000U);
    EXPECT_LE(report.trace.size() * sizeof(TraceEntry) + report.counters.peakBytes, limits.bytes);
    EXPECT_EQ(report.trace.size() + report.traceDropped, report.counters.expanded);
}

TEST(Solver, SaysWhenItsTableWasDamaged) {
    const test::TemporaryDirectory cache;
    const Shape small{2, 3, MoveSet::king};
    const Method method{Algorithm::astar, Estimate::exact};
    EXPECT_FALSE(Solver(small, orderedGoal(small), method, cache.path()).tableWasDamaged());
    EXPECT_FALSE(Solver(small, orderedGoal(small), method, cache.path()).tableWasDamaged());
    std::filesystem::resize_file(heuristics::tiles::Exact::fileIn(cache.path(), small, orderedGoal(small)), 100);
    const Solver solver(small, orderedGoal(small), method, cache.path());
    EXPECT_TRUE(solver.tableWasDamaged());
    EXPECT_EQ(test::solve(solver, {{1, 2, 3, 0, 4, 5}}).cost, 2U);
}

TEST(Solver, GivesTheSameToSeveralThreadsAtOnce) {
    const std::uint64_t seed = 20260311;
    for (const AlgorithmFacts& known : algorithms()) {
        SCOPED_TRACE(testing::Message() << known.name << ", seed " << seed);
        const Solver solver = test::ready(king, orderedGoal(king), {known.algorithm, Estimate::chebyshev});
        base::Random random(seed);
        std::vector<Board> starts;
        std::vector<SolveReport> alone;
        for (int i = 0; i < test::times(10, 3); ++i) {
            starts.push_back(test::walkFrom(king, orderedGoal(king), 9, random));
            alone.push_back(solver.solve(starts.back(), {}, never));
        }
        std::vector<std::vector<SolveReport>> together(4);
        std::vector<std::thread> threads;
        for (auto& reports : together) {
            threads.emplace_back([&] {
                for (const Board& start : starts) reports.push_back(solver.solve(start, {}, never));
            });
        }
        for (std::thread& thread : threads) thread.join();
        for (const auto& reports : together) {
            for (std::size_t i = 0; i < starts.size(); ++i) {
                EXPECT_EQ(reports[i].path, alone[i].path);
                EXPECT_EQ(reports[i].counters.expanded, alone[i].counters.expanded);
            }
        }
    }
}

TEST(Solver, SharesTheExactTableAmongThreads) {
    const Solver solver(king, orderedGoal(king), {Algorithm::astar, Estimate::exact});
    std::vector<std::thread> threads;
    std::vector<std::uint32_t> costs(4);
    for (std::uint32_t& cost : costs) {
        threads.emplace_back([&] { cost = solver.solve({{8, 7, 6, 5, 4, 3, 2, 1, 0}}, {}, never).cost; });
    }
    for (std::thread& thread : threads) thread.join();
    for (const std::uint32_t cost : costs) EXPECT_EQ(cost, costs[0]);
}

}  // namespace solver_test
}  // namespace mitos::api::tiles
