// Every search with every switch, compared with minimax by the definition, on random games with transpositions, turns
// that stay with a side, forced moves and ends at any depth.
#include <gtest/gtest.h>

#include "search/turns/alphabeta.h"
#include "search/turns/deepening.h"
#include "search/turns/minimax.h"
#include "tests/search/turns/support/random_game.h"
#include "tests/search/turns/support/tied.h"
#include "tests/support/scale.h"

namespace mitos::search::turns {
namespace random_games_test {

using test::GameFacts;
using test::Oracle;
using Result = RootResult<std::uint8_t>;

const base::StopFlag never;

template <class Spread>
class RandomGames : public testing::Test {
  protected:
    using Game = test::RandomGame<Spread::value>;

    // Calls check(game, oracle, depth, extension) for several hundred games.
    template <class Check>
    static void onRandomGames(int games, Check&& check) {
        for (int i = 0; i < games; ++i) {
            const std::uint64_t seed = 20260300 + static_cast<std::uint64_t>(i);
            const GameFacts facts(seed);
            const Game game(facts);
            for (int depth = 1; depth <= 6; ++depth) {
                for (const int extension : {0, 1, 2, 3}) {
                    if (extension != 0 && (i + depth) % 3 != extension - 1) continue;  // none, and one of the others
                    SCOPED_TRACE(testing::Message()
                                 << "game of seed " << seed << ", depth " << depth << ", extension " << extension);
                    Oracle oracle(facts, extension);
                    check(game, oracle, depth, extension);
                    if (testing::Test::HasFailure()) return;
                }
            }
        }
    }

