// Label: threads
// A limit that is reached, or a raised flag, ends every search with a legal move.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "search/turns/alphabeta.h"
#include "search/turns/deepening.h"
#include "search/turns/minimax.h"
#include "tests/search/turns/support/subtraction.h"
#include "tests/support/by_name.h"
#include "tests/support/cpu_watch.h"

namespace mitos::search::turns {
namespace limits_test {

using test::Pile;
using Result = RootResult<std::uint32_t>;

const test::Subtraction game;
constexpr Pile start{203, true};

// A pile that can be reached in one way only, so that alpha-beta with memory also has work for hours.
struct Way {
    Pile pile;
    std::uint64_t taken = 1;
    [[nodiscard]] std::uint64_t hash() const { return base::mix(pile.hash(), taken); }
    friend bool operator==(const Way&, const Way&) = default;
};
struct EndlessGame {
    using State = Way;
    using Move = std::uint32_t;
    [[nodiscard]] bool maxToMove(const Way& way) const { return way.pile.max; }
    [[nodiscard]] bool isOver(const Way& way) const { return game.isOver(way.pile); }
    [[nodiscard]] Value finalValue(const Way& way) const { return game.finalValue(way.pile); }
    [[nodiscard]] Way after(const Way& way, Move take) const {
        return {game.after(way.pile, take), way.taken * 4 + take};
    }
    template <class Visit>
    void forEachMove(const Way& way, Visit&& visit) const {
        game.forEachMove(way.pile, visit);
    }
};
const EndlessGame endless;
const auto judgement = [](const Way& way) { return static_cast<Value>(way.hash() % 100); };

using Search = Result (*)(base::Watch&);
struct Named {
    const char* name;
    Search search;
    bool deepens;
};
void PrintTo(const Named& named, std::ostream* out) { *out << named.name; }

AlphaBetaOptions remembering(Order order) {
    AlphaBetaOptions options;
    options.memory = true;
    options.memoryBytes = std::size_t{1} << 20U;
    options.order = order;
    return options;
}

const Named searches[] = {
    {"minimax", [](base::Watch& watch) { return minimax(endless, {start}, 60, judgement, {}, watch); }, false},
    {"minimaxMemory", [](base::Watch& watch) { return minimax(endless, {start}, 60, judgement, {true}, watch); },
     false},
    {"alphabeta", [](base::Watch& watch) { return alphaBeta(endless, {start}, 60, judgement, {}, watch); }, false},
    {"alphabetaMemory",
     [](base::Watch& watch) { return alphaBeta(endless, {start}, 60, judgement, remembering(Order::searched), watch); },
     false},
    {"deepening",
     [](base::Watch& watch) {
         return deepenAlphaBeta(endless, {start}, 60, judgement, remembering(Order::weighted), watch).result;
     },
     true},
    {"deepeningMinimax",
     [](base::Watch& watch) { return deepenMinimax(endless, {start}, 60, judgement, {}, watch).result; }, true},
};

class LimitedTurns : public testing::TestWithParam<Named> {
  protected:
    static void expectUsable(const Result& result, base::Halt halt) {
        EXPECT_EQ(result.halt, halt);
        EXPECT_FALSE(result.exhaustive);
        ASSERT_TRUE(result.move.has_value());
        EXPECT_GE(*result.move, 1U);
        EXPECT_LE(*result.move, 3U);
        ASSERT_FALSE(result.line.empty());
        EXPECT_EQ(result.line[0], *result.move);
        if (!GetParam().deepens) {
            EXPECT_FALSE(result.complete);
        }
    }
};

TEST_P(LimitedTurns, EndsExactlyAtItsNodeLimit) {
    for (const std::uint64_t nodes : {0U, 1U, 2U, 3U, 100U, 1023U, 1024U, 5000U}) {
        SCOPED_TRACE(nodes);
        const base::StopFlag never;
        base::Limits limits;
        limits.nodes = nodes;
        base::Watch watch(limits, never);
        const Result result = GetParam().search(watch);
        expectUsable(result, base::Halt::nodes);
        EXPECT_EQ(result.counters.states + result.counters.lineStates, nodes);
        if (GetParam().deepens && nodes >= 4) {
            EXPECT_TRUE(result.complete) << "the first iteration takes four states";
        }
    }
}

TEST_P(LimitedTurns, EndsSoonAfterItsTime) {
    const base::StopFlag never;
    base::Limits limits;
    limits.seconds = 0.05;
    base::Watch watch(limits, never);
    const test::CpuWatch used;
    const Result result = GetParam().search(watch);
    EXPECT_LT(used.seconds(), 5.0);
    expectUsable(result, base::Halt::time);
    EXPECT_GE(result.counters.seconds, 0.05);
}

TEST_P(LimitedTurns, DoesNotBeginWhenItIsStoppedAlready) {
    base::StopFlag stop;
    stop.raise();
    base::Watch watch({}, stop);
    const Result result = GetParam().search(watch);
    expectUsable(result, base::Halt::stopped);
    EXPECT_EQ(result.counters.states, 0U);
    EXPECT_EQ(result.value, judgement({start})) << "nothing was valued: the root is judged";
}

TEST_P(LimitedTurns, EndsWhenAnotherThreadStopsIt) {
    base::StopFlag stop;
    base::Watch watch({}, stop);
    std::thread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        stop.raise();
    });
    const test::CpuWatch used;
    const Result result = GetParam().search(watch);
    EXPECT_LT(used.seconds(), 5.0);
    stopper.join();
    expectUsable(result, base::Halt::stopped);
}

