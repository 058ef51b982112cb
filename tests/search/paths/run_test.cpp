#include "search/paths/run.h"

#include <gtest/gtest.h>

#include "games/pancakes/flipping.h"
#include "heuristics/pancakes/gap.h"

namespace mitos::search::paths {
namespace run_test {

using games::pancakes::Flipping;
using games::pancakes::orderedStack;
using heuristics::pancakes::Gap;

const base::StopFlag never;
const Flipping puzzle(7, orderedStack(7));

constexpr std::uint64_t roomForAnArray = std::uint64_t{1} << 20U;
constexpr std::uint64_t roomForAHashSetOnly = 0;

template <class H>
PathResult<Flipping> runAs(Algorithm algorithm, const H& heuristic, std::uint64_t bytes) {
    base::Random random(7);
    base::Watch watch({}, never);
    NoObserver nobody;
    const auto start = games::pancakes::pack(7, games::pancakes::randomStack(7, random));
    return run(puzzle, start, heuristic, {algorithm, 150, bytes}, watch, nobody);
}

// Runs an algorithm, with the heuristic if it uses one.
PathResult<Flipping> runByName(Algorithm algorithm, std::uint64_t bytes) {
    if (facts(algorithm).informed) return runAs(algorithm, Gap(7, orderedStack(7)), bytes);
    return runAs(algorithm, NoEstimate{}, bytes);
}

TEST(RunByName, FindsTheSameOptimumByEveryOptimalAlgorithm) {
    const Cost optimum = runByName(Algorithm::ucs, roomForAnArray).cost;
    for (const AlgorithmFacts& known : textbookAlgorithms()) {
        const auto result = runByName(known.algorithm, roomForAnArray);
        EXPECT_EQ(result.outcome, Outcome::solved) << known.name;
        if (known.optimal) {
            EXPECT_EQ(result.cost, optimum) << known.name;
        }
        EXPECT_GE(result.cost, optimum) << known.name;
    }
}

TEST(RunByName, CountsTheSameWithEitherStore) {
    EXPECT_TRUE(denseStoreFits(puzzle, {Algorithm::ucs, 150, roomForAnArray}));
    EXPECT_FALSE(denseStoreFits(puzzle, {Algorithm::ucs, 150, roomForAHashSetOnly}));
    for (const AlgorithmFacts& known : textbookAlgorithms()) {
        const auto dense = runByName(known.algorithm, roomForAnArray);
        const auto hashed = runByName(known.algorithm, roomForAHashSetOnly);
        EXPECT_EQ(dense.counters.expanded, hashed.counters.expanded) << known.name;
        EXPECT_EQ(dense.counters.generated, hashed.counters.generated) << known.name;
        EXPECT_EQ(dense.cost, hashed.cost) << known.name;
    }
}

TEST(RunByName, NeedsTwoArraysForTheBidirectionalSearch) {
    const std::uint64_t one = puzzle.indexCount() * sizeof(Node);
    EXPECT_TRUE(denseStoreFits(puzzle, {Algorithm::astar, 150, one}));
    EXPECT_FALSE(denseStoreFits(puzzle, {Algorithm::bidirectional, 150, one}));
}

TEST(RunByName, KeepsNoArrayOverALargeSpace) {
    EXPECT_TRUE(denseStoreFits(Flipping(10, orderedStack(10)), {Algorithm::astar, 150, ~std::uint64_t{0}}));
    EXPECT_FALSE(denseStoreFits(Flipping(11, orderedStack(11)), {Algorithm::astar, 150, ~std::uint64_t{0}}));
}

TEST(RunByName, TakesNoHeuristicForUninformedSearches) {
    EXPECT_THROW(runAs(Algorithm::ucs, Gap(7, orderedStack(7)), roomForAnArray), std::logic_error);
}

}  // namespace run_test
}  // namespace mitos::search::paths
