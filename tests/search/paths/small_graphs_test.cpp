// Graphs of a few vertices, each made for one trap, through both node stores.
#include <gtest/gtest.h>

#include "search/paths/best_first.h"
#include "search/paths/bidirectional.h"
#include "search/paths/breadth_first.h"
#include "search/paths/idastar.h"
#include "tests/support/graph_puzzle.h"

namespace mitos::search::paths {
namespace small_graphs_test {

using test::Edge;
using test::faultOfPath;
using test::GraphPuzzle;
using test::TableEstimate;
using test::Vertex;

const base::StopFlag never;

template <class Store>
class SmallGraph : public testing::Test {
  protected:
    template <class H>
    PathResult<GraphPuzzle> best(const GraphPuzzle& puzzle, Vertex start, const H& heuristic, Weights weights) {
        base::Watch watch({}, never);
        return bestFirst<GraphPuzzle, Store>(puzzle, start, heuristic, weights, watch);
    }
    PathResult<GraphPuzzle> ucs(const GraphPuzzle& puzzle, Vertex start) {
        return best(puzzle, start, NoEstimate{}, uniformCost);
    }
    PathResult<GraphPuzzle> bothSides(const GraphPuzzle& puzzle, Vertex start) {
        base::Watch watch({}, never);
        return bidirectional<GraphPuzzle, Store>(puzzle, start, watch);
    }
    PathResult<GraphPuzzle> breadth(const GraphPuzzle& puzzle, Vertex start) {
        base::Watch watch({}, never);
        return breadthFirst<GraphPuzzle, Store>(puzzle, start, watch);
    }
    template <class H>
    PathResult<GraphPuzzle> deepening(const GraphPuzzle& puzzle, Vertex start, const H& heuristic) {
        base::Watch watch({}, never);
        return idaStar(puzzle, start, heuristic, watch);
    }
};
using Stores = testing::Types<DenseStore<GraphPuzzle>, HashedStore<GraphPuzzle>>;
TYPED_TEST_SUITE(SmallGraph, Stores);

// 0 -5-> 1 -1-> 3 and 0 -1-> 2 -1-> 1: vertex 1 waits in the queue at 5 when the way of 2 to it appears.
const GraphPuzzle improved(4, {{0, 1, 5}, {0, 2, 1}, {2, 1, 1}, {1, 3, 1}}, 3);

TYPED_TEST(SmallGraph, UcsImprovesAStateInTheQueue) {
    const auto result = this->ucs(improved, {0});
    EXPECT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.cost, 3U);
    EXPECT_EQ(result.path, (std::vector<Vertex>{{0}, {2}, {1}, {3}}));
    EXPECT_EQ(faultOfPath(improved, result, {0}), "");
}

TYPED_TEST(SmallGraph, AStarImprovesAStateInTheQueue) {
    EXPECT_EQ(this->best(improved, {0}, TableEstimate{{0, 0, 0, 0}}, aStar).cost, 3U);
}

TYPED_TEST(SmallGraph, BidirectionalImprovesAStateInTheQueue) { EXPECT_EQ(this->bothSides(improved, {0}).cost, 3U); }

TYPED_TEST(SmallGraph, AStateIsExpandedOnceThoughItWasInTheQueueTwice) {
    EXPECT_EQ(this->ucs(improved, {0}).counters.expanded, 3U);
}

// 0 -3-> 1, 0 -1-> 2 -1-> 1, 1 -10-> 3. The estimate of 2 is exact (11), that of 1 is 0: vertex 1 is closed at a cost
// of 3 before the way over 2 is looked at, and has to be opened again.
const GraphPuzzle reopened(4, {{0, 1, 3}, {0, 2, 1}, {2, 1, 1}, {1, 3, 10}}, 3);
const TableEstimate inconsistent{{0, 0, 11, 0}};

TYPED_TEST(SmallGraph, AStarOpensAClosedStateAgain) {
    const auto result = this->best(reopened, {0}, inconsistent, aStar);
    EXPECT_EQ(result.cost, 12U);
    EXPECT_EQ(result.path, (std::vector<Vertex>{{0}, {2}, {1}, {3}}));
    EXPECT_EQ(result.counters.expanded, 4U) << "0, 1, 2 and 1 again";
    EXPECT_EQ(result.lowerBound, 12U);
}

TYPED_TEST(SmallGraph, IdaStarFindsTheOptimumUnderAnInconsistentEstimate) {
    EXPECT_EQ(this->deepening(reopened, {0}, inconsistent).cost, 12U);
}

TYPED_TEST(SmallGraph, BreadthFirstFindsTheFewestMovesNotTheLeastCost) {
    const auto result = this->breadth(improved, {0});
    EXPECT_EQ(result.path, (std::vector<Vertex>{{0}, {1}, {3}}));
    EXPECT_EQ(result.cost, 6U);
}

TYPED_TEST(SmallGraph, GreedyFollowsTheEstimateAlone) {
    const auto result = this->best(improved, {0}, TableEstimate{{2, 1, 2, 0}}, estimateOnly);
    EXPECT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.path, (std::vector<Vertex>{{0}, {1}, {3}}));
    EXPECT_EQ(result.cost, 6U);
    EXPECT_EQ(result.counters.expandedBelowLastLayer, std::nullopt);
}

