// Label: threads
// A limit that is reached, or a raised flag, ends every search with the best so far and a true lower bound.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "games/tiles/sliding_tiles.h"
#include "heuristics/tiles/distances.h"
#include "search/paths/best_first.h"
#include "search/paths/bidirectional.h"
#include "search/paths/breadth_first.h"
#include "search/paths/idastar.h"
#include "tests/support/by_name.h"
#include "tests/support/cpu_watch.h"
#include "tests/support/path_checker.h"
#include "tests/support/scale.h"
#include "tests/support/shapes.h"

namespace mitos::search::paths {
namespace limits_test {

using games::tiles::Board;
using games::tiles::Packed64;
using games::tiles::Shape;
using heuristics::tiles::Manhattan;
using Tiles = games::tiles::SlidingTiles<Packed64>;
using Result = PathResult<Tiles>;
using Store = HashedStore<Tiles>;

// Korf's first board: 57 moves.
const Shape shape{4, 4, games::tiles::MoveSet::plain};
const Board hard{{13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2}};
constexpr Cost optimum = 57;
const Tiles puzzle(shape, games::tiles::orderedGoal(shape));
const Packed64 start = games::tiles::pack<Packed64>(shape, hard);
const Manhattan manhattan(shape, games::tiles::orderedGoal(shape));

using Search = Result (*)(base::Watch&);
struct Named {
    const char* name;
    Search search;
    bool remembers;  // keeps the states that it has met
};
void PrintTo(const Named& named, std::ostream* out) { *out << named.name; }

const Named searches[] = {
    {"ucs", [](base::Watch& watch) { return bestFirst<Tiles, Store>(puzzle, start, NoEstimate{}, uniformCost, watch); },
     true},
    {"astar", [](base::Watch& watch) { return bestFirst<Tiles, Store>(puzzle, start, manhattan, aStar, watch); }, true},
    {"bfs", [](base::Watch& watch) { return breadthFirst<Tiles, Store>(puzzle, start, watch); }, true},
    {"bidirectional", [](base::Watch& watch) { return bidirectional<Tiles, Store>(puzzle, start, watch); }, true},
    {"idastar", [](base::Watch& watch) { return idaStar(puzzle, start, NoEstimate{}, watch); }, false},
};

class LimitedPathSearch : public testing::TestWithParam<Named> {
  protected:
    // The path may end anywhere, but it is one; nothing cheaper than the bound is claimed to be impossible.
    static void expectUsable(const Result& result, base::Halt halt) {
        EXPECT_EQ(result.outcome, Outcome::halted);
        EXPECT_EQ(result.halt, halt);
        test::Journey journey{4, 4, false, test::boardText(16, hard), "", {}, result.moves, result.cost};
        for (const Packed64& state : result.path) {
            journey.boards.push_back(test::boardText(16, games::tiles::unpack(shape, state)));
        }
        EXPECT_TRUE(test::replays(journey));
        EXPECT_LE(result.lowerBound, optimum);
    }
};

TEST_P(LimitedPathSearch, EndsExactlyAtItsNodeLimit) {
    for (const std::uint64_t nodes : {0U, 1U, 1023U, 1024U, 5000U}) {
        const base::StopFlag never;
        base::Limits limits;
        limits.nodes = nodes;
        base::Watch watch(limits, never);
        const Result result = GetParam().search(watch);
        expectUsable(result, base::Halt::nodes);
        EXPECT_EQ(result.counters.expanded, nodes);
    }
}

TEST_P(LimitedPathSearch, RaisesItsLowerBoundAsItGoesOn) {
    Cost before = 0;
    for (const std::uint64_t nodes : {0U, 100U, 20'000U}) {
        const base::StopFlag never;
        base::Limits limits;
        limits.nodes = nodes;
        base::Watch watch(limits, never);
        const Cost bound = GetParam().search(watch).lowerBound;
        EXPECT_GE(bound, before);
        before = bound;
    }
    EXPECT_GT(before, 5U);
}

TEST_P(LimitedPathSearch, EndsSoonAfterItsTime) {
    const base::StopFlag never;
    base::Limits limits;
    limits.seconds = 0.05;
    base::Watch watch(limits, never);
    const test::CpuWatch used;
    const Result result = GetParam().search(watch);
    EXPECT_LT(used.seconds(), 2.0);
    expectUsable(result, base::Halt::time);
    EXPECT_GE(result.counters.seconds, 0.05);
}

TEST_P(LimitedPathSearch, DoesNotBeginWhenItIsStoppedAlready) {
    base::StopFlag stop;
    stop.raise();
    base::Watch watch({}, stop);
    const Result result = GetParam().search(watch);
    expectUsable(result, base::Halt::stopped);
    EXPECT_EQ(result.counters.expanded, 0U);
}

TEST_P(LimitedPathSearch, EndsWhenAnotherThreadStopsIt) {
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

TEST_P(LimitedPathSearch, StaysWithinItsMemory) {
    if (!GetParam().remembers) GTEST_SKIP() << "it keeps nothing but its path";
    for (const std::uint64_t megabytes : {4U, 16U, 64U}) {
        if (test::sanitized && megabytes > 4) continue;
        const base::StopFlag never;
        base::Limits limits;
        limits.bytes = megabytes << 20U;
        base::Watch watch(limits, never);
        const Result result = GetParam().search(watch);
        expectUsable(result, base::Halt::memory);
        EXPECT_LE(result.counters.peakBytes, limits.bytes) << megabytes << " MB";
        EXPECT_GT(result.counters.peakBytes, limits.bytes / 8) << "little of the memory was used";
    }
}

INSTANTIATE_TEST_SUITE_P(Searches, LimitedPathSearch, testing::ValuesIn(searches), test::ByName{});

TEST(HaltedAStar, LeadsToAStateNearerThanTheStart) {
    const base::StopFlag never;
    base::Limits limits;
    limits.nodes = 20'000;
    base::Watch watch(limits, never);
    const Result result = bestFirst<Tiles, Store>(puzzle, start, manhattan, aStar, watch);
    EXPECT_LT(result.estimateLeft, manhattan(start));
    EXPECT_EQ(result.estimateLeft, manhattan(result.path.back()));
    EXPECT_GE(result.lowerBound, manhattan(start));
}

TEST(HaltedIdaStar, LeadsToAStateNearerThanTheStart) {
    const base::StopFlag never;
    base::Limits limits;
    limits.nodes = 20'000;
    base::Watch watch(limits, never);
    const Result result = idaStar(puzzle, start, manhattan, watch);
    EXPECT_LT(result.estimateLeft, manhattan(start));
    EXPECT_EQ(result.estimateLeft, manhattan(result.path.back()));
    EXPECT_GE(result.lowerBound, manhattan(start));
}

// A dense table is there as a whole before the first step.
TEST(DenseTable, IsRefusedWhereTheMemoryDoesNotHoldIt) {
    const Shape small{3, 3, games::tiles::MoveSet::plain};
    const Tiles tiles(small, games::tiles::orderedGoal(small));
    base::Random random(1);
    const auto from =
        games::tiles::pack<Packed64>(small, games::tiles::randomBoard(small, games::tiles::orderedGoal(small), random));
    const base::StopFlag never;
    base::Limits limits;
    limits.bytes = 1U << 20U;
    base::Watch watch(limits, never);
    const Result result = bestFirst<Tiles, DenseStore<Tiles>>(tiles, from, NoEstimate{}, uniformCost, watch);
    EXPECT_EQ(result.halt, base::Halt::memory);
    EXPECT_EQ(result.counters.expanded, 0U);
}

}  // namespace limits_test
}  // namespace mitos::search::paths
