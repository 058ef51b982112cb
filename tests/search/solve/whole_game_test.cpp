// Complete solutions by hash, against published counts and against the dense solver.
#include "search/solve/whole_game.h"

#include <gtest/gtest.h>

#include "engine/grid/solver.h"
#include "games/othello/score.h"
#include "games/othello/symmetry.h"
#include "search/turns/alphabeta.h"
#include "tests/support/grid_rules.h"

namespace mitos::search::solve {
namespace whole_game_test {

const base::StopFlag never;

TEST(WholeGame, TicTacToeHasItsKnownPositions) {
    const games::grid::PlacementGame game(test::shipped("tictactoe"));
    WholeGame whole(game);
    base::Watch watch({}, never);
    ASSERT_TRUE(whole.explore(game.startOn("_________"), watch));
    EXPECT_EQ(whole.positions(), 5'478U);
    EXPECT_EQ(whole.finished(), 958U);
    EXPECT_EQ(whole.valueOf(game.startOn("_________")), 0);
}

TEST(WholeGame, AgreesWithTheDenseSolverOnEveryPositionOfXox) {
    const games::grid::PlacementGame game(test::shipped("xox"));
    const std::string start = "X____O______";
    WholeGame whole(game);
    base::Watch watch({}, never);
    ASSERT_TRUE(whole.explore(game.startOn(start), watch));
    const engine::grid::GridSolver solver(game, start, {}, never);
    EXPECT_EQ(whole.positions(), solver.report().counts.positions);
    std::size_t different = 0;
    whole.forEach([&](const games::grid::GridState& state, int value) {
        const auto known = solver.solution()->valueOf(state);
        const int sign = state.mover == games::grid::Side::max ? 1 : -1;
        if (!known || 10 * (static_cast<int>(known->result.outcome) - 1) != sign * value) ++different;
    });
    EXPECT_EQ(different, 0U);
}

TEST(WholeGame, OthelloOnFourByFourIsWonByWhiteElevenToThree) {
    using games::othello::Board;
    const games::othello::Othello game(4);
    WholeGame whole(game);
    base::Watch watch({}, never);
    ASSERT_TRUE(whole.explore(game.start(), watch));
    EXPECT_EQ(whole.valueOf(game.start()), -games::othello::Othello::winValue - 8);
    Board board = game.start();
    for (const games::othello::Square move : whole.line(board)) {
        ASSERT_TRUE(game.isLegal(board, move));
        board = game.after(board, move);
    }
    EXPECT_TRUE(game.isOver(board));
    EXPECT_EQ(games::othello::scoreOnBoard(board), (games::othello::Score{3, 11}));
    // Comparing every position with alpha-beta would take too long; every hundredth is compared.
    std::size_t count = 0;
    whole.forEach([&](const Board& position, int value) {
        if (count++ % 100 != 0) return;
        base::Watch one({}, never);
        EXPECT_EQ(turns::alphaBeta(game, position, turns::toTheEnd, turns::NoJudgement{}, {}, one).value, value);
    });
    EXPECT_EQ(whole.positions(), 62'789U);
}

TEST(WholeGame, ALimitLeavesNothingHalfKnown) {
    const games::othello::Othello game(6);
    WholeGame whole(game);
    base::Limits limits;
    limits.nodes = 10'000;
    base::Watch watch(limits, never);
    EXPECT_FALSE(whole.explore(game.start(), watch));
    EXPECT_EQ(watch.halt(), base::Halt::nodes);
    EXPECT_EQ(whole.positions(), 0U);
}

}  // namespace whole_game_test
}  // namespace mitos::search::solve
