#include "games/tiles/sliding_tiles.h"

#include <gtest/gtest.h>

#include <set>

#include "search/paths/puzzle.h"
#include "tests/support/naive_space.h"
#include "tests/support/scale.h"
#include "tests/support/shapes.h"

namespace mitos::games::tiles {
namespace sliding_tiles_test {

static_assert(search::paths::InvertiblePuzzle<SlidingTiles<Packed64>>);
static_assert(search::paths::InvertiblePuzzle<SlidingTiles<Packed128>>);
static_assert(search::paths::IndexedPuzzle<SlidingTiles<Packed64>>);
static_assert(!search::paths::IndexedPuzzle<SlidingTiles<Packed128>>);

constexpr std::uint64_t seed = 20260118;

template <class Packed>
class SlidingTilesOf : public testing::Test {
  protected:
    template <class Check>
    void forEverySize(Check&& check) {
        base::Random random(seed);
        for (const Shape& shape : test::shapesUpTo(Packed::mostCells)) {
            SCOPED_TRACE(testing::Message() << test::describe(shape) << ", seed " << seed);
            const SlidingTiles<Packed> puzzle(shape, orderedGoal(shape));
            for (int i = 0; i < test::times(30, 8); ++i) check(puzzle, test::anyArrangement(shape, random));
        }
    }
};
using Widths = testing::Types<Packed64, Packed128>;
TYPED_TEST_SUITE(SlidingTilesOf, Widths);

TYPED_TEST(SlidingTilesOf, HasTheSuccessorsOfTheNaiveBoard) {
    this->forEverySize([](const SlidingTiles<TypeParam>& puzzle, const Board& board) {
        const auto neighbours = test::neighboursOf(puzzle.shape(), test::cellsOf(puzzle.shape(), board));
        const std::multiset<test::Cells> expected(neighbours.begin(), neighbours.end());
        std::multiset<test::Cells> found;
        puzzle.forEachSuccessor(pack<TypeParam>(puzzle.shape(), board),
                                [&](const TypeParam& next, Direction, unsigned cost) {
                                    EXPECT_EQ(cost, 1U);
                                    found.insert(test::cellsOf(puzzle.shape(), unpack(puzzle.shape(), next)));
                                });
        EXPECT_EQ(found, expected);
    });
}

TYPED_TEST(SlidingTilesOf, NamesTheDirectionInWhichTheBlankGoes) {
    this->forEverySize([](const SlidingTiles<TypeParam>& puzzle, const Board& board) {
        const auto packed = pack<TypeParam>(puzzle.shape(), board);
        puzzle.forEachSuccessor(packed, [&](const TypeParam& next, Direction direction, unsigned) {
            EXPECT_EQ(next.blank(), puzzle.shape().neighbour(packed.blank(), direction));
        });
    });
}

TYPED_TEST(SlidingTilesOf, LeadsFromAPredecessorByItsMove) {
    this->forEverySize([](const SlidingTiles<TypeParam>& puzzle, const Board& board) {
        const auto packed = pack<TypeParam>(puzzle.shape(), board);
        int predecessors = 0;
        puzzle.forEachPredecessor(packed, [&](const TypeParam& previous, Direction direction, unsigned) {
            ++predecessors;
            int ways = 0;
            puzzle.forEachSuccessor(previous, [&](const TypeParam& next, Direction move, unsigned) {
                ways += next == packed && move == direction ? 1 : 0;
            });
            EXPECT_EQ(ways, 1);
        });
        EXPECT_GE(predecessors, 2);
    });
}

TYPED_TEST(SlidingTilesOf, KnowsItsGoalOnly) {
    this->forEverySize([](const SlidingTiles<TypeParam>& puzzle, const Board& board) {
        EXPECT_EQ(puzzle.isGoal(pack<TypeParam>(puzzle.shape(), board)), board == orderedGoal(puzzle.shape()));
        EXPECT_TRUE(puzzle.isGoal(puzzle.goal()));
    });
}

TEST(SlidingTilesIndex, ExistsUpToTwelveCells) {
    for (const Shape& shape : test::shapesUpTo(Packed64::mostCells)) {
        EXPECT_EQ((SlidingTiles<Packed64>(shape, orderedGoal(shape)).hasIndex()), shape.cells() <= 12);
    }
}

TEST(SlidingTilesIndex, LeadsBackToItsState) {
    for (const Shape& shape : test::shapesUpTo(base::mostRanked)) {
        const SlidingTiles<Packed64> puzzle(shape, orderedGoal(shape));
        base::Random random(seed);
        for (int i = 0; i < 50; ++i) {
            const auto state = pack<Packed64>(shape, test::anyArrangement(shape, random));
            EXPECT_LT(puzzle.indexOf(state), puzzle.indexCount());
            EXPECT_EQ(puzzle.stateAt(puzzle.indexOf(state)), state);
        }
    }
}

}  // namespace sliding_tiles_test
}  // namespace mitos::games::tiles
