#include "api/tiles/atlas.h"

#include <gtest/gtest.h>

#include <numeric>

#include "base/error.h"
#include "heuristics/tiles/exact.h"
#include "tests/support/by_name.h"
#include "tests/support/cpu_watch.h"
#include "tests/support/scale.h"
#include "tests/support/shapes.h"
#include "tests/support/thrown.h"
#include "texts/tiles.h"

namespace mitos::api::tiles {
namespace atlas_test {

using games::tiles::MoveSet;
using games::tiles::orderedGoal;
using games::tiles::Shape;

const base::StopFlag never;

Atlas atlasOf(const Shape& shape, std::size_t mostHardest = 3) {
    return makeAtlas(shape, orderedGoal(shape), mostHardest, {}, never);
}

// Reachable boards and the greatest distance under plain moves, as published (OEIS A087725 for squares; Korf).
struct Known {
    const char* name;
    int rows;
    int columns;
    std::uint64_t states;
    std::size_t deepest;
};
void PrintTo(const Known& known, std::ostream* out) { *out << known.name; }

class KnownAtlas : public testing::TestWithParam<Known> {};

TEST_P(KnownAtlas, HasThePublishedNumbers) {
    const Known& known = GetParam();
    for (const Shape& shape :
         {Shape{known.rows, known.columns, MoveSet::plain}, Shape{known.columns, known.rows, MoveSet::plain}}) {
        const Atlas atlas = atlasOf(shape);
        EXPECT_TRUE(atlas.complete);
        EXPECT_EQ(atlas.states, known.states) << test::describe(shape);
        EXPECT_EQ(atlas.depths.size() - 1, known.deepest) << test::describe(shape);
        EXPECT_EQ(std::accumulate(atlas.depths.begin(), atlas.depths.end(), std::uint64_t{0}), atlas.states);
    }
}
INSTANTIATE_TEST_SUITE_P(Plain, KnownAtlas,
                         testing::Values(Known{"2x2", 2, 2, 12, 6}, Known{"2x3", 2, 3, 360, 21},
                                         Known{"2x4", 2, 4, 20'160, 36}, Known{"3x3", 3, 3, 181'440, 31}),
                         test::ByName{});

#ifndef MITOS_SANITIZED
INSTANTIATE_TEST_SUITE_P(PlainLarge, KnownAtlas, testing::Values(Known{"2x5", 2, 5, 1'814'400, 55}), test::ByName{});
#endif

TEST(Atlas, ReachesAllStatesOfTheBoardWithKingMoves) {
    const Atlas atlas = atlasOf({3, 3, MoveSet::king});
    EXPECT_TRUE(atlas.complete);
    EXPECT_EQ(atlas.states, 362'880U);
    EXPECT_EQ(atlas.depths[0], 1U);
    EXPECT_EQ(atlas.depths[1], 3U);
}

TEST(Atlas, ReachesAllStatesTowardsTheSpiralGoalToo) {
    const Atlas atlas = makeAtlas({3, 3, MoveSet::king}, games::tiles::spiralGoal(), 1, {}, never);
    EXPECT_EQ(atlas.states, 362'880U);
    EXPECT_EQ(atlas.depths[1], 8U);
}

// OEIS A089473: the plain 3x3 board, the blank in a corner of the goal.
TEST(Atlas, HasThePublishedCountsAtEachDistance) {
    const std::vector<std::uint64_t> published{1,     2,     4,     8,     16,    20,   39,   62,   116,   152,   286,
                                               396,   748,   1024,  1893,  2512,  4485, 5638, 9529, 10878, 16993, 17110,
                                               23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,  221,   2};
    EXPECT_EQ(atlasOf({3, 3, MoveSet::plain}).depths, published);
}

TEST(Atlas, ListsTheHardestBoards) {
    const Shape shape{3, 3, MoveSet::plain};
    const Atlas atlas = atlasOf(shape, 10);
    ASSERT_EQ(atlas.hardest.size(), 2U);
    const auto exact = heuristics::tiles::Exact::build(shape, orderedGoal(shape));
    for (const auto& board : atlas.hardest)
        EXPECT_EQ(exact(games::tiles::pack<games::tiles::Packed64>(shape, board)), 31U);
    EXPECT_EQ(atlas.hardest[0], (games::tiles::Board{{6, 4, 7, 8, 5, 0, 3, 2, 1}}));
    EXPECT_EQ(atlas.hardest[1], (games::tiles::Board{{8, 6, 7, 2, 5, 4, 3, 0, 1}}));
}

TEST(Atlas, ListsNoMoreOfTheHardestThanAsked) { EXPECT_EQ(atlasOf({3, 3, MoveSet::plain}, 1).hardest.size(), 1U); }

TEST(Atlas, IsRefusedAboveTwelveCells) {
    for (const Shape& shape : test::shapesUpTo(games::tiles::mostCells)) {
        if (shape.cells() <= mostAtlasCells) continue;
        const auto error = test::thrownBy<base::Error>([&] { atlasOf(shape); });
        ASSERT_TRUE(error) << test::describe(shape);
        EXPECT_EQ(error->fault(), base::Fault::usage);
        EXPECT_EQ(error->message().phrase(), text::atlasTooLarge);
    }
}

TEST(Atlas, IsRefusedWhereItsTableDoesNotFit) {
    const Shape shape{3, 4, MoveSet::plain};
    base::Limits limits;
    limits.bytes = 100U << 20U;
    const auto error = test::thrownBy<base::Error>([&] { makeAtlas(shape, orderedGoal(shape), 1, limits, never); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), base::Fault::limit);
    EXPECT_EQ(error->message().phrase(), text::atlasNoMemory);
}

TEST(Atlas, HaltsWhenItIsStopped) {
    base::StopFlag stop;
    stop.raise();
    const Shape shape{3, 3, MoveSet::king};
    const Atlas atlas = makeAtlas(shape, orderedGoal(shape), 1, {}, stop);
    EXPECT_FALSE(atlas.complete);
    EXPECT_EQ(atlas.halt, base::Halt::stopped);
}

TEST(Atlas, HaltsSoonAfterItsTimeOnALargeBoard) {
    const Shape shape{3, 4, MoveSet::king};
    base::Limits limits;
    limits.seconds = 0.05;
    const test::CpuWatch used;
    const Atlas atlas = makeAtlas(shape, orderedGoal(shape), 1, limits, never);
    EXPECT_LT(used.seconds(), 5.0);
    EXPECT_FALSE(atlas.complete);
    EXPECT_EQ(atlas.halt, base::Halt::time);
    EXPECT_TRUE(atlas.hardest.empty()) << "the last layer so far is not the deepest";
}

}  // namespace atlas_test
}  // namespace mitos::api::tiles
