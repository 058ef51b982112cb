// The searches on Othello: the figures of the original programs, and that every switch finds what plain minimax finds.
#include "api/othello/values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "base/random.h"
#include "tests/support/scale.h"

namespace mitos::api::othello {
namespace search_test {

using engine::othello::afterLine;
using engine::othello::squareWeight;
using turns::Method;
using turns::Order;
using turns::Settings;

const base::StopFlag never;

Searcher searcherOf(const std::string& evaluation, int size = 8) {
    return {Othello(size), Evaluation(findEvaluation(evaluation), size)};
}

SearchRequest requestOf(const Board& root, Method method, int depth) {
    SearchRequest request;
    request.root = root;
    request.settings.method = method;
    request.settings.depth = depth;
    request.settings.limits.bytes = std::uint64_t{64} << 20U;
    return request;
}

Board after(const Othello& game, const std::string& moves) { return openingPosition(game, {}, moves); }

TEST(OthelloSearch, PlainMinimaxChecksTheStatesOfTheOriginal) {
    for (const char* evaluation : {"positional", "corners", "phased"}) {
        const Searcher searcher = searcherOf(evaluation);
        for (const char* move : {"d3", "c4", "f5", "e6"}) {
            const Board root = after(searcher.game(), move);
            EXPECT_EQ(searcher.search(requestOf(root, Method::minimax, 5), never).counters.states, 2'478U) << move;
        }
    }
}

TEST(OthelloSearch, OurOwnOrderChecksNoMoreThanTheOriginalsAlphaBeta) {
    const Searcher searcher = searcherOf("phased");
    for (const char* move : {"d3", "c4", "f5", "e6"}) {
        for (const Order order : {Order::weighted, Order::searched}) {
            SearchRequest request = requestOf(after(searcher.game(), move), Method::alphabeta, 5);
            request.settings.order = order;
            EXPECT_LE(searcher.search(request, never).counters.states, 661U) << move << ' ' << turns::nameOf(order);
        }
    }
}

TEST(OthelloSearch, TwoLatePositionsOfTheOriginal) {
    const Searcher searcher = searcherOf("phased");
    const std::string late = "OOOO--OOOOOOXXXXOOOOOOO-OOOOOOO-OXOOOOOXOOOOOOOOOOOOOOOOOOOOOOOO O";
    const Board first = openingPosition(searcher.game(), late, {});
    EXPECT_EQ(searcher.search(requestOf(first, Method::minimax, 5), never).counters.states, 33U);
    const Board second = openingPosition(searcher.game(), late, "f1PA");
    EXPECT_EQ(searcher.search(requestOf(second, Method::minimax, 5), never).counters.states, 7U);
}

TEST(OthelloSearch, ALegalMoveIsReturnedEvenWhenEveryLineLoses) {
    const Searcher searcher = searcherOf("phased");
    const Board root =
        openingPosition(searcher.game(), "OOOO--OOOOOOXXXXOOOOOOO-OOOOOOO-OXOOOOOXOOOOOOOOOOOOOOOOOOOOOOOO O", "h4");
    ASSERT_EQ(root.mover, Colour::black);
    const SearchReport report = searcher.search(requestOf(root, Method::alphabeta, 5), never);
    EXPECT_LT(report.value, -Othello::winValue / 2);
    EXPECT_TRUE(report.move);
}

// A position after some random moves of a game of its own; games that end sooner give their last open position.
Board randomPosition(const Othello& game, base::Random& random) {
    const std::uint64_t plies = random.below(58);
    Board board = game.start();
    for (std::uint64_t ply = 0; ply < plies; ++ply) {
        std::vector<Square> moves;
        game.forEachMove(board, [&](Square move) { moves.push_back(move); });
        const Board next = game.after(board, moves[random.below(moves.size())]);
        if (game.isOver(next)) break;
        board = next;
    }
    return board;
}

struct Switches {
    bool closedSet;
    Order order;
    bool deepening;
};
constexpr std::array<Switches, 5> switchSets{{{false, Order::listed, false},
                                              {true, Order::listed, false},
                                              {false, Order::weighted, false},
                                              {true, Order::searched, false},
                                              {true, Order::weighted, true}}};

// Plain minimax with an extension visits millions of states from depth 4 on: there some of the positions have to do, but for
// a thorough run.
bool extendedToo([[maybe_unused]] int position, int depth) {
    if (depth <= 3 || test::thorough()) return true;
#ifdef MITOS_SANITIZED
    return false;
#else
    return position % (depth == 4 ? 25 : 100) == 0;
#endif
}

class RandomPositions : public testing::TestWithParam<int> {};

// A tenth of the thousand positions, so that they can be looked at side by side.
TEST_P(RandomPositions, EverySwitchFindsTheValueAndTheTiesOfPlainMinimax) {
    const Searcher searcher = searcherOf("phased");
    const std::uint64_t seed = 20261116 + static_cast<std::uint64_t>(GetParam());
    base::Random random(seed);
    [[maybe_unused]] int passes = 0;
    [[maybe_unused]] int ends = 0;
    for (int i = 0; i < test::times(100, 10); ++i) {
        const Board root = randomPosition(searcher.game(), random);
        SCOPED_TRACE(testing::Message() << "seed " << seed << ", position " << i << ": " << writeBoard(8, root));
        for (int depth = 1; depth <= 5; ++depth) {
            // The extension is a depth of its own: compared to minimax with the same one.
            for (const int extension : {0, 2}) {
                if (extension > 0 && !extendedToo(i, depth)) continue;
                SearchRequest request = requestOf(root, Method::minimax, depth);
                request.settings.extension = extension;
                const SearchReport plain = searcher.search(request, never);
                passes += static_cast<int>(std::count(plain.line.begin(), plain.line.end(), games::othello::pass));
                ends += std::abs(plain.value) > Othello::winValue / 2 ? 1 : 0;
                for (const Switches& switches : switchSets) {
                    request.settings.method = Method::alphabeta;
                    request.settings.closedSet = switches.closedSet;
                    request.settings.order = switches.order;
                    request.settings.deepening = switches.deepening && extension == 0;
                    const SearchReport report = searcher.search(request, never);
                    ASSERT_EQ(report.value, plain.value);
                    ASSERT_EQ(report.tied, plain.tied);
                }
            }
        }
    }
#ifndef MITOS_SANITIZED  // a few positions need not have any
    EXPECT_GT(passes, 0);
    EXPECT_GT(ends, 0);
#endif
}
INSTANTIATE_TEST_SUITE_P(Tenth, RandomPositions, testing::Range(0, 10));

TEST(OthelloSearch, TheSeedDrawsEveryTiedMoveAboutEquallyOften) {
    const Searcher searcher = searcherOf("positional");
    SearchRequest request = requestOf(searcher.game().start(), Method::alphabeta, 3);
    std::map<Square, int> drawn;
    const SearchReport plain = searcher.search(request, never);
    ASSERT_EQ(plain.tied.size(), 4U);  // the four first moves are mirror images
    constexpr int draws = 2000;
    for (int seed = 0; seed < draws; ++seed) {
        request.settings.seed = static_cast<std::uint64_t>(seed);
        ++drawn[*searcher.search(request, never).move];
    }
    for (const Square move : plain.tied) EXPECT_NEAR(drawn[move], draws / 4, 100) << writeSquare(move);
}

TEST(OthelloSearch, TheExplanationAddsUpToTheValue) {
    const Searcher searcher = searcherOf("phased");
    const Board root = after(searcher.game(), "f5d6c3");
    for (const int depth : {1, 4}) {
        const SearchRequest request = requestOf(root, Method::alphabeta, depth);
        const SearchReport report = searcher.search(request, never);
        const Explained leaf = explain(searcher, afterLine(searcher.game(), root, report.line));
        EXPECT_EQ(leaf.value, report.value);
        int sum = 0;
        for (const evaluations::othello::Share& share : leaf.breakdown.shares) sum += share.value();
        EXPECT_EQ(sum, report.value);
    }
}

TEST(OthelloSearch, ARefutedMoveIsWorthWhatMinimaxSaysOfIt) {
    const Searcher searcher = searcherOf("corners");
    const Board root = after(searcher.game(), "f5d6c3d3c4");
    for (const int depth : {1, 2, 4}) {
        const SearchRequest request = requestOf(root, Method::minimax, depth);
        const SearchReport best = searcher.search(request, never);
        int highest = -Othello::winValue * 2;
        int lowest = Othello::winValue * 2;
        searcher.game().forEachMove(root, [&](Square move) {
            const SearchReport refuted = searcher.refute(request, move, never);
            EXPECT_EQ(
                explain(searcher, afterLine(searcher.game(), searcher.game().after(root, move), refuted.line)).value,
                refuted.value);
            highest = std::max(highest, refuted.value);
            lowest = std::min(lowest, refuted.value);
        });
        EXPECT_EQ(best.value, root.mover == Colour::black ? highest : lowest);
    }
}

TEST(OthelloSearch, ARefutedMoveIsWorthTheSameWithAnExtension) {
    const Searcher searcher = searcherOf("phased");
    base::Random random(20261117);
    for (int i = 0; i < 60; ++i) {
        const Board root = randomPosition(searcher.game(), random);
        for (const int depth : {1, 2, 3}) {
            SearchRequest request = requestOf(root, Method::alphabeta, depth);
            request.settings.extension = 2;
            const SearchReport report = searcher.search(request, never);
            const Square move = report.move.value_or(games::othello::pass);
            EXPECT_EQ(searcher.refute(request, move, never).value, report.value) << writeBoard(8, root);
        }
    }
}

TEST(OthelloSearch, NothingIsExplainedThatWasNotSearched) {
    const Searcher searcher = searcherOf("phased");
    SearchRequest request = requestOf(after(searcher.game(), "f5"), Method::alphabeta, 20);
    request.settings.limits.nodes = 5;
    const SearchReport report = searcher.search(request, never);
    EXPECT_EQ(report.valued, 0U);
    EXPECT_EQ(report.depth, 0);
    const Explanation nothing = explainSearch(searcher, request, report, {*games::othello::readSquare(8, "d6")}, never);
    EXPECT_FALSE(nothing.leaf);
    EXPECT_TRUE(nothing.refutations.empty());
    // Deepening stands at some depth: refuted to that depth, the chosen move is worth what it was.
    request.settings.limits.nodes = 5000;
    request.settings.deepening = true;
    const SearchReport deep = searcher.search(request, never);
    ASSERT_GT(deep.depth, 1);
    const Square move = deep.move.value();
    request.settings.limits = {};
    const Explanation explanation = explainSearch(searcher, request, deep, {move}, never);
    ASSERT_EQ(explanation.refutations.size(), 1U);
    EXPECT_EQ(explanation.refutations[0].report.value, deep.value);
}

TEST(OthelloSearch, TheUnquietPositionsCanBeChosen) {
    const Searcher searcher = searcherOf("phased");
    // White passes after f1: with one ply the pass is where the line ends.
    const std::string late = "OOOO--OOOOOOXXXXOOOOOOO-OOOOOOO-OXOOOOOXOOOOOOOOOOOOOOOOOOOOOOOO O";
    SearchRequest request = requestOf(openingPosition(searcher.game(), late, {}), Method::minimax, 1);
    request.settings.extension = 2;
    request.unquiet = {false, false, false};
    EXPECT_EQ(searcher.search(request, never).counters.extended, 0U);
    request.unquiet = {false, true, false};
    EXPECT_GT(searcher.search(request, never).counters.extended, 0U);
}

TEST(OthelloSearch, SquareWeightsAreSymmetric) {
    for (const int size : {4, 6, 8}) {
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column) {
                const int weight = squareWeight(size, games::othello::squareAt(row, column));
                EXPECT_EQ(weight, squareWeight(size, games::othello::squareAt(column, row)));
                EXPECT_EQ(weight, squareWeight(size, games::othello::squareAt(size - 1 - row, column)));
            }
        }
        EXPECT_EQ(squareWeight(size, games::othello::squareAt(0, 0)), 100);
    }
}

}  // namespace search_test
}  // namespace mitos::api::othello
