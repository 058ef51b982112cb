#include "search/paths/observer.h"

#include <gtest/gtest.h>

#include "games/tiles/sliding_tiles.h"
#include "heuristics/tiles/distances.h"
#include "search/paths/best_first.h"
#include "search/paths/bidirectional.h"
#include "search/paths/breadth_first.h"
#include "search/paths/idastar.h"
#include "tests/support/graph_puzzle.h"
#include "tests/support/shapes.h"

namespace mitos::search::paths {
namespace observer_test {

using games::tiles::orderedGoal;
using games::tiles::Packed64;
using games::tiles::Shape;
using heuristics::tiles::Misplaced;
using Tiles = games::tiles::SlidingTiles<Packed64>;
using Seen = Recorder<Packed64>;
using Store = DenseStore<Tiles>;

const base::StopFlag never;
const Shape shape{3, 3, games::tiles::MoveSet::king};
const Tiles puzzle(shape, orderedGoal(shape));
const Misplaced misplaced(shape, orderedGoal(shape));

class RecordedPathSearch : public testing::Test {
  protected:
    Packed64 start = [] {
        base::Random random(20260122);
        return games::tiles::pack<Packed64>(shape, test::walkFrom(shape, orderedGoal(shape), 12, random));
    }();
    Seen seen;
    base::Watch watch{{}, never};