    static void expectRight(Oracle& oracle, int depth, const Result& result) {
        ASSERT_TRUE(result.complete);
        EXPECT_EQ(result.halt, base::Halt::none);
        EXPECT_EQ(result.depth, depth);
        EXPECT_EQ(result.value, oracle.value(0, depth));
        EXPECT_EQ(test::tiedMoves(result), oracle.bestMoves(0, depth));
        EXPECT_EQ(result.valued, oracle.moveValues(0, depth).size());
        for (const auto& tied : result.tied) {
            EXPECT_EQ(tied.line.at(0), tied.move);
            EXPECT_EQ(tied.place, tied.move);
            EXPECT_TRUE(oracle.holds(0, depth, tied.line, result.value)) << "line of move " << int{tied.move};
        }
        EXPECT_EQ(result.move, result.tied.at(0).move);
        EXPECT_EQ(result.line, result.tied.at(0).line);
    }
};

struct Spread : std::true_type {};
struct Collisions : std::false_type {};  // all positions share two hashes: memory must still tell them apart
using Hashes = testing::Types<Spread, Collisions>;
TYPED_TEST_SUITE(RandomGames, Hashes);

TYPED_TEST(RandomGames, MinimaxFindsTheValueAndTheTies) {
    this->onRandomGames(test::times(600, 60), [&](const auto& game, Oracle& oracle, int depth, int extension) {
        base::Watch watch({}, never);
        const auto result = minimax(game, {}, depth, game.evaluation(), {false, extension}, watch,
                                    Knowledge{game.weight(), game.unquiet()});
        this->expectRight(oracle, depth, result);
        EXPECT_EQ(result.counters.states, oracle.treeSize(0, depth));
        EXPECT_EQ(result.counters.memoryHits, 0U);
        EXPECT_EQ(result.counters.cutOffs, 0U);
    });
}

TYPED_TEST(RandomGames, MinimaxWithMemoryFindsTheSameWithNoMoreStates) {
    this->onRandomGames(test::times(600, 60), [&](const auto& game, Oracle& oracle, int depth, int extension) {
        base::Watch watch({}, never);
        const auto result = minimax(game, {}, depth, game.evaluation(), {true, extension}, watch,
                                    Knowledge{game.weight(), game.unquiet()});
        this->expectRight(oracle, depth, result);
        EXPECT_LE(result.counters.states, oracle.treeSize(0, depth));
        EXPECT_EQ(result.counters.memoryStored,
                  result.counters.states - result.counters.leaves - result.counters.memoryHits);
    });
}

std::vector<AlphaBetaOptions> everySwitch(int extension) {
    std::vector<AlphaBetaOptions> all;
    for (const Order order : {Order::listed, Order::weighted, Order::searched}) {
        for (const int shallow : {0, 1, 2, 3}) {
            if (order != Order::searched && shallow > 0) continue;
            for (const int memoryFrom : {0, 1, 2, 3}) {
                for (const std::size_t bytes : {std::size_t{1} << 20U, std::size_t{200}}) {
                    if (memoryFrom == 0 && bytes == 200) continue;
                    AlphaBetaOptions options;
                    options.memory = memoryFrom > 0;
                    options.memoryFrom = memoryFrom;
                    options.memoryBytes = bytes;  // 200: what is remembered is soon replaced
                    options.order = order;
                    options.shallow = shallow;
                    options.shallowFrom = 2;
                    options.extension = extension;
                    all.push_back(options);
                }
            }
        }
    }
    return all;
}

testing::Message describe(const AlphaBetaOptions& options) {
    return testing::Message() << "memory " << options.memory << " from " << options.memoryFrom << ", "
                              << options.memoryBytes << " bytes, order " << static_cast<int>(options.order)
                              << ", shallow " << options.shallow;
}

TYPED_TEST(RandomGames, AlphaBetaFindsTheSameUnderEverySwitch) {
    this->onRandomGames(test::times(200, 20), [&](const auto& game, Oracle& oracle, int depth, int extension) {
        const std::uint64_t size = oracle.treeSize(0, depth);
        for (const AlphaBetaOptions& options : everySwitch(extension)) {
            SCOPED_TRACE(describe(options));
            base::Watch watch({}, never);
            const auto result =
                alphaBeta(game, {}, depth, game.evaluation(), options, watch, Knowledge{game.weight(), game.unquiet()});
            this->expectRight(oracle, depth, result);
            if (options.order != Order::searched) {
                EXPECT_LE(result.counters.states, size);
            }
            if (testing::Test::HasFailure()) return;
        }
    });
}

TYPED_TEST(RandomGames, DeepeningFindsTheSameAtEveryDepth) {
    this->onRandomGames(test::times(80, 10), [&](const auto& game, Oracle& oracle, int depth, int extension) {
        for (const AlphaBetaOptions& options : everySwitch(extension)) {
            SCOPED_TRACE(describe(options));
            base::Watch watch({}, never);
            const auto deepened = deepenAlphaBeta(game, {}, depth, game.evaluation(), options, watch,
                                                  Knowledge{game.weight(), game.unquiet()});
            this->expectRight(oracle, deepened.result.depth, deepened.result);
            for (const Iteration& iteration : deepened.iterations) {
                EXPECT_TRUE(iteration.complete);
                EXPECT_EQ(iteration.value, oracle.value(0, iteration.depth));
            }
            if (deepened.result.depth < depth) {
                EXPECT_TRUE(deepened.result.exhaustive);
                EXPECT_EQ(oracle.value(0, depth), deepened.result.value);
                EXPECT_EQ(oracle.bestMoves(0, depth), test::tiedMoves(deepened.result));
            }
            if (testing::Test::HasFailure()) return;
        }
    });
}

TYPED_TEST(RandomGames, OnlyAValueThatNoDepthLimitedIsExhaustive) {
    int exhaustive = 0;
    this->onRandomGames(test::times(300, 60), [&](const auto& game, Oracle& oracle, int depth, int extension) {
        for (const bool memory : {false, true}) {
            base::Watch watch({}, never);
            const Knowledge knowledge{game.weight(), game.unquiet()};
            const auto all = minimax(game, {}, depth, game.evaluation(), {memory, extension}, watch, knowledge);
            EXPECT_EQ(all.exhaustive, !oracle.judges(0, depth));
            AlphaBetaOptions options;
            options.memory = memory;
            options.memoryFrom = 1;
            options.extension = extension;
            const auto cut = alphaBeta(game, {}, depth, game.evaluation(), options, watch, knowledge);
            EXPECT_TRUE(cut.exhaustive || !all.exhaustive);
            if (!cut.exhaustive) continue;
            ++exhaustive;
            for (const int deeper : {depth + 1, depth + 2, depth + 3}) {
                EXPECT_EQ(cut.value, oracle.value(0, deeper));
                EXPECT_EQ(test::tiedMoves(cut), oracle.bestMoves(0, deeper));
            }
        }
    });
    EXPECT_GT(exhaustive, 10);
}

TYPED_TEST(RandomGames, DeepeningMinimaxEndsExactlyWhereNoDepthLimitsAValue) {
    this->onRandomGames(test::times(200, 40), [&](const auto& game, Oracle& oracle, int depth, int extension) {
        for (const bool memory : {false, true}) {
            base::Watch watch({}, never);
            const auto deepened = deepenMinimax(game, {}, depth, game.evaluation(), {memory, extension}, watch,
                                                Knowledge{game.weight(), game.unquiet()});
            const int reached = deepened.result.depth;
            this->expectRight(oracle, reached, deepened.result);
            for (int shallower = 1; shallower <= reached; ++shallower) {
                const bool ended = shallower == reached && deepened.result.exhaustive;
                EXPECT_EQ(oracle.judges(0, shallower), !ended) << "depth " << shallower;
            }
            EXPECT_TRUE(deepened.result.exhaustive || reached == depth);
        }
    });
}

TYPED_TEST(RandomGames, ToTheEndNoEvaluationIsAsked) {
    for (int i = 0; i < test::times(300, 60); ++i) {
        const std::uint64_t seed = 20260900 + static_cast<std::uint64_t>(i);
        SCOPED_TRACE(testing::Message() << "game of seed " << seed);
        GameFacts facts(seed);
        facts.spots.resize(15);  // small enough to be seen whole
        for (auto& spot : facts.spots) {
            for (auto& next : spot.next) next = std::min(next, 14U);
        }
        facts.spots[14].next.clear();
        const test::RandomGame<TypeParam::value> game(facts);
        const auto forbidden = [](const auto&) -> Value {
            ADD_FAILURE() << "asked for a judgement";
            return 0;
        };
        Oracle oracle(facts, 0);
        for (const bool memory : {false, true}) {
            base::Watch watch({}, never);
            AlphaBetaOptions options;
            options.memory = memory;
            const auto cut = alphaBeta(game, {}, toTheEnd, forbidden, options, watch);
            const auto all = minimax(game, {}, toTheEnd, forbidden, {memory}, watch);
            for (const Result* result : {&cut, &all}) {
                EXPECT_EQ(result->value, oracle.value(0, 15));
                EXPECT_EQ(test::tiedMoves(*result), oracle.bestMoves(0, 15));
                EXPECT_TRUE(oracle.holds(0, 15, result->line, result->value));
                EXPECT_TRUE(result->exhaustive);
            }
        }
    }
}

}  // namespace random_games_test
}  // namespace mitos::search::turns
