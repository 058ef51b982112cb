#include "heuristics/tiles/distances.h"

#include <gtest/gtest.h>

#include "games/tiles/sliding_tiles.h"
#include "tests/support/scale.h"
#include "tests/support/shapes.h"

namespace mitos::heuristics::tiles {
namespace distances_test {

using games::tiles::MoveSet;
using games::tiles::orderedGoal;
using games::tiles::Packed128;
using games::tiles::Packed64;

const Shape shape{3, 3, MoveSet::king};

Packed64 packed(const Board& board) { return games::tiles::pack<Packed64>(shape, board); }

TEST(Misplaced, DoesNotCountTheBlank) {
    const Misplaced misplaced(shape, orderedGoal(shape));
    EXPECT_EQ(misplaced(packed({{1, 2, 3, 4, 5, 6, 7, 0, 8}})), 1U) << "only the 8 is out of place";
}

TEST(Misplaced, CountsEveryTileThatIsNotHome) {
    const Misplaced misplaced(shape, orderedGoal(shape));
    EXPECT_EQ(misplaced(packed({{2, 1, 3, 4, 5, 6, 7, 8, 0}})), 2U);
    EXPECT_EQ(misplaced(packed({{8, 1, 2, 3, 4, 5, 6, 7, 0}})), 8U);
}

TEST(Manhattan, AddsRowsAndColumns) {
    const Manhattan manhattan(shape, orderedGoal(shape));
    EXPECT_EQ(manhattan(packed({{0, 2, 3, 4, 5, 6, 7, 8, 1}})), 4U) << "the 1 is two rows and two columns away";
}

TEST(Chebyshev, TakesTheLongerOfRowsAndColumns) {
    const Chebyshev chebyshev(shape, orderedGoal(shape));
    EXPECT_EQ(chebyshev(packed({{0, 2, 3, 4, 5, 6, 7, 8, 1}})), 2U);
    EXPECT_EQ(chebyshev(packed({{2, 1, 3, 4, 5, 6, 7, 8, 0}})), 2U);
}

TEST(Distances, FollowTheGoal) {
    const Board spiral = games::tiles::spiralGoal();
    EXPECT_EQ(Misplaced(shape, spiral)(packed(spiral)), 0U);
    EXPECT_EQ(Manhattan(shape, spiral)(packed(spiral)), 0U);
    EXPECT_EQ(Chebyshev(shape, spiral)(packed({{6, 5, 4, 0, 7, 3, 8, 1, 2}})), 1U);
}

TEST(Distances, AreTheSameInBothWidths) {
    base::Random random(20260123);
    for (const Shape& any : test::shapesUpTo(Packed64::mostCells)) {
        const Manhattan manhattan(any, orderedGoal(any));
        const Board board = test::anyArrangement(any, random);
        EXPECT_EQ(manhattan(games::tiles::pack<Packed64>(any, board)),
                  manhattan(games::tiles::pack<Packed128>(any, board)));
    }
}

template <class H>
class AfterAMove : public testing::Test {
  protected:
    template <class Packed>
    static void walk(const Shape& any, std::uint64_t seed) {
        SCOPED_TRACE(testing::Message() << test::describe(any) << ", seed " << seed);
        base::Random random(seed);
        const Board goal = test::anyArrangement(any, random);
        const games::tiles::SlidingTiles<Packed> puzzle(any, goal);
        const H heuristic(any, goal);
        auto state = games::tiles::pack<Packed>(any, test::anyArrangement(any, random));
        std::uint32_t value = heuristic(state);
        for (int step = 0; step < test::times(300, 60); ++step) {
            std::vector<Packed> next;
            puzzle.forEachSuccessor(state, [&](const Packed& successor, auto, unsigned) { next.push_back(successor); });
            const Packed chosen = next[random.below(next.size())];
            value = heuristic.after(value, state, chosen);
            ASSERT_EQ(value, heuristic(chosen));
            state = chosen;
        }
    }
};
using Incremental = testing::Types<Misplaced, Manhattan, Chebyshev>;
TYPED_TEST_SUITE(AfterAMove, Incremental);

TYPED_TEST(AfterAMove, TheValueIsThatOfANewCount) {
    std::uint64_t seed = 20260124;
    for (const Shape& any : test::shapesUpTo(Packed64::mostCells)) this->template walk<Packed64>(any, ++seed);
}

TYPED_TEST(AfterAMove, TheValueIsThatOfANewCountOnWideBoards) {
    std::uint64_t seed = 20260224;
    for (const Shape& any : test::shapesUpTo(Packed128::mostCells)) this->template walk<Packed128>(any, ++seed);
}

}  // namespace distances_test
}  // namespace mitos::heuristics::tiles