INSTANTIATE_TEST_SUITE_P(Searches, LimitedTurns, testing::ValuesIn(searches), test::ByName{});

TEST(LimitedMemory, EndsMinimaxBeforeItsMapOutgrowsIt) {
    const base::StopFlag never;
    base::Limits limits;
    limits.bytes = 4U << 20U;
    base::Watch watch(limits, never);
    const Result result = minimax(endless, {start}, 60, judgement, {true}, watch);
    EXPECT_EQ(result.halt, base::Halt::memory);
    EXPECT_TRUE(result.move.has_value());
    EXPECT_LE(result.counters.memoryBytes, limits.bytes);
    EXPECT_GT(result.counters.memoryBytes, limits.bytes / 8);
}

TEST(LimitedMemory, LetsAlphaBetaForget) {
    const base::StopFlag never;
    base::Limits limits;
    limits.nodes = 200'000;
    base::Watch watch(limits, never);
    const Result result = alphaBeta(endless, {start}, 60, judgement, remembering(Order::listed), watch);
    EXPECT_EQ(result.halt, base::Halt::nodes);
    EXPECT_LE(result.counters.memoryBytes, 1U << 20U);
    EXPECT_GT(result.counters.memoryStored, 1000U);
}

TEST(HaltedDeepening, KeepsTheDeepestCompleteIteration) {
    const base::StopFlag never;
    base::Limits limits;
    limits.nodes = 20'000;
    base::Watch watch(limits, never);
    const auto deepened = deepenAlphaBeta(endless, {start}, 60, judgement, {}, watch);
    ASSERT_TRUE(deepened.result.complete);
    ASSERT_GE(deepened.iterations.size(), 4U);
    EXPECT_FALSE(deepened.iterations.back().complete);
    EXPECT_EQ(deepened.result.depth, deepened.iterations.back().depth - 1);
    EXPECT_EQ(deepened.result.counters.states, 20'000U);
    base::Watch another({}, never);
    const auto again = alphaBeta(endless, {start}, deepened.result.depth, judgement, {}, another);
    EXPECT_EQ(again.value, deepened.result.value);
    EXPECT_EQ(again.line, deepened.result.line);
}

TEST(HaltedSearch, PrefersTheBestMoveThatItHasValued) {
    // Minimax to depth 2 on a pile of 5 values a move at a time; taking 1 wins, and is the first.
    const base::StopFlag never;
    base::Limits limits;
    limits.nodes = 1 + 17;  // the root, and more than what lies below the first move
    base::Watch watch(limits, never);
    const Result result = minimax(game, {5, true}, toTheEnd, NoJudgement{}, {}, watch);
    EXPECT_FALSE(result.complete);
    EXPECT_GE(result.valued, 1U);
    EXPECT_EQ(result.value, 10);
    EXPECT_EQ(result.move, 1U);
}

}  // namespace limits_test
}  // namespace mitos::search::turns
