// The checker itself must refuse wrong paths.
#include "tests/support/path_checker.h"

namespace mitos::test {
namespace path_checker_test {

using games::tiles::Direction;

const Journey good{2, 2, true, "1 2 0 3", "1 2 3 0", {"1 2 0 3", "1 2 3 0"}, {Direction::right}, 1};

TEST(PathChecker, AcceptsALegalPath) { EXPECT_TRUE(replays(good)); }

TEST(PathChecker, AcceptsAPathOfNoMoves) {
    EXPECT_TRUE(replays({2, 2, false, "1 2 3 0", "1 2 3 0", {"1 2 3 0"}, {}, 0}));
}

TEST(PathChecker, RefusesAnEmptyPath) {
    Journey journey = good;
    journey.boards.clear();
    EXPECT_FALSE(replays(journey));
}

TEST(PathChecker, RefusesAnotherStartOrGoal) {
    Journey journey = good;
    journey.start = "1 2 3 0";
    EXPECT_FALSE(replays(journey));
    journey = good;
    journey.goal = "0 1 2 3";
    EXPECT_FALSE(replays(journey));
}

TEST(PathChecker, RefusesAWrongCost) {
    Journey journey = good;
    journey.cost = 2;
    EXPECT_FALSE(replays(journey));
}

TEST(PathChecker, RefusesAMoveNamedWrongly) {
    Journey journey = good;
    journey.moves = {Direction::left};
    EXPECT_FALSE(replays(journey));
}

TEST(PathChecker, RefusesADiagonalMoveUnderPlainMovesOnly) {
    Journey journey{2, 2, true, "0 1 2 3", "3 1 2 0", {"0 1 2 3", "3 1 2 0"}, {Direction::downRight}, 1};
    EXPECT_TRUE(replays(journey));
    journey.king = false;
    EXPECT_FALSE(replays(journey));
}

TEST(PathChecker, RefusesTwoTilesThatMove) {
    EXPECT_FALSE(replays({2, 2, true, "1 2 0 3", "2 1 3 0", {"1 2 0 3", "2 1 3 0"}, {Direction::right}, 1}));
}

TEST(PathChecker, RefusesAJumpOverTheEdgeOfARow) {
    EXPECT_FALSE(replays(
        {3, 3, true, "1 2 0 3 4 5 6 7 8", "", {"1 2 0 3 4 5 6 7 8", "1 2 3 0 4 5 6 7 8"}, {Direction::right}, 1}));
}

TEST(PathChecker, RefusesABoardWithATileTwice) {
    EXPECT_FALSE(replays({2, 2, true, "1 1 0 3", "", {"1 1 0 3"}, {}, 0}));
}

}  // namespace path_checker_test
}  // namespace mitos::test
