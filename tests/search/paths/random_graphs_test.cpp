// Every algorithm against Bellman and Ford's on random weighted graphs, with estimates that are admissible but seldom
// consistent.
#include <gtest/gtest.h>

#include "search/paths/best_first.h"
#include "search/paths/bidirectional.h"
#include "search/paths/breadth_first.h"
#include "search/paths/idastar.h"
#include "tests/support/graph_puzzle.h"
#include "tests/support/scale.h"

namespace mitos::search::paths {
namespace random_graphs_test {

using test::faultOfPath;
using test::GraphPuzzle;
using test::RandomGraph;
using test::Vertex;

const base::StopFlag never;

// Calls check(graph, puzzle) for several hundred graphs.
template <class Check>
void onRandomGraphs(Check&& check) {
    for (int i = 0; i < test::times(1000, 200); ++i) {
        const std::uint64_t seed = 20260200 + static_cast<std::uint64_t>(i);
        SCOPED_TRACE(testing::Message() << "graph of seed " << seed);
        const RandomGraph graph(seed);
        check(graph, graph.puzzle());
        if (testing::Test::HasFatalFailure()) return;
    }
}

void expectOptimal(const RandomGraph& graph, const GraphPuzzle& puzzle, const PathResult<GraphPuzzle>& result) {
    if (graph.optimum() == test::unreachable) {
        EXPECT_EQ(result.outcome, Outcome::exhausted);
        return;
    }
    ASSERT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.cost, graph.optimum());
    EXPECT_EQ(result.lowerBound, graph.optimum());
    EXPECT_EQ(result.estimateLeft, 0U);
    EXPECT_EQ(faultOfPath(puzzle, result, {graph.start}), "");
    EXPECT_TRUE(puzzle.isGoal(result.path.back()));
}

template <class Store>
class RandomGraphs : public testing::Test {};
using Stores = testing::Types<DenseStore<GraphPuzzle>, HashedStore<GraphPuzzle>>;
TYPED_TEST_SUITE(RandomGraphs, Stores);

TYPED_TEST(RandomGraphs, UcsFindsTheOptimum) {
    onRandomGraphs([](const RandomGraph& graph, const GraphPuzzle& puzzle) {
        base::Watch watch({}, never);
        expectOptimal(graph, puzzle,
                      bestFirst<GraphPuzzle, TypeParam>(puzzle, {graph.start}, NoEstimate{}, uniformCost, watch));
    });
}

TYPED_TEST(RandomGraphs, AStarFindsTheOptimumUnderAnyAdmissibleEstimate) {
    onRandomGraphs([](const RandomGraph& graph, const GraphPuzzle& puzzle) {
        base::Watch watch({}, never);
        expectOptimal(graph, puzzle,
                      bestFirst<GraphPuzzle, TypeParam>(puzzle, {graph.start}, graph.estimate, aStar, watch));
    });
}

TYPED_TEST(RandomGraphs, BidirectionalFindsTheOptimum) {
    onRandomGraphs([](const RandomGraph& graph, const GraphPuzzle& puzzle) {
        base::Watch watch({}, never);
        expectOptimal(graph, puzzle, bidirectional<GraphPuzzle, TypeParam>(puzzle, {graph.start}, watch));
    });
}

TYPED_TEST(RandomGraphs, BreadthFirstFindsTheFewestMoves) {
    onRandomGraphs([](const RandomGraph& graph, const GraphPuzzle& puzzle) {
        std::vector<test::Edge> unit = graph.edges;
        for (test::Edge& edge : unit) edge.cost = 1;
        const Cost fewest = test::costsTo(graph.goal, graph.vertices, unit)[graph.start];
        base::Watch watch({}, never);
        const auto result = breadthFirst<GraphPuzzle, TypeParam>(puzzle, {graph.start}, watch);
        ASSERT_EQ(result.outcome == Outcome::solved, fewest < test::unreachable);
        if (result.outcome != Outcome::solved) return;
        EXPECT_EQ(result.moves.size(), fewest);
        EXPECT_EQ(faultOfPath(puzzle, result, {graph.start}), "");
    });
}

// BreadthFirst's bound is a bound on costs only if every move costs one. In this graph some cost more, so the path
// with the fewest moves cannot cost less than the bound.
TYPED_TEST(RandomGraphs, BreadthFirstNeverClaimsMoreThanTheOptimum) {
    onRandomGraphs([](const RandomGraph& graph, const GraphPuzzle& puzzle) {
        base::Watch watch({}, never);
        const auto result = breadthFirst<GraphPuzzle, TypeParam>(puzzle, {graph.start}, watch);
        if (result.outcome == Outcome::solved) {
            EXPECT_LE(result.lowerBound, graph.optimum());
        }
    });
}

TYPED_TEST(RandomGraphs, WeightedAStarStaysWithinItsBound) {
    onRandomGraphs([](const RandomGraph& graph, const GraphPuzzle& puzzle) {
        for (const Cost percent : {100U, 125U, 150U, 300U, 1000U}) {
            base::Watch watch({}, never);
            const auto result =
                bestFirst<GraphPuzzle, TypeParam>(puzzle, {graph.start}, graph.estimate, weighted(percent), watch);
            ASSERT_EQ(result.outcome == Outcome::solved, graph.optimum() < test::unreachable);
            if (result.outcome != Outcome::solved) continue;
            EXPECT_LE(100 * result.cost, percent * graph.optimum()) << percent << " percent";
            EXPECT_LE(result.lowerBound, graph.optimum()) << percent << " percent";
            EXPECT_EQ(faultOfPath(puzzle, result, {graph.start}), "");
        }
    });
}

TYPED_TEST(RandomGraphs, GreedyFindsAPathWhereThereIsOne) {
    onRandomGraphs([](const RandomGraph& graph, const GraphPuzzle& puzzle) {
        base::Watch watch({}, never);
        const auto result =
            bestFirst<GraphPuzzle, TypeParam>(puzzle, {graph.start}, graph.estimate, estimateOnly, watch);
        ASSERT_EQ(result.outcome == Outcome::solved, graph.optimum() < test::unreachable);
        if (result.outcome == Outcome::solved) {
            EXPECT_EQ(faultOfPath(puzzle, result, {graph.start}), "");
        }
    });
}

TYPED_TEST(RandomGraphs, AHaltedSearchStillBoundsTheOptimumFromBelow) {
    onRandomGraphs([](const RandomGraph& graph, const GraphPuzzle& puzzle) {
        for (std::uint64_t nodes = 0; nodes < 12; nodes += test::sanitized ? 3 : 1) {
            base::Limits limits;
            limits.nodes = nodes;
            const auto check = [&](const char* name, const PathResult<GraphPuzzle>& result) {
                EXPECT_LE(result.counters.expanded, nodes) << name;
                if (result.outcome == Outcome::exhausted) return;
                EXPECT_LE(result.lowerBound, graph.optimum()) << name << ", " << nodes << " nodes";
                EXPECT_EQ(faultOfPath(puzzle, result, {graph.start}), "") << name << ", " << nodes << " nodes";
                if (result.outcome != Outcome::halted) return;
                EXPECT_EQ(result.halt, base::Halt::nodes) << name;
                EXPECT_EQ(result.counters.expanded, nodes) << name;
            };
            for (const Weights weights : {uniformCost, aStar, weighted(150), estimateOnly}) {
                base::Watch watch(limits, never);
                check(weights.past == 0    ? "greedy"
                      : weights.ahead == 0 ? "ucs"
                      : weights.past == 1  ? "a*"
                                           : "weighted a*",
                      bestFirst<GraphPuzzle, TypeParam>(puzzle, {graph.start}, graph.estimate, weights, watch));
            }
            base::Watch both(limits, never);
            check("bidirectional", bidirectional<GraphPuzzle, TypeParam>(puzzle, {graph.start}, both));
            base::Watch breadth(limits, never);
            check("breadth-first", breadthFirst<GraphPuzzle, TypeParam>(puzzle, {graph.start}, breadth));
            base::Watch deepening(limits, never);
            check("ida*", idaStar(puzzle, {graph.start}, graph.estimate, deepening));
        }
    });
}

TEST(RandomGraphsIdaStar, FindsTheOptimumUnderAnyAdmissibleEstimate) {
    onRandomGraphs([](const RandomGraph& graph, const GraphPuzzle& puzzle) {
        if (graph.optimum() == test::unreachable) return;  // otherwise IDA* would not end
        base::Watch watch({}, never);
        expectOptimal(graph, puzzle, idaStar(puzzle, {graph.start}, graph.estimate, watch));
    });
}

TEST(RandomGraphsStores, GiveTheSameCounts) {
    onRandomGraphs([](const RandomGraph& graph, const GraphPuzzle& puzzle) {
        for (const Weights weights : {uniformCost, aStar, weighted(150), estimateOnly}) {
            base::Watch one(base::Limits{}, never);
            base::Watch two(base::Limits{}, never);
            const auto dense =
                bestFirst<GraphPuzzle, DenseStore<GraphPuzzle>>(puzzle, {graph.start}, graph.estimate, weights, one);
            const auto hashed =
                bestFirst<GraphPuzzle, HashedStore<GraphPuzzle>>(puzzle, {graph.start}, graph.estimate, weights, two);
            EXPECT_EQ(dense.counters.expanded, hashed.counters.expanded);
            EXPECT_EQ(dense.counters.generated, hashed.counters.generated);
            EXPECT_EQ(dense.counters.expandedBelowLastLayer, hashed.counters.expandedBelowLastLayer);
            EXPECT_EQ(dense.counters.peakStored, hashed.counters.peakStored);
            EXPECT_EQ(dense.path, hashed.path);
        }
    });
}

}  // namespace random_graphs_test
}  // namespace mitos::search::paths
