// The pancake puzzle through the path layer, against brute force and published numbers.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "api/pancakes/puzzle.h"
#include "api/paths/compare.h"
#include "api/paths/hint.h"
#include "api/paths/json.h"
#include "base/error.h"
#include "base/ranking.h"
#include "tests/support/naive_pancakes.h"
#include "tests/support/thrown.h"

namespace mitos::api::pancakes {
namespace pancakes_test {

using games::pancakes::orderedStack;
using Method = paths::Method<Pancakes>;
using Solver = paths::Solver<Pancakes>;
using Report = paths::SolveReport<Pancakes>;

const base::StopFlag never;

Pancakes puzzleOf(int size) { return {size, orderedStack(size)}; }

// Follows the flips of a report with std::reverse.
void expectReplays(const Pancakes& puzzle, const Stack& start, const Report& report) {
    ASSERT_TRUE(report.solved);
    ASSERT_EQ(report.path.size(), report.moves.size() + 1);
    EXPECT_EQ(report.cost, report.moves.size());
    std::string pile = test::pileOf(puzzle.size, start);
    EXPECT_EQ(report.path.front(), start);
    for (std::size_t i = 0; i < report.moves.size(); ++i) {
        std::reverse(pile.begin(), pile.begin() + report.moves[i]);
        EXPECT_EQ(test::pileOf(puzzle.size, report.path[i + 1]), pile);
    }
    EXPECT_EQ(report.path.back(), puzzle.goal);
}

// The most flips that a stack of n pancakes may need: OEIS A058986.
TEST(PancakeAtlas, ReachesThePublishedPancakeNumbers) {
    const std::array<std::size_t, 8> numbers{1, 3, 4, 5, 7, 8, 9, 10};  // of 2 to 9 pancakes
    for (int size = 2; size <= 9; ++size) {
        const auto atlas = puzzleOf(size).makeAtlas(3, {}, never);
        EXPECT_TRUE(atlas.complete);
        EXPECT_EQ(atlas.depths.size() - 1, numbers[static_cast<std::size_t>(size - 2)]) << size;
        EXPECT_EQ(atlas.states, base::factorial(size)) << size;
    }
}

TEST(PancakeAtlas, CountsWhatBruteForceCounts) {
    for (int size = 2; size <= 8; ++size) {
        std::vector<std::uint64_t> counts;
        const auto distances = test::distancesFrom(test::pileOf(size, orderedStack(size)));
        for (const auto& [pile, distance] : distances) {
            counts.resize(std::max<std::size_t>(counts.size(), distance + 1));
            ++counts[distance];
        }
        const auto atlas = puzzleOf(size).makeAtlas(5, {}, never);
        EXPECT_EQ(atlas.depths, counts) << size;
        for (const Stack& stack : atlas.hardest)
            EXPECT_EQ(distances.at(test::pileOf(size, stack)), atlas.depths.size() - 1);
    }
}

TEST(PancakeAtlas, IsRefusedBeyondTwelve) {
    const auto error = test::thrownBy<base::Error>([] { static_cast<void>(puzzleOf(13).makeAtlas(1, {}, never)); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), base::Fault::usage);
}

// Every method on every stack of five, and on random ones of eight; optimal ones must find the brute-force distance.
class PancakeMethods : public testing::TestWithParam<Method> {};

TEST_P(PancakeMethods, FindTheBruteForceDistanceOfEveryStackOfFive) {
    const Pancakes puzzle = puzzleOf(5);
    const Solver solver(puzzle, GetParam());
    for (const auto& [pile, distance] : test::distancesFrom(test::pileOf(5, puzzle.goal))) {
        const Report report = solver.solve(test::stackOf(pile), {}, never);
        expectReplays(puzzle, test::stackOf(pile), report);
        if (solver.methodFacts().isOptimal()) {
            EXPECT_EQ(report.cost, distance);
            EXPECT_EQ(report.lowerBound, distance);
        }
    }
}

TEST_P(PancakeMethods, FindTheBruteForceDistanceOfRandomStacksOfEight) {
    Pancakes puzzle = puzzleOf(8);
    puzzle.goal = test::stackOf("\4\1\7\2\3\6\5");
    puzzle.goal.sizes[7] = 8;
    const Solver solver(puzzle, GetParam());
    static const auto distances = test::distancesFrom(test::pileOf(8, puzzle.goal));
    const std::uint64_t seed = 20261119;
    base::Random random(seed);
    for (int i = 0; i < 10; ++i) {
        const Stack start = puzzle.random(random);
        SCOPED_TRACE(testing::Message() << "seed " << seed << ", start " << puzzle.write(start));
        const Report report = solver.solve(start, {}, never);
        expectReplays(puzzle, start, report);
        const std::uint32_t distance = distances.at(test::pileOf(8, start));
        if (solver.methodFacts().isOptimal()) {
            EXPECT_EQ(report.cost, distance);
        }
        EXPECT_GE(report.cost, distance);
    }
}
INSTANTIATE_TEST_SUITE_P(All, PancakeMethods, testing::ValuesIn(paths::allMethods(puzzleOf(8))),
                         [](const auto& instance) { return std::string(paths::facts(instance.param.algorithm).name); });

// Beyond what brute force can hold, the optimal searches agree with each other: they share next to no code.
TEST(PancakeAgreement, OfAStarIdaStarAndBidirectionalOnLargeStacks) {
    const std::uint64_t seed = 20261120;
    base::Random random(seed);
    for (const int size : {10, 11, 12}) {
        const Pancakes puzzle = puzzleOf(size);
        for (int i = 0; i < 3; ++i) {
            const Stack start = puzzle.random(random);
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", start " << puzzle.write(start));
            const Report astar = Solver(puzzle, {Algorithm::astar, std::nullopt}).solve(start, {}, never);
            expectReplays(puzzle, start, astar);
            for (const Algorithm algorithm : {Algorithm::idastar, Algorithm::bidirectional}) {
                const Report other = Solver(puzzle, {algorithm, std::nullopt}).solve(start, {}, never);
                expectReplays(puzzle, start, other);
                EXPECT_EQ(other.cost, astar.cost);
            }
        }
    }
}

TEST(PancakeHint, LeadsToTheGoalByACheapestPath) {
    const Pancakes puzzle = puzzleOf(8);
    base::Random random(5);
    Stack stack = puzzle.random(random);
    std::uint32_t left = *paths::findHint(puzzle, stack, {}, never).cost;
    for (; left > 0; --left) {
        const auto hint = paths::findHint(puzzle, stack, {}, never);
        ASSERT_EQ(hint.cost, left);
        stack = *hint.next;
    }
    EXPECT_EQ(stack, puzzle.goal);
}

TEST(PancakeTrace, HoldsEveryExpansion) {
    const Pancakes puzzle = puzzleOf(6);
    const Stack start = puzzle.read("3 6 1 5 2 4", "start");
    const Report report =
        Solver(puzzle, {Algorithm::astar, std::nullopt}).solve(start, {}, never, {}, {.mostTraced = 1000});
    EXPECT_EQ(report.trace.size(), report.counters.expanded);
    EXPECT_EQ(report.trace.front().state, start);
}

TEST(PancakeJson, HasTheFixedFields) {
    const Pancakes puzzle = puzzleOf(3);
    const Solver solver(puzzle, {Algorithm::astar, std::nullopt});
    const Stack start = puzzle.read("3 1 2", "start");
    const auto json = nlohmann::json::parse(paths::solveJson(solver, start, solver.solve(start, {}, never)));
    EXPECT_EQ(json["solved"], true);
    EXPECT_EQ(json["cost"], 2);
    EXPECT_EQ(json["depth"], 2);
    EXPECT_EQ(json["path"], (std::vector<std::string>{"3 1 2", "2 1 3", "1 2 3"}));
    EXPECT_EQ(json["flips"], (std::vector<int>{3, 2}));
    EXPECT_EQ(json["size"], 3);
    EXPECT_EQ(json["heuristic"], "gap");
    for (const char* field : {"expanded", "expanded_below_last_layer", "generated", "seconds"})
        EXPECT_TRUE(json[field].is_number()) << field;
}

}  // namespace pancakes_test
}  // namespace mitos::api::pancakes