// The two trees meet first over the edge 0 -> 4, at a cost of 6; the optimum of 5 takes three edges.
TYPED_TEST(SmallGraph, BidirectionalDoesNotStopAtItsFirstMeeting) {
    const GraphPuzzle puzzle(5, {{0, 4, 6}, {0, 1, 2}, {1, 2, 1}, {2, 4, 2}}, 4);
    const auto result = this->bothSides(puzzle, {0});
    EXPECT_EQ(result.cost, 5U);
    EXPECT_EQ(result.lowerBound, 5U);
    EXPECT_EQ(faultOfPath(puzzle, result, {0}), "");
}

TYPED_TEST(SmallGraph, BidirectionalFollowsOneWayEdgesBackwards) {
    const GraphPuzzle puzzle(6, {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}, {3, 4, 1}, {4, 5, 1}, {5, 0, 1}}, 5);
    const auto result = this->bothSides(puzzle, {0});
    EXPECT_EQ(result.cost, 5U);
    EXPECT_EQ(faultOfPath(puzzle, result, {0}), "");
}

// 0 -> 1 -> 0 is all that can be reached.
const GraphPuzzle cut(4, {{0, 1, 1}, {1, 0, 1}, {2, 3, 1}}, 3);

TYPED_TEST(SmallGraph, SearchesAreExhaustedWhereNoGoalCanBeReached) {
    for (const auto& result :
         {this->ucs(cut, {0}), this->best(cut, {0}, TableEstimate{{1, 1, 1, 0}}, aStar),
          this->best(cut, {0}, NoEstimate{}, estimateOnly), this->bothSides(cut, {0}), this->breadth(cut, {0})}) {
        EXPECT_EQ(result.outcome, Outcome::exhausted);
        EXPECT_EQ(result.halt, base::Halt::none);
        EXPECT_TRUE(result.path.empty());
        EXPECT_LE(result.counters.expanded, 3U);
    }
}

TYPED_TEST(SmallGraph, IdaStarIsExhaustedWhereTheSpaceEnds) {
    const GraphPuzzle tree(4, {{0, 1, 1}, {0, 2, 2}}, 3);
    const auto result = this->deepening(tree, {0}, NoEstimate{});
    EXPECT_EQ(result.outcome, Outcome::exhausted);
    EXPECT_TRUE(result.path.empty());
}

TYPED_TEST(SmallGraph, AStartThatIsTheGoalCostsNothing) {
    for (const auto& result :
         {this->ucs(improved, {3}), this->best(improved, {3}, NoEstimate{}, estimateOnly),
          this->bothSides(improved, {3}), this->breadth(improved, {3}), this->deepening(improved, {3}, NoEstimate{})}) {
        EXPECT_EQ(result.outcome, Outcome::solved);
        EXPECT_EQ(result.cost, 0U);
        EXPECT_EQ(result.lowerBound, 0U);
        EXPECT_EQ(result.path, std::vector<Vertex>{{3}});
        EXPECT_TRUE(result.moves.empty());
        EXPECT_EQ(result.counters.expanded, 0U);
    }
}

TYPED_TEST(SmallGraph, ALoopOnAStateDoesNoHarm) {
    const GraphPuzzle puzzle(2, {{0, 0, 1}, {0, 1, 4}, {1, 1, 1}}, 1);
    for (const auto& result : {this->ucs(puzzle, {0}), this->bothSides(puzzle, {0}), this->breadth(puzzle, {0}),
                               this->deepening(puzzle, {0}, NoEstimate{})}) {
        EXPECT_EQ(result.cost, 4U);
    }
}

TYPED_TEST(SmallGraph, TheCheaperOfTwoParallelEdgesIsTaken) {
    const GraphPuzzle puzzle(2, {{0, 1, 7}, {0, 1, 2}, {0, 1, 5}}, 1);
    for (const auto& result :
         {this->ucs(puzzle, {0}), this->bothSides(puzzle, {0}), this->deepening(puzzle, {0}, NoEstimate{})}) {
        EXPECT_EQ(result.cost, 2U);
        EXPECT_EQ(result.moves, std::vector<std::uint8_t>{1});
    }
}

}  // namespace small_graphs_test
}  // namespace mitos::search::paths
