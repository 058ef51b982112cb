// The sweep itself; whole games are compared with brute force in tests/api/grid.
#include "search/solve/sweep.h"

#include <gtest/gtest.h>

#include "games/grid/tier_space.h"
#include "tests/support/grid_rules.h"

namespace mitos::search::solve {
namespace sweep_test {

TEST(Sweep, FindsTheSameOnAnyNumberOfThreads) {
    const games::grid::Rules rules = test::shipped("xox");
    const games::grid::PlacementGame game(rules);
    const games::grid::TierSpace space(game, games::grid::legalStarts(rules).front());
    const auto swept = [&](unsigned threads) {
        base::ZeroedArray<Score> scores(space.size());
        const base::StopFlag never;
        const SweepReport report = sweep(
            space, scores, threads, [](const auto&) { return true; }, {}, never);
        EXPECT_TRUE(report.complete);
        EXPECT_GT(report.counts.finished, 0U);
        return std::vector<Score>(scores.items().begin(), scores.items().end());
    };
    const std::vector<Score> one = swept(1);
    EXPECT_EQ(swept(3), one);
}

}  // namespace sweep_test
}  // namespace mitos::search::solve
