// Published results, with the number of positions, so that no test passes without visiting them.
#include <gtest/gtest.h>

#include "engine/grid/solver.h"
#include "tests/support/grid_rules.h"
#include "tests/support/scale.h"

namespace mitos::engine::grid {
namespace known_results_test {

struct Published {
    const char* game;
    Outcome outcome;  // for the side that begins
    std::uint64_t positions;
    std::uint64_t canonical;  // 0: not published
};

class KnownResults : public testing::TestWithParam<Published> {};

TEST_P(KnownResults, AreFound) {
    const Published& known = GetParam();
    const PlacementGame game(test::shipped(known.game));
    const base::StopFlag never;
    const GridSolver solver(game, games::grid::legalStarts(game.rules()).front(), {}, never);
    const GridReport& report = solver.report();
    ASSERT_EQ(report.kind, SolutionKind::complete);
    EXPECT_EQ(report.value->result.outcome, known.outcome);
    EXPECT_EQ(report.counts.positions, known.positions);
    if (known.canonical > 0) {
        EXPECT_EQ(report.counts.canonical, known.canonical);
    }
}

INSTANTIATE_TEST_SUITE_P(Small, KnownResults,
                         testing::Values(Published{"tictactoe", Outcome::draw, 5'478, 765},
                                         Published{"misere-tictactoe", Outcome::draw, 5'478, 765},
                                         Published{"wild-tictactoe", Outcome::win, 18'753, 0},
                                         Published{"mnk-4-3-3", Outcome::win, 111'973, 0},
                                         Published{"connect-four-4x4", Outcome::draw, 161'029, 0}));

#ifndef MITOS_SANITIZED
INSTANTIATE_TEST_SUITE_P(Larger, KnownResults,
                         testing::Values(Published{"mnk-4-4-4", Outcome::draw, 9'722'011, 0},
                                         Published{"connect-four-4x5", Outcome::draw, 1'706'255, 0},
                                         Published{"connect-four-5x4", Outcome::draw, 3'945'711, 0}));

struct Proven {
    const char* game;
    Outcome outcome;
};
class ProvenResults : public testing::TestWithParam<Proven> {};

TEST_P(ProvenResults, AreProvenWithoutAllPositions) {
    const PlacementGame game(test::shipped(GetParam().game));
    const base::StopFlag never;
    GridOptions options;
    options.weak = true;
    options.limits.bytes = std::uint64_t{1} << 30;
    const GridSolver solver(game, games::grid::legalStarts(game.rules()).front(), options, never);
    ASSERT_EQ(solver.report().kind, SolutionKind::weak);
    EXPECT_EQ(*solver.report().outcome, GetParam().outcome);
}

INSTANTIATE_TEST_SUITE_P(ConnectFour, ProvenResults,
                         testing::Values(Proven{"connect-four-5x5", Outcome::draw},
                                         Proven{"connect-four-6x4", Outcome::loss},
                                         Proven{"connect-four-6x5", Outcome::draw}, Proven{"mnk-4-4-4", Outcome::draw},
                                         Proven{"tictactoe", Outcome::draw}));
#endif

TEST(KnownResults, AProofAndTheCompleteSolutionAgreeOnEverySmallGame) {
    for (const char* name :
         {"tictactoe", "misere-tictactoe", "wild-tictactoe", "notakto", "cse", "xox", "mnk-4-3-3", "sos"}) {
        SCOPED_TRACE(name);
        const PlacementGame game(test::shipped(name));
        const BoardText start = games::grid::legalStarts(game.rules()).front();
        const base::StopFlag never;
        GridOptions options;
        options.limits.bytes = std::uint64_t{64} << 20;
        const GridSolver complete(game, start, options, never);
        options.weak = true;
        const GridSolver weak(game, start, options, never);
        ASSERT_EQ(complete.report().kind, SolutionKind::complete);
        ASSERT_EQ(weak.report().kind, SolutionKind::weak);
        EXPECT_EQ(*complete.report().outcome, *weak.report().outcome);
    }
}

TEST(KnownResults, ALimitEndsAProofWithBounds) {
    const PlacementGame game(test::shipped("connect-four"));
    const base::StopFlag never;
    GridOptions options;
    options.limits.bytes = std::uint64_t{64} << 20;
    options.limits.nodes = 20'000;
    const GridSolver solver(game, games::grid::legalStarts(game.rules()).front(), options, never);
    EXPECT_EQ(solver.report().kind, SolutionKind::none);
    EXPECT_EQ(solver.report().halt, base::Halt::nodes);
    EXPECT_LE(solver.report().lower, solver.report().upper);
}

}  // namespace known_results_test
}  // namespace mitos::engine::grid
