// The computer as a player: its limits, and how it chooses.
#include "engine/grid/player.h"

#include <gtest/gtest.h>

#include "tests/support/cpu_watch.h"
#include "tests/support/grid_rules.h"

namespace mitos::engine::grid {
namespace player_test {

const base::StopFlag never;

TEST(Player, UsesASolutionAndSearchesToASetDepth) {
    const PlacementGame game(test::shipped("tictactoe"));
    const BoardText empty(9, games::grid::emptyCell);
    PlayerOptions options;
    const Player perfect(game, empty, options, never);
    EXPECT_TRUE(perfect.isPerfect());
    EXPECT_EQ(perfect.positions(), 5'478U);
    const Opinion known = perfect.think(game.startOn(empty), never);
    EXPECT_EQ(known.moves.size(), 9U);
    EXPECT_EQ(known.depth, 0);
    options.depth = 2;
    const Player limited(game, empty, options, never);
    EXPECT_FALSE(limited.isPerfect());
    EXPECT_EQ(limited.think(game.startOn(empty), never).depth, 2);
    EXPECT_EQ(limited.hint(game.startOn(empty), never).best, known.best) << "hints do not stop at the depth";
}

TEST(Player, TakesTheFirstOfTheBestMovesWithoutChance) {
    const PlacementGame game(test::shipped("tictactoe"));
    const BoardText empty(9, games::grid::emptyCell);
    const Opinion opinion = Player(game, empty, {}, never).think(game.startOn(empty), never);
    EXPECT_EQ(chooseMove(opinion, nullptr), opinion.best.front());
    base::Random random(7);
    EXPECT_EQ(std::count(opinion.best.begin(), opinion.best.end(), chooseMove(opinion, &random)), 1);
}

TEST(Player, ToADepthKeepsItsTime) {
    const PlacementGame game = PlacementGame(test::shipped("order-and-chaos"));
    PlayerOptions options;
    options.depth = 36;
    options.depthSeconds = 0.05;
    const Player player(game, nullptr, options);
    const test::CpuWatch used;
    EXPECT_FALSE(player.think(game.startOn(games::grid::legalStarts(game.rules()).front()), never).best.empty());
    EXPECT_LT(used.seconds(), 10);
}

TEST(Player, VisitsNoMorePositionsThanItMay) {
    const PlacementGame game = PlacementGame(test::shipped("order-and-chaos"));
    const GridState start = game.startOn(games::grid::legalStarts(game.rules()).front());
    int before = 0;
    for (const std::uint64_t nodes : {1U, 1000U, 50'000U}) {
        PlayerOptions options;
        options.nodes = nodes;
        options.moveSeconds = std::numeric_limits<double>::infinity();
        const Opinion opinion = Player(game, nullptr, options).think(start, never);
        EXPECT_FALSE(opinion.best.empty());
        EXPECT_LE(opinion.nodes, nodes);
        EXPECT_GE(opinion.depth, before) << "more positions are never a shallower look";
        before = opinion.depth;
    }
    EXPECT_GT(before, 1);
}

}  // namespace player_test
}  // namespace mitos::engine::grid
