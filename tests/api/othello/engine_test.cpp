// The engine as protocols ask for it.
#include "api/othello/engine.h"

#include <gtest/gtest.h>

#include "api/othello/clock.h"
#include "api/othello/live_game.h"
#include "base/random.h"
#include "games/othello/board_text.h"
#include "games/othello/score.h"

namespace mitos::api::othello {
namespace engine_test {

const base::StopFlag never;

Board randomPosition(const Othello& game, base::Random& random, int empties) {
    for (;;) {
        Board board = game.start();
        while (!game.isOver(board) && games::othello::discs(game.empties(board)) > empties) {
            std::vector<Square> moves;
            game.forEachMove(board, [&](Square move) { moves.push_back(move); });
            board = game.after(board, moves[random.below(moves.size())]);
        }
        if (!game.isOver(board)) return board;
    }
}

// The score with the empty squares to the winner, for the mover, by trying everything.
int exactScore(const Othello& game, const Board& board) {
    if (game.isOver(board)) {
        const auto score = games::othello::scoreWithEmptiesToWinner(game, board);
        return board.mover == Colour::black ? score.black - score.white : score.white - score.black;
    }
    int best = -64;
    game.forEachMove(board, [&](Square move) { best = std::max(best, -exactScore(game, game.after(board, move))); });
    return best;
}

TEST(Engine, KnowsTheScoreWhenItSeesTheEnd) {
    constexpr std::uint64_t seed = 5;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    EngineOptions textbook;
    textbook.algorithm = Algorithm::alphabeta;
    const Engine engine(textbook);
    for (int i = 0; i < 20; ++i) {
        const Board board = randomPosition(engine.game(), random, 6);
        const int exact = exactScore(engine.game(), board);
        const Opinion opinion = engine.think(board, {}, never);
        EXPECT_TRUE(opinion.exact);
        EXPECT_EQ(opinion.discs > 0, exact > 0) << writeBoard(8, board);
        EXPECT_EQ(opinion.discs < 0, exact < 0) << writeBoard(8, board);
        // The textbook counts discs on the board; with empty squares to the winner a line may be worth more, not less.
        EXPECT_LE(opinion.discs, exact);
        for (const Opinion& one : engine.best(board, 64, {}, never)) {
            EXPECT_TRUE(one.exact);
            EXPECT_EQ(one.line.front(), one.move);
        }
    }
}

TEST(Engine, TellsEveryDepthAndKeepsToIt) {
    for (const Algorithm algorithm : {Algorithm::automatic, Algorithm::alphabeta}) {
        EngineOptions options;
        options.algorithm = algorithm;
        const Engine engine(options);
        MoveBudget budget;
        budget.depth = 4;
        std::vector<int> depths;
        const Opinion opinion = engine.think(engine.game().start(), budget, never,
                                             [&](const Opinion& one) { depths.push_back(one.depth); });
        EXPECT_EQ(depths, (std::vector<int>{1, 2, 3, 4}));
        EXPECT_EQ(opinion.depth, 4);
        // The champion's line is as long as its table remembers.
        EXPECT_GE(opinion.line.size(), algorithm == Algorithm::alphabeta ? 4U : 2U);
    }
}

TEST(Engine, TakesTheEvaluationThatItIsToldOrTheUsualOne) {
    EXPECT_EQ(EngineOptions{}.evaluationName(), "pattern");
    EngineOptions six;
    six.size = 6;
    EXPECT_EQ(six.evaluationName(), "phased");
    EXPECT_EQ(Engine(six).think(Engine(six).game().start(), {2, false}, never).depth, 2);
    // With an evaluation of the textbook's the textbook plays, as deep as it is told.
    EngineOptions corners;
    corners.evaluation = "corners";
    EngineOptions textbook = corners;
    textbook.algorithm = Algorithm::alphabeta;
    const Engine one(corners), other(textbook);
    EXPECT_EQ(one.think(one.game().start(), {4, false}, never).nodes,
              other.think(other.game().start(), {4, false}, never).nodes);
}

TEST(Engine, GivesTheBestMovesBestFirst) {
    EngineOptions options;
    options.techniques.likelyCuts = false;  // they depend on the window, and so on whether a move is looked at alone
    const Engine engine(options);
    base::Random random(9);
    MoveBudget budget;
    budget.depth = 3;
    for (int i = 0; i < 10; ++i) {
        const Board board = randomPosition(engine.game(), random, 30);
        const std::vector<Opinion> all = engine.best(board, 64, budget, never);
        for (std::size_t k = 1; k < all.size(); ++k) EXPECT_GE(all[k - 1].discs, all[k].discs);
        const Opinion one = engine.think(board, budget, never);
        ASSERT_FALSE(all.empty());
        EXPECT_EQ(all.front().discs, one.discs);
        EXPECT_EQ(engine.best(board, 1, budget, never).size(), 1U);
    }
}

TEST(Engine, HasAMoveEvenWithoutTime) {
    const Engine engine(EngineOptions{});
    base::StopFlag stop;
    stop.raise();
    const Opinion opinion = engine.think(engine.game().start(), {}, stop);
    EXPECT_TRUE(engine.game().isLegal(engine.game().start(), opinion.move));
    EXPECT_EQ(opinion.depth, 0);
    EXPECT_TRUE(engine.best(engine.game().start(), 3, {}, stop).empty());
}

// With so many empty squares and more than one move; the discs stand anyhow.
Board boardWith(int empties) {
    Board board = Othello(8).start();
    for (Square square = 0; 64 - games::othello::discs(board.occupied()) > empties; ++square) {
        if ((board.occupied() & games::othello::bitOf(square)) == 0) board.black |= games::othello::bitOf(square);
    }
    return board;
}

TEST(Clock, LastsForAWholeGame) {
    for (const double total : {0.5, 5.0, 60.0, 900.0}) {
        for (const double increment : {0.0, 0.1}) {
            Clock clock{total, increment, 0};
            for (int empties = 60; empties > 0; empties -= 2) {
                // Every second time a look takes all that it may.
                const MoveTime time = timeForMove(clock, Othello(8), boardWith(empties));
                EXPECT_GT(time.enough, 0);
                EXPECT_LE(time.enough, time.most);
                clock.left -= empties % 4 == 0 ? time.most : time.enough;
                EXPECT_GE(clock.left, 0) << total << "+" << increment << " at " << empties;
                clock.left += increment;
            }
            // And is not left unused.
            EXPECT_LT(clock.left, 0.5 * total + 30 * increment);
        }
    }
}

TEST(Clock, IsSpentWithinItsMoves) {
    Clock clock{10, 0, 5};
    for (; clock.movesToGo > 0; --clock.movesToGo) {
        clock.left -= timeForMove(clock, Othello(8), boardWith(50)).most;
        EXPECT_GE(clock.left, 0);
    }
    EXPECT_LT(clock.left, 3);
}

TEST(Clock, IsSparedWhereThereIsNothingToChoose) {
    // Only the last square of the first row can be taken, or that of the second as well.
    const Board forced =
        games::othello::readBoard(8, "XOOOOOO-XXXXXXXX------------------------------------------------ X", "test");
    const Board choice =
        games::othello::readBoard(8, "XOOOOOO-XOOOOOO------------------------------------------------- X", "test");
    const Clock clock{60, 0, 0};
    EXPECT_LT(timeForMove(clock, Othello(8), forced).most, 0.2 * timeForMove(clock, Othello(8), choice).most);
}

TEST(LiveGame, PutsPassesInAndTakesThemBack) {
    // White cannot move after this, black can.
    LiveGame live(8);
    const auto played = games::othello::readTranscript(live.game(), live.game().start(), "f5d6c4d3c2b3b4b5", "test");
    live.set(8, played);
    EXPECT_EQ(live.moves().size(), 8U);
    const Board before = live.board();
    EXPECT_FALSE(live.play(games::othello::other(before.mover), 0));
    EXPECT_EQ(live.board(), before);
    EXPECT_FALSE(live.play(games::othello::pass));
    EXPECT_TRUE(live.undo());
    EXPECT_EQ(live.moves().size(), 7U);
    live.clear(6);
    EXPECT_EQ(live.game().size(), 6);
    EXPECT_FALSE(live.undo());
}

TEST(LiveGame, TakesAMoveAfterAPassThatWasLeftOut) {
    LiveGame live(8);
    base::Random random(3);
    int passes = 0;
    for (int i = 0; i < 200; ++i) {
        live.clear();
        while (!live.over()) {
            const Board board = live.board();
            std::vector<Square> moves;
            live.game().forEachMove(board, [&](Square move) { moves.push_back(move); });
            const Square move = moves[random.below(moves.size())];
            if (move == games::othello::pass) {  // skip it, and name the colour instead
                ++passes;
                const Board after = live.game().after(board, move);
                const Square next = games::othello::firstOf(live.game().moves(after));
                ASSERT_TRUE(live.play(after.mover, next));
                EXPECT_EQ(live.board(), live.game().after(after, next));
                ASSERT_TRUE(live.undo());  // with the pass that nobody named
                EXPECT_EQ(live.board(), board);
                ASSERT_TRUE(live.play(after.mover, next));
            } else {
                ASSERT_TRUE(live.play(board.mover, move));
            }
        }
        EXPECT_TRUE(live.play(live.board().mover, games::othello::pass));  // means nothing any more
    }
    EXPECT_GT(passes, 10);
}

}  // namespace engine_test
}  // namespace mitos::api::othello
