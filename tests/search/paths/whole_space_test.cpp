#include "search/paths/whole_space.h"

#include <gtest/gtest.h>

#include <map>

#include "games/tiles/sliding_tiles.h"
#include "tests/support/naive_space.h"
#include "tests/support/scale.h"
#include "tests/support/shapes.h"

namespace mitos::search::paths {
namespace whole_space_test {

using games::tiles::Board;
using games::tiles::MoveSet;
using games::tiles::orderedGoal;
using games::tiles::Packed64;
using games::tiles::Shape;
using Tiles = games::tiles::SlidingTiles<Packed64>;

const base::StopFlag never;

template <class Layers>
SpaceReport walk(const Tiles& puzzle, std::size_t mostHardest = 1'000'000, const base::Limits& limits = {}) {
    Layers layers(static_cast<std::size_t>(puzzle.indexCount()));
    base::Watch watch(limits, never);
    return walkSpace(puzzle, layers, mostHardest, watch);
}

class WholeSpace : public testing::TestWithParam<Shape> {
  protected:
    Shape shape = GetParam();
    Tiles puzzle{shape, orderedGoal(shape)};
};

TEST_P(WholeSpace, IsTheSameWithBytesAndWithTwoBits) {
    const SpaceReport bytes = walk<ByteLayers>(puzzle);
    const SpaceReport bits = walk<TwoBitLayers>(puzzle);
    EXPECT_TRUE(bytes.complete);
    EXPECT_TRUE(bits.complete);
    EXPECT_EQ(bytes.depths, bits.depths);
    EXPECT_EQ(bytes.hardest, bits.hardest);
    EXPECT_EQ(bytes.states, bits.states);
}

TEST_P(WholeSpace, CountsWhatTheNaiveSearchCounts) {
    std::map<unsigned, std::uint64_t> counted;
    for (const auto& [cells, distance] : test::naiveDistances(shape, orderedGoal(shape))) ++counted[distance];
    std::vector<std::uint64_t> expected;
    for (const auto& [distance, count] : counted) expected.push_back(count);
    EXPECT_EQ(walk<ByteLayers>(puzzle).depths, expected);
}

TEST_P(WholeSpace, KeepsTheDistanceOfEveryState) {
    ByteLayers layers(static_cast<std::size_t>(puzzle.indexCount()));
    base::Watch watch({}, never);
    walkSpace(puzzle, layers, 0, watch);
    const std::vector<std::uint8_t> depths = layers.takeDepths();
    std::size_t reached = 0;
    for (const std::uint8_t depth : depths) reached += depth != ByteLayers::unreached ? 1 : 0;
    const auto distances = test::naiveDistances(shape, orderedGoal(shape));
    EXPECT_EQ(reached, distances.size());
    for (const auto& [cells, distance] : distances) {
        ASSERT_EQ(depths[puzzle.indexOf(games::tiles::pack<Packed64>(shape, test::boardOf(cells)))], distance);
    }
}

TEST_P(WholeSpace, ListsTheHardestInIndexOrderUpToTheLimit) {
    const SpaceReport all = walk<ByteLayers>(puzzle);
    EXPECT_EQ(all.hardest.size(), all.depths.back());
    EXPECT_TRUE(std::is_sorted(all.hardest.begin(), all.hardest.end()));
    const SpaceReport one = walk<TwoBitLayers>(puzzle, 1);
    ASSERT_EQ(one.hardest.size(), 1U);
    EXPECT_EQ(one.hardest[0], all.hardest[0]);
    EXPECT_TRUE(walk<ByteLayers>(puzzle, 0).hardest.empty());
}

INSTANTIATE_TEST_SUITE_P(Shapes, WholeSpace,
                         testing::ValuesIn(test::sanitized ? test::shapesUpTo(6) : test::shapesUpTo(9)),
                         test::ByShape{});

TEST(WholeSpaceLimits, HaltAtANodeLimitWithTheLayersSoFar) {
    const Shape shape{3, 3, MoveSet::king};
    base::Limits limits;
    limits.nodes = 1000;
    const SpaceReport report = walk<ByteLayers>({shape, orderedGoal(shape)}, 10, limits);
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(report.halt, base::Halt::nodes);
    const SpaceReport whole = walk<ByteLayers>({shape, orderedGoal(shape)});
    ASSERT_FALSE(report.depths.empty());
    ASSERT_LT(report.depths.size(), whole.depths.size());
    for (std::size_t depth = 0; depth < report.depths.size(); ++depth)
        EXPECT_EQ(report.depths[depth], whole.depths[depth]);
}

TEST(WholeSpaceLimits, HaltWhenStopped) {
    const Shape shape{3, 3, MoveSet::king};
    const Tiles puzzle(shape, orderedGoal(shape));
    base::StopFlag stop;
    stop.raise();
    TwoBitLayers layers(static_cast<std::size_t>(puzzle.indexCount()));
    base::Watch watch({}, stop);
    EXPECT_EQ(walkSpace(puzzle, layers, 1, watch).halt, base::Halt::stopped);
}

TEST(TwoBitLayersBytes, AreAQuarterOfAByteAState) {
    EXPECT_EQ(TwoBitLayers::bytesFor(479'001'600), 119'750'400U);
    EXPECT_EQ(ByteLayers::bytesFor(362'880), 362'880U);
}

}  // namespace whole_space_test
}  // namespace mitos::search::paths
