// Methods that could not keep their promise on a board are refused when the solver is made.
#include <gtest/gtest.h>

#include "api/tiles/solver.h"
#include "base/error.h"
#include "tests/support/languages.h"
#include "tests/support/solving.h"
#include "tests/support/thrown.h"
#include "texts/tiles.h"
#include "texts/writing/language.h"

namespace mitos::api::tiles {
namespace refusals_test {

using games::tiles::MoveSet;
using games::tiles::orderedGoal;

std::optional<base::Error> refusal(const Shape& shape, const Method& method) {
    return test::thrownBy<base::Error>([&] { Solver(shape, orderedGoal(shape), method); });
}

TEST(Refusal, OfHeuristicsThatOverestimateUnderKingMoves) {
    for (const Algorithm algorithm : {Algorithm::astar, Algorithm::idastar, Algorithm::wastar}) {
        for (const Estimate kind : {Estimate::manhattan, Estimate::linearConflict}) {
            for (const Shape& shape : {Shape{3, 3, MoveSet::king}, Shape{5, 5, MoveSet::king}}) {
                const auto error = refusal(shape, {algorithm, kind});
                ASSERT_TRUE(error) << facts(algorithm).name;
                EXPECT_EQ(error->fault(), base::Fault::usage);
                EXPECT_EQ(error->message().phrase(), text::notAdmissible);
            }
        }
    }
}

TEST(Refusal, SaysWhyInBothLanguages) {
    const auto error = refusal({3, 3, MoveSet::king}, {Algorithm::astar, Estimate::manhattan});
    ASSERT_TRUE(error);
    EXPECT_NE(error->in(text::Language::english).find(text::Language::english.write(text::whyManhattanKing)),
              std::string::npos);
    EXPECT_NE(error->in(test::greek).find(test::greek.write(text::whyManhattanKing)), std::string::npos);
    EXPECT_NE(error->in(text::Language::english).find("'astar'"), std::string::npos);
}

TEST(Refusal, DoesNotMeetGreedyWhichPromisesNothing) {
    const Shape shape{3, 3, MoveSet::king};
    base::Random random(20260302);
    for (const Estimate kind : {Estimate::manhattan, Estimate::linearConflict}) {
        const Solver solver(shape, orderedGoal(shape), {Algorithm::greedy, kind});
        test::solve(solver, games::tiles::randomBoard(shape, orderedGoal(shape), random));
    }
}

TEST(Refusal, DoesNotMeetBlindSearchesWhichAskNoHeuristic) {
    for (const Algorithm algorithm : {Algorithm::bfs, Algorithm::ucs, Algorithm::bidirectional}) {
        EXPECT_FALSE(refusal({3, 3, MoveSet::king}, {algorithm, Estimate::manhattan})) << facts(algorithm).name;
        EXPECT_FALSE(refusal({4, 4, MoveSet::king}, {algorithm, Estimate::exact})) << facts(algorithm).name;
    }
}

TEST(Refusal, DoesNotMeetTheSameHeuristicsUnderPlainMoves) {
    for (const Algorithm algorithm : {Algorithm::astar, Algorithm::idastar, Algorithm::wastar}) {
        for (const Estimate kind : {Estimate::manhattan, Estimate::linearConflict}) {
            EXPECT_FALSE(refusal({3, 3, MoveSet::plain}, {algorithm, kind})) << facts(algorithm).name;
        }
    }
}

TEST(Refusal, OfTheExactTableAboveNineCells) {
    for (const Shape& shape : test::shapesUpTo(games::tiles::mostCells)) {
        if (shape.cells() <= 9) continue;
        for (const Algorithm algorithm : {Algorithm::astar, Algorithm::greedy, Algorithm::idastar, Algorithm::wastar}) {
            const auto error = refusal(shape, {algorithm, Estimate::exact});
            ASSERT_TRUE(error) << test::describe(shape);
            EXPECT_EQ(error->fault(), base::Fault::usage);
            EXPECT_EQ(error->message().phrase(), text::exactTooLarge);
        }
    }
}

TEST(Refusal, DoesNotMeetTheDefaultHeuristicOnAnyBoard) {
    for (const Shape& shape : test::shapesUpTo(games::tiles::mostCells)) {
        if (shape.cells() == 9) continue;  // its table is built elsewhere often enough
        for (const AlgorithmFacts& known : algorithms()) {
            EXPECT_FALSE(refusal(shape, {known.algorithm, std::nullopt})) << test::describe(shape) << ' ' << known.name;
        }
    }
}

TEST(Unsolvable, PairsAreRecognisedAtOnce) {
    base::Random random(20260303);
    const base::StopFlag never;
    for (const Shape& shape : test::shapesUpTo(games::tiles::mostCells)) {
        if (shape.moves == MoveSet::king) continue;
        Board start = games::tiles::randomBoard(shape, orderedGoal(shape), random);
        const auto first =
            static_cast<std::size_t>(std::find(start.tiles.begin(), start.tiles.end(), 1) - start.tiles.begin());
        const auto second =
            static_cast<std::size_t>(std::find(start.tiles.begin(), start.tiles.end(), 2) - start.tiles.begin());
        std::swap(start.tiles[first], start.tiles[second]);
        for (const AlgorithmFacts& known : algorithms()) {
            const Solver solver(shape, orderedGoal(shape), {known.algorithm, Estimate::misplaced});
            const SolveReport report = solver.solve(start, {}, never);
            EXPECT_FALSE(report.solved);
            EXPECT_EQ(report.reason, Reason::unsolvable) << test::describe(shape) << ' ' << known.name;
            EXPECT_EQ(report.counters.expanded, 0U);
            EXPECT_TRUE(report.path.empty());
        }
    }
}

}  // namespace refusals_test
}  // namespace mitos::api::tiles
