#include "engine/othello/hint.h"

#include <gtest/gtest.h>

#include <set>

#include "base/random.h"
#include "tests/support/othello_engines.h"

namespace mitos::engine::othello {
namespace hint_test {

const base::StopFlag never;

Engine textbook(int size, search::turns::Method method = search::turns::Method::alphabeta) {
    EngineOptions options;
    options.size = size;
    options.algorithm = Algorithm::textbook;
    search::turns::Settings& settings = options.textbook.settings;
    settings.deepening = false;
    settings.method = method;
    settings.closedSet = method == search::turns::Method::alphabeta;
    if (method == search::turns::Method::minimax) settings.order = search::turns::Order::listed;
    return {options, test::namedEvaluation("phased", size)};
}

Budget toDepth(int depth) {
    Budget budget;
    budget.depth = depth;
    return budget;
}

// Returns the position after so many random moves.
Board wander(const Othello& game, int moves, base::Random& random) {
    Board board = game.start();
    for (int i = 0; i < moves && !game.isOver(board); ++i) {
        std::vector<Square> list;
        game.forEachMove(board, [&](Square move) { list.push_back(move); });
        board = game.after(board, list[random.below(list.size())]);
    }
    return board;
}

TEST(TiedMoves, AreDrawnFromTheWholeTiedSetAndNoOther) {
    const Engine engine = textbook(8);
    base::Random random(1);
    std::set<Square> drawn;
    Budget budget = toDepth(3);
    for (int i = 0; i < 200; ++i) {
        budget.tieSeed = random.next();
        drawn.insert(engine.think(engine.game().start(), budget, never).move);
    }
    EXPECT_EQ(drawn.size(), 4U) << "the four first moves are mirrors of each other";
    const Opinion first = engine.think(engine.game().start(), toDepth(3), never);
    EXPECT_EQ(first.move, first.report->tied.front());
}

TEST(Hint, HoldsTheValueOfEveryMove) {
    const Engine usual = textbook(6);
    const Engine plain = textbook(6, search::turns::Method::minimax);
    const Othello& game = usual.game();
    constexpr std::uint64_t seed = 7;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    int full = 0;
    for (int i = 0; i < 60; ++i) {
        const Board board = wander(game, i % 28, random);
        if (game.isOver(board) || game.moves(board) == 0) continue;
        const Opinion expected = plain.think(board, toDepth(4), never);
        const Hint hint = hintFor(usual, board, toDepth(4), never);
        EXPECT_EQ(hint.best.report->value, expected.report->value);
        if (hint.moves.moves.empty()) continue;  // the machine was slow just now
        ++full;
        std::set<Square> best;
        for (const Opinion& one : hint.moves.moves) {
            const int value = one.report->value;
            if (value == expected.report->value) best.insert(one.move);
            EXPECT_LE(signFor(board) * value, signFor(board) * expected.report->value);
        }
        EXPECT_EQ(best, std::set<Square>(expected.report->tied.begin(), expected.report->tied.end()));
        EXPECT_EQ(hint.moves.moves.size(), static_cast<std::size_t>(games::othello::discs(game.moves(board))));
    }
    EXPECT_GT(full, 10);
}

TEST(Hint, IsTheChampionsBestEvenWhereItPlaysAtALowLevel) {
    EngineOptions options;
    options.algorithm = Algorithm::champion;
    const Engine engine(options, test::patternEvaluation());
    const Board late =
        games::othello::readBoard(8, "OOXXXXXXXOXXXXXXOOXOXOOXOOXXOOXXOOXOOOXX-O-OOOOX--O-O--X-------- X", "test");
    Budget low = toDepth(1);
    low.level = 1;
    const Hint hint = hintFor(engine, late, low, never);
    EXPECT_EQ(writeSquare(hint.best.move), "a7");
    EXPECT_TRUE(hint.best.value.proven);
    for (const Opinion& one : hint.moves.moves) EXPECT_TRUE(one.value.proven);
}

TEST(TextbookMove, IsLegalEvenWhenStoppedAtOnce) {
    base::StopFlag stop;
    stop.raise();
    const Engine engine = textbook(8);
    EXPECT_TRUE(
        engine.game().isLegal(engine.game().start(), engine.think(engine.game().start(), toDepth(60), stop).move));
}

}  // namespace hint_test
}  // namespace mitos::engine::othello
