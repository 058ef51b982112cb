#include "api/tiles/hint.h"

#include <gtest/gtest.h>

#include "api/tiles/boards.h"
#include "base/random.h"
#include "engine/tiles/table_shelf.h"

namespace mitos::api::tiles {
namespace hint_test {

const base::StopFlag never;

// Following hints must lead to the goal in as many moves as the first one promised.
TEST(Hint, LeadsToTheGoalByACheapestPath) {
    for (const MoveSet moves : {MoveSet::plain, MoveSet::king}) {
        const Shape shape{3, 3, moves};
        const Board goal = orderedGoal(shape);
        base::Random random(5);
        Board board = randomBoard(shape, goal, random);
        std::uint32_t left = *findHint(shape, goal, board, {}, never).cost;
        for (; left > 0; --left) {
            const Hint hint = findHint(shape, goal, board, {}, never);
            ASSERT_EQ(hint.cost, left);
            board = *hint.next;
        }
        EXPECT_EQ(board, goal);
        EXPECT_FALSE(findHint(shape, goal, board, {}, never).next);
    }
}

TEST(Hint, ComesFromTheChampionOnLargeBoards) {
    const Shape shape{4, 4, MoveSet::plain};
    const Board goal = readGoal(shape, "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "goal");
    // The first of Korf's hundred boards takes 57 moves (Korf 1985).
    const Board start = readBoard(shape, "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "start");
    engine::tiles::TableShelf shelf(std::uint64_t{64} << 20U);
    const Hint hint = findHint(shape, goal, start, {}, never, {}, &shelf);
    EXPECT_EQ(hint.cost, 57U);
    ASSERT_TRUE(hint.next);
    EXPECT_EQ(findHint(shape, goal, *hint.next, {}, never, {}, &shelf).cost, 56U);
    EXPECT_EQ(shelf.entries(), 1U);
}

TEST(Hint, IsOnlyAGoodMoveWhereTheCheapestPathIsTooFar) {
    const Shape shape{4, 4, MoveSet::plain};
    const Board goal = orderedGoal(shape);
    // One of those that take the most moves there are, 80 (Bruengger, Marzetta, Fukuda and Nievergelt 1999).
    const Board start = readBoard(shape, "0 11 9 13 12 15 10 14 3 7 6 2 4 8 5 1", "start");
    base::Limits limits;
    limits.seconds = 2;
    limits.nodes = 20'000;  // not enough for a proof
    const Hint hint = findHint(shape, goal, start, limits, never);
    EXPECT_FALSE(hint.cost);
    EXPECT_TRUE(hint.next || hint.reason != Reason::none);
}

TEST(Hint, KnowsNoneOnAnUnsolvableBoard) {
    const Shape shape{3, 3, MoveSet::plain};
    const Board start = readBoard(shape, "2 1 3 4 5 6 7 8 0", "start");
    const Hint hint = findHint(shape, orderedGoal(shape), start, {}, never);
    EXPECT_FALSE(hint.next);
    EXPECT_EQ(hint.reason, Reason::unsolvable);
}

}  // namespace hint_test
}  // namespace mitos::api::tiles
