// The numbers that a search reports about itself.
#include <gtest/gtest.h>

#include "games/tiles/sliding_tiles.h"
#include "heuristics/tiles/distances.h"
#include "search/paths/best_first.h"
#include "search/paths/breadth_first.h"
#include "search/paths/idastar.h"
#include "tests/support/naive_space.h"
#include "tests/support/shapes.h"

namespace mitos::search::paths {
namespace counters_test {

using games::tiles::orderedGoal;
using games::tiles::Packed64;
using games::tiles::Shape;
using heuristics::tiles::Chebyshev;
using Tiles = games::tiles::SlidingTiles<Packed64>;

const base::StopFlag never;
const Shape shape{3, 3, games::tiles::MoveSet::king};
const Tiles puzzle(shape, orderedGoal(shape));
const Chebyshev chebyshev(shape, orderedGoal(shape));

Packed64 randomStart(std::uint64_t seed) {
    base::Random random(seed);
    return games::tiles::pack<Packed64>(shape, games::tiles::randomBoard(shape, orderedGoal(shape), random));
}

template <class Store, class H>
PathResult<Tiles> best(const Packed64& start, const H& heuristic, Weights weights) {
    base::Watch watch({}, never);
    return bestFirst<Tiles, Store>(puzzle, start, heuristic, weights, watch);
}

TEST(PathCounters, AreTheSameForBothStores) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Packed64 start = randomStart(seed);
        const auto dense = best<DenseStore<Tiles>>(start, chebyshev, aStar);
        const auto hashed = best<HashedStore<Tiles>>(start, chebyshev, aStar);
        EXPECT_EQ(dense.counters.expanded, hashed.counters.expanded) << "seed " << seed;
        EXPECT_EQ(dense.counters.expandedBelowLastLayer, hashed.counters.expandedBelowLastLayer) << "seed " << seed;
        EXPECT_EQ(dense.counters.generated, hashed.counters.generated) << "seed " << seed;
        EXPECT_EQ(dense.counters.peakStored, hashed.counters.peakStored) << "seed " << seed;
    }
}

// Below the last layer A* without an estimate, UCS and breadth-first expand the same states: all nearer than the goal.
TEST(PathCounters, BelowTheLastLayerDoNotDependOnTies) {
    const Packed64 start = randomStart(7);
    base::Watch watch({}, never);
    const auto ucs = best<DenseStore<Tiles>>(start, NoEstimate{}, uniformCost);
    const auto zero = best<DenseStore<Tiles>>(start, NoEstimate{}, aStar);
    const auto breadth = breadthFirst<Tiles, DenseStore<Tiles>>(puzzle, start, watch);
    EXPECT_EQ(ucs.counters.expandedBelowLastLayer, zero.counters.expandedBelowLastLayer);
    EXPECT_EQ(ucs.counters.expandedBelowLastLayer, breadth.counters.expandedBelowLastLayer);
}

TEST(PathCounters, CountEverySuccessorThatIsGenerated) {
    const Tiles corner(shape, orderedGoal(shape));
    base::Random random(3);
    const auto start = games::tiles::pack<Packed64>(shape, test::walkFrom(shape, orderedGoal(shape), 1, random));
    const auto result = best<DenseStore<Tiles>>(start, chebyshev, aStar);
    EXPECT_EQ(result.cost, 1U);
    EXPECT_EQ(result.counters.expanded, 1U);
    std::uint64_t successors = 0;
    puzzle.forEachSuccessor(start, [&](const Packed64&, games::tiles::Direction, Cost) { ++successors; });
    EXPECT_EQ(result.counters.generated, successors);
    EXPECT_EQ(result.counters.peakStored, successors + 1);
    EXPECT_EQ(result.counters.expandedBelowLastLayer, 0U);
}

TEST(PathCounters, OfIdaStarCountAllIterationsButTheLast) {
    const Packed64 start = randomStart(11);
    base::Watch watch({}, never);
    const auto result = idaStar(puzzle, start, chebyshev, watch);
    ASSERT_TRUE(result.counters.expandedBelowLastLayer);
    EXPECT_LT(*result.counters.expandedBelowLastLayer, result.counters.expanded);
    // A limit at that number ends the search at the very end of the last iteration but one.
    base::Limits limits;
    limits.nodes = *result.counters.expandedBelowLastLayer;
    base::Watch limited(limits, never);
    EXPECT_EQ(idaStar(puzzle, start, chebyshev, limited).lowerBound, result.cost);
}

TEST(PathCounters, OfIdaStarStoreNoMoreThanThePath) {
    const Packed64 start = randomStart(12);
    base::Watch watch({}, never);
    const auto result = idaStar(puzzle, start, chebyshev, watch);
    EXPECT_GE(result.counters.peakStored, result.path.size());
    EXPECT_LE(result.counters.peakStored, 40U);
}

TEST(PathCounters, TellBytesAndSeconds) {
    const base::Stopwatch whole;
    const auto result = best<HashedStore<Tiles>>(randomStart(13), NoEstimate{}, uniformCost);
    EXPECT_LE(result.counters.seconds, whole.seconds());
    EXPECT_GE(result.counters.peakBytes, result.counters.peakStored * (sizeof(Packed64) + sizeof(Node)));
    EXPECT_GT(result.counters.seconds, 0.0);
}

// All states nearer to the start than the goal is, and no others.
TEST(PathCounters, OfUcsBelowTheLastLayerAreTheStatesNearerThanTheGoal) {
    const Shape small{2, 4, games::tiles::MoveSet::plain};
    base::Random random(20260127);
    const auto board = games::tiles::randomBoard(small, orderedGoal(small), random);
    const Tiles tiles(small, orderedGoal(small));
    base::Watch watch({}, never);
    const auto result = bestFirst<Tiles, DenseStore<Tiles>>(tiles, games::tiles::pack<Packed64>(small, board),
                                                            NoEstimate{}, uniformCost, watch);
    std::uint64_t nearer = 0;
    for (const auto& [cells, distance] : test::naiveDistances(small, board)) nearer += distance < result.cost ? 1 : 0;
    EXPECT_GT(nearer, 100U);
    EXPECT_EQ(result.counters.expandedBelowLastLayer, nearer);
}

// Golden: a number that changes is a change of behaviour, and must be meant.
TEST(PathCounters, StayAsTheyAreFromOneStart) {
    const auto start = games::tiles::pack<Packed64>(shape, {{5, 6, 1, 8, 2, 3, 7, 4, 0}});
    const auto astar = best<DenseStore<Tiles>>(start, chebyshev, aStar);
    EXPECT_EQ(astar.cost, 13U);
    EXPECT_EQ(astar.counters.expandedBelowLastLayer, 242U);
}

}  // namespace counters_test
}  // namespace mitos::search::paths
