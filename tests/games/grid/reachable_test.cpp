// Published numbers of positions, by the plainest search: every position once, finished ones included.
#include <gtest/gtest.h>

#include <boost/unordered/unordered_flat_set.hpp>

#include <algorithm>
#include <unordered_set>
#include <vector>

#include "games/grid/placement_game.h"
#include "tests/support/grid_rules.h"
#include "tests/support/scale.h"

namespace mitos::games::grid {
namespace reachable_test {

struct ByHash {
    std::size_t operator()(const GridState& state) const { return static_cast<std::size_t>(state.hash()); }
};
using Seen = boost::unordered_flat_set<GridState, ByHash>;

Seen reachable(const PlacementGame& game) {
    Seen seen;
    std::vector<GridState> open;
    for (const BoardText& board : legalStarts(game.rules())) {
        if (seen.insert(game.startOn(board)).second) open.push_back(game.startOn(board));
    }
    while (!open.empty()) {
        const GridState state = open.back();
        open.pop_back();
        if (game.isOver(state)) continue;
        game.forEachMove(state, [&](const Placing& move) {
            const GridState next = game.after(state, move);
            if (seen.insert(next).second) open.push_back(next);
        });
    }
    return seen;
}

// The smallest of the eight turned and mirrored boards of a square.
BoardText smallestImage(const BoardText& board, std::size_t side) {
    BoardText best = board;
    BoardText image = board;
    for (int i = 0; i < 8; ++i) {
        BoardText next = image;
        for (std::size_t row = 0; row < side; ++row) {
            for (std::size_t column = 0; column < side; ++column) {
                const std::size_t from = i == 4 ? row * side + (side - 1 - column)   // mirrored
                                                : (side - 1 - column) * side + row;  // turned
                next[row * side + column] = image[from];
            }
        }
        image = next;
        best = std::min(best, image);
    }
    return best;
}

TEST(ReachablePositions, OfTicTacToe) {
    const PlacementGame game(test::shipped("tictactoe"));
    const Seen seen = reachable(game);
    EXPECT_EQ(seen.size(), 5478U);
    std::unordered_set<BoardText> classes;
    for (const GridState& state : seen) classes.insert(smallestImage(game.boardOf(state), 3));
    EXPECT_EQ(classes.size(), 765U);
}

TEST(ReachablePositions, OfTheFourThreeThreeGame) {
    EXPECT_EQ(reachable(PlacementGame(test::shipped("mnk-4-3-3"))).size(), 111973U);
}

TEST(ReachablePositions, OfConnectFourOnFourByFour) {
    EXPECT_EQ(reachable(PlacementGame(test::shipped("connect-four-4x4"))).size(), 161029U);
}

TEST(ReachablePositions, OfConnectFourOnFourByFive) {
    if (test::sanitized) GTEST_SKIP() << "1.7 million positions, none new to a sanitizer after those of 4x4";
    EXPECT_EQ(reachable(PlacementGame(test::shipped("connect-four-4x5"))).size(), 1706255U);
}

}  // namespace reachable_test
}  // namespace mitos::games::grid