    // Every expansion but the root's comes after one of its parent, one move away, at a cost of one more.
    void expectParentsFirst() const {
        for (std::size_t i = 0; i < seen.expansions.size(); ++i) {
            const auto& entry = seen.expansions[i];
            if (entry.parent == entry.state) {
                EXPECT_EQ(entry.g, 0U);
                continue;
            }
            bool found = false;
            for (std::size_t j = 0; j < i && !found; ++j) {
                const auto& other = seen.expansions[j];
                found = other.state == entry.parent && other.g + 1 == entry.g && other.backward == entry.backward;
            }
            EXPECT_TRUE(found) << "expansion " << i;
        }
    }
};

TEST_F(RecordedPathSearch, AStarShowsEveryExpansionInItsOrder) {
    const auto result = bestFirst<Tiles, Store>(puzzle, start, misplaced, aStar, watch, seen);
    EXPECT_EQ(seen.expansions.size(), result.counters.expanded);
    EXPECT_EQ(seen.expansions[0].state, start);
    EXPECT_EQ(seen.expansions[0].parent, start);
    expectParentsFirst();
    Cost before = 0;
    for (const auto& entry : seen.expansions) {
        EXPECT_EQ(entry.h, misplaced(entry.state));
        EXPECT_EQ(entry.f, entry.g + entry.h);
        EXPECT_GE(entry.f, before) << "under a consistent estimate f never falls";
        before = entry.f;
        EXPECT_FALSE(entry.backward);
    }
}

TEST_F(RecordedPathSearch, AStarCountsBelowTheLastLayerAsShown) {
    const auto result = bestFirst<Tiles, Store>(puzzle, start, misplaced, aStar, watch, seen);
    std::uint64_t below = 0;
    for (const auto& entry : seen.expansions) below += entry.f < result.cost ? 1 : 0;
    EXPECT_EQ(result.counters.expandedBelowLastLayer, below);
}

TEST_F(RecordedPathSearch, UcsShowsCostsThatNeverFall) {
    const auto result = bestFirst<Tiles, Store>(puzzle, start, NoEstimate{}, uniformCost, watch, seen);
    EXPECT_EQ(seen.expansions.size(), result.counters.expanded);
    Cost before = 0;
    for (const auto& entry : seen.expansions) {
        EXPECT_EQ(entry.f, entry.g);
        EXPECT_EQ(entry.h, 0U);
        EXPECT_GE(entry.g, before);
        before = entry.g;
    }
}

TEST_F(RecordedPathSearch, WeightedAStarShowsItsPriorityInTheUnitsOfCost) {
    bestFirst<Tiles, Store>(puzzle, start, misplaced, weighted(200), watch, seen);
    expectParentsFirst();
    for (const auto& entry : seen.expansions) EXPECT_EQ(entry.f, entry.g + 2 * entry.h);
}

TEST_F(RecordedPathSearch, GreedyShowsTheEstimateAsItsPriority) {
    const auto result = bestFirst<Tiles, Store>(puzzle, start, misplaced, estimateOnly, watch, seen);
    EXPECT_EQ(seen.expansions.size(), result.counters.expanded);
    for (const auto& entry : seen.expansions) EXPECT_EQ(entry.f, entry.h);
}

TEST_F(RecordedPathSearch, BreadthFirstShowsItsLayers) {
    const auto result = breadthFirst<Tiles, Store>(puzzle, start, watch, seen);
    ASSERT_EQ(seen.expansions.size(), result.counters.expanded);
    EXPECT_EQ(seen.expansions[0].state, start);
    Cost before = 0;
    for (const auto& entry : seen.expansions) {
        EXPECT_EQ(entry.f, entry.g);
        EXPECT_TRUE(entry.g == before || entry.g == before + 1);
        before = entry.g;
    }
}

TEST_F(RecordedPathSearch, IdaStarShowsEveryIteration) {
    const auto result = idaStar(puzzle, start, misplaced, watch, seen);
    ASSERT_EQ(seen.expansions.size(), result.counters.expanded);
    std::uint64_t roots = 0;
    for (const auto& entry : seen.expansions) {
        EXPECT_EQ(entry.h, misplaced(entry.state));
        EXPECT_EQ(entry.f, entry.g + entry.h);
        roots += entry.parent == entry.state ? 1 : 0;
    }
    EXPECT_GE(roots, 2U);
    EXPECT_EQ(seen.expansions[0].state, start);
    // Within an iteration the parent is the last expansion of a smaller g.
    for (std::size_t i = 1; i < seen.expansions.size(); ++i) {
        const auto& entry = seen.expansions[i];
        if (entry.parent == entry.state) continue;
        std::size_t j = i - 1;
        while (seen.expansions[j].g + 1 > entry.g) --j;
        ASSERT_EQ(seen.expansions[j].state, entry.parent) << "expansion " << i;
    }
}

TEST_F(RecordedPathSearch, BidirectionalShowsFromWhichSide) {
    const auto result = bidirectional<Tiles, Store>(puzzle, start, watch, seen);
    ASSERT_EQ(seen.expansions.size(), result.counters.expanded);
    expectParentsFirst();
    bool anyForward = false;
    bool anyBackward = false;
    for (const auto& entry : seen.expansions) {
        if (entry.parent == entry.state) {
            EXPECT_EQ(entry.state, entry.backward ? puzzle.goal() : start);
        }
        (entry.backward ? anyBackward : anyForward) = true;
    }
    EXPECT_TRUE(anyForward && anyBackward);
}

TEST_F(RecordedPathSearch, TheSearchIsTheSameUnobserved) {
    const auto with = bestFirst<Tiles, Store>(puzzle, start, misplaced, aStar, watch, seen);
    base::Watch another({}, never);
    const auto without = bestFirst<Tiles, Store>(puzzle, start, misplaced, aStar, another);
    EXPECT_EQ(with.path, without.path);
    EXPECT_EQ(with.counters.expanded, without.counters.expanded);
    EXPECT_EQ(with.counters.generated, without.counters.generated);
}

TEST_F(RecordedPathSearch, RecordsNoMoreThanItsLimitAndCountsTheRest) {
    seen.most = 10;
    const auto result = bestFirst<Tiles, Store>(puzzle, start, misplaced, aStar, watch, seen);
    EXPECT_EQ(seen.expansions.size(), 10U);
    EXPECT_EQ(seen.expansions.size() + seen.dropped, result.counters.expanded);
}

TEST(RecordedPathSearchReopening, ShowsAStateTwiceWithTheCheaperWaySecond) {
    const test::GraphPuzzle graph(4, {{0, 1, 3}, {0, 2, 1}, {2, 1, 1}, {1, 3, 10}}, 3);
    Recorder<test::Vertex> seen;
    base::Watch watch({}, never);
    bestFirst<test::GraphPuzzle, DenseStore<test::GraphPuzzle>>(graph, {0}, test::TableEstimate{{0, 0, 11, 0}}, aStar,
                                                                watch, seen);
    ASSERT_EQ(seen.expansions.size(), 4U);
    EXPECT_EQ(seen.expansions[1].state.number, 1U);
    EXPECT_EQ(seen.expansions[1].g, 3U);
    EXPECT_EQ(seen.expansions[1].parent.number, 0U);
    EXPECT_EQ(seen.expansions[3].state.number, 1U);
    EXPECT_EQ(seen.expansions[3].g, 2U);
    EXPECT_EQ(seen.expansions[3].parent.number, 2U);
}

}  // namespace observer_test
}  // namespace mitos::search::paths
