#include "search/turns/observer.h"

#include <gtest/gtest.h>

#include "search/turns/alphabeta.h"
#include "search/turns/deepening.h"
#include "search/turns/minimax.h"
#include "tests/search/turns/support/random_game.h"
#include "tests/support/scale.h"

namespace mitos::search::turns {
namespace observer_test {

using Game = test::RandomGame<true>;
using Tree = TreeRecorder<std::uint8_t>;

const base::StopFlag never;

// Replays the recorded tree against the game.
class Recorded : public testing::Test {
  protected:
    struct Case {
        std::uint64_t seed;
        int depth;
        int extension;
    };

    template <class Check>
    static void onRandomGames(Check&& check) {
        for (int i = 0; i < test::times(300, 60); ++i) {
            const Case now{20260500 + static_cast<std::uint64_t>(i), 1 + i % 6, i % 3};
            SCOPED_TRACE(testing::Message() << "game of seed " << now.seed << ", depth " << now.depth);
            const test::GameFacts facts(now.seed);
            check(Game(facts), now);
            if (testing::Test::HasFailure()) return;
        }
    }

    static void expectConsistent(const Game& game, const Tree& tree, const Counters& counters) {
        ASSERT_EQ(tree.nodes.size() + tree.dropped, counters.states - counters.ordering);
        std::vector<Game::State> states(tree.nodes.size());
        std::vector<std::vector<std::size_t>> children(tree.nodes.size());
        std::uint64_t leaves = 0;
        std::uint64_t hits = 0;
        for (std::size_t id = 0; id < tree.nodes.size(); ++id) {
            const auto& node = tree.nodes[id];
            if (node.depth == 0) {
                EXPECT_EQ(node.parent, id);
                EXPECT_FALSE(node.move.has_value());
            } else {
                ASSERT_LT(node.parent, id);
                EXPECT_EQ(tree.nodes[node.parent].depth + 1, node.depth);
                ASSERT_TRUE(node.move.has_value());
                states[id] = game.after(states[node.parent], *node.move);
                children[node.parent].push_back(id);
            }
            EXPECT_EQ(node.maxToMove, game.maxToMove(states[id]));
            EXPECT_LT(node.window.alpha, node.window.beta);
            leaves += node.kind == VisitEnd::leaf || node.kind == VisitEnd::over ? 1 : 0;
            hits += node.kind == VisitEnd::memory ? 1 : 0;
        }
        for (std::size_t id = 0; id < tree.nodes.size(); ++id) {
            const auto& node = tree.nodes[id];
            switch (node.kind) {
            case VisitEnd::leaf:
                EXPECT_EQ(node.value, game.evaluation()(states[id]));
                break;
            case VisitEnd::over:
                EXPECT_EQ(node.value, game.finalValue(states[id]));
                break;
            case VisitEnd::inner:
            case VisitEnd::cut: {
                ASSERT_FALSE(children[id].empty());
                Value best = tree.nodes[children[id][0]].value;
                for (const std::size_t child : children[id]) {
                    const Value value = tree.nodes[child].value;
                    best = node.maxToMove ? std::max(best, value) : std::min(best, value);
                }
                EXPECT_EQ(node.value, best) << "the best of what was looked at";
                EXPECT_EQ(children[id].size() + node.spared, game.at(states[id]).next.size());
                EXPECT_EQ(node.spared > 0, node.kind == VisitEnd::cut);
                if (node.kind == VisitEnd::cut) {
                    EXPECT_TRUE(node.maxToMove ? node.value >= node.window.beta : node.value <= node.window.alpha);
                }
                break;
            }
            case VisitEnd::memory:
                EXPECT_TRUE(children[id].empty());
                break;
            case VisitEnd::unfinished:
                ADD_FAILURE() << "node " << id << " did not end";
            }
        }
        if (counters.ordering == 0) {
            EXPECT_EQ(leaves, counters.leaves);
            EXPECT_EQ(hits, counters.memoryHits);
        }
    }
};

TEST_F(Recorded, MinimaxShowsEveryPosition) {
    onRandomGames([](const Game& game, const Case& now) {
        for (const bool memory : {false, true}) {
            Tree tree;
            base::Watch watch({}, never);
            const auto result = minimax(game, {}, now.depth, game.evaluation(), {memory, now.extension}, watch,
                                        Knowledge{game.weight(), game.unquiet()}, tree);
            expectConsistent(game, tree, result.counters);
            EXPECT_EQ(tree.nodes[0].value, result.value);
            std::uint64_t extended = 0;
            for (const auto& node : tree.nodes) extended += node.extended ? 1 : 0;
            EXPECT_EQ(extended, result.counters.extended);
        }
    });
}

TEST_F(Recorded, AlphaBetaShowsWhatItVisitedAndHowMuchItCutOff) {
    std::uint64_t cuts = 0;
    onRandomGames([&](const Game& game, const Case& now) {
        for (const Order order : {Order::listed, Order::weighted, Order::searched}) {
            for (const bool memory : {false, true}) {
                AlphaBetaOptions options;
                options.order = order;
                options.memory = memory;
                options.memoryFrom = 1;
                options.shallowFrom = 2;
                options.extension = now.extension;
                Tree tree;
                base::Watch watch({}, never);
                const auto result = alphaBeta(game, {}, now.depth, game.evaluation(), options, watch,
                                              Knowledge{game.weight(), game.unquiet()}, tree);
                expectConsistent(game, tree, result.counters);
                EXPECT_EQ(tree.nodes[0].value, result.value);
                std::uint64_t cut = 0;
                for (const auto& node : tree.nodes) cut += node.kind == VisitEnd::cut ? 1 : 0;
                if (order != Order::searched) {
                    EXPECT_EQ(cut, result.counters.cutOffs);
                }
                cuts += cut;
            }
        }
    });
    EXPECT_GT(cuts, 100U);
}

TEST_F(Recorded, TheSearchIsTheSameUnobserved) {
    onRandomGames([](const Game& game, const Case& now) {
        AlphaBetaOptions options;
        options.memory = true;
        options.memoryFrom = 1;
        Tree tree;
        base::Watch watch({}, never);
        const auto with = alphaBeta(game, {}, now.depth, game.evaluation(), options, watch, Knowledge<>{}, tree);
        const auto without = alphaBeta(game, {}, now.depth, game.evaluation(), options, watch);
        EXPECT_EQ(with.counters.states, without.counters.states);
        EXPECT_EQ(with.counters.lineStates, without.counters.lineStates);
        EXPECT_EQ(with.line, without.line);
    });
}

TEST_F(Recorded, DeepeningShowsATreeForEachIteration) {
    const test::GameFacts facts(20260500);
    const Game game(facts);
    Tree tree;
    base::Watch watch({}, never);
    const auto deepened = deepenAlphaBeta(game, {}, 4, game.evaluation(), {}, watch, Knowledge<>{}, tree);
    expectConsistent(game, tree, deepened.result.counters);
    std::size_t roots = 0;
    for (const auto& node : tree.nodes) roots += node.depth == 0 ? 1 : 0;
    EXPECT_EQ(roots, deepened.iterations.size());
}

TEST_F(Recorded, RecordsNoMoreThanItsLimitAndCountsTheRest) {
    onRandomGames([](const Game& game, const Case& now) {
        Tree whole;
        Tree tree;
        tree.most = 10;
        base::Watch watch({}, never);
        const auto result = minimax(game, {}, now.depth, game.evaluation(), {}, watch, Knowledge<>{}, tree);
        minimax(game, {}, now.depth, game.evaluation(), {}, watch, Knowledge<>{}, whole);
        EXPECT_LE(tree.nodes.size(), 10U);
        EXPECT_EQ(tree.nodes.size() + tree.dropped, result.counters.states);
        for (std::size_t id = 0; id < tree.nodes.size(); ++id) {
            EXPECT_EQ(tree.nodes[id].parent, whole.nodes[id].parent);
            EXPECT_EQ(tree.nodes[id].value, whole.nodes[id].value) << "what is kept is finished";
        }
    });
}

TEST_F(Recorded, AHaltedSearchLeavesUnfinishedNodes) {
    const test::GameFacts facts(20260503);
    const Game game(facts);
    Tree tree;
    base::Limits limits;
    limits.nodes = 5;
    base::Watch watch(limits, never);
    const auto result = minimax(game, {}, 6, game.evaluation(), {}, watch, Knowledge<>{}, tree);
    ASSERT_FALSE(result.complete);
    EXPECT_EQ(tree.nodes.size(), 5U);
    EXPECT_EQ(tree.nodes[0].kind, VisitEnd::unfinished);
}

}  // namespace observer_test
}  // namespace mitos::search::turns
