// Label: threads
// The usual driver of a sweep; whole games are compared with brute force elsewhere.
#include "search/solve/sweep.h"

#include <gtest/gtest.h>

#include "games/grid/tier_space.h"
#include "tests/support/grid_rules.h"

namespace mitos::search::solve {
namespace sweep_test {

struct Xox {
    games::grid::Rules rules = test::shipped("xox");
    games::grid::PlacementGame game{rules};
    games::grid::TierSpace space{game, games::grid::legalStarts(rules).front()};
    std::vector<Score> table = std::vector<Score>(space.size());

    SweepReport sweep(unsigned threads, const base::Limits& limits, const base::StopFlag& stop,
                      const base::OnProgress& onProgress = {}) {
        return solve::sweep(
            space, StoredResults(table), [](const auto&) { return true; }, threads, limits, stop, onProgress);
    }
};

const base::StopFlag never;

TEST(Sweep, FindsTheSameOnAnyNumberOfThreads) {
    Xox one;
    Xox three;
    const SweepReport report = one.sweep(1, {}, never);
    EXPECT_TRUE(report.isComplete());
    EXPECT_GT(report.counts.finished, 0U);
    EXPECT_EQ(three.sweep(3, {}, never).counts, report.counts);
    EXPECT_EQ(three.table, one.table);
}

TEST(Sweep, ReportsWhichLimitEndedIt) {
    base::Limits limits;
    limits.nodes = 100;
    EXPECT_EQ(Xox().sweep(1, limits, never).halt, base::Halt::nodes);
    limits = {};
    limits.seconds = 0;
    EXPECT_EQ(Xox().sweep(1, limits, never).halt, base::Halt::time);
    base::StopFlag stop;
    stop.raise();
    EXPECT_EQ(Xox().sweep(1, {}, stop).halt, base::Halt::stopped);
}

TEST(Sweep, CountsEveryPositionAsItsOwnClassWithoutSymmetries) {
    const SweepReport report = Xox().sweep(2, {}, never);
    EXPECT_EQ(report.counts.canonical, report.counts.positions) << "every position stands for its class here";
    EXPECT_EQ(report.counts.stored, report.counts.positions);
    EXPECT_LT(report.counts.finished, report.counts.positions);
}

}  // namespace sweep_test
}  // namespace mitos::search::solve
