// The margins of probable cutoffs are those of the fitted spread.
#include "champion/othello/probcut.h"

#include <gtest/gtest.h>

namespace mitos::champion::othello {
namespace probcut_test {

constexpr int likely = 0;  // 1.1 standard deviations
constexpr int surer = 2;   // two of them

TEST(ProbCut, ProbesWithTheSameSideToMoveLast) {
    for (int depth = Margins::leastDepth; depth <= 60; ++depth) {
        EXPECT_LT(ProbCut::probeDepth(depth), depth);
        EXPECT_EQ((depth - ProbCut::probeDepth(depth)) % 2, 0) << depth;
    }
}

TEST(ProbCut, TabulatesTheSpread) {
    const ProbCut probCut{18000, -250, -800, 2500};
    const Margins margins(probCut);
    for (const int empties : {8, 20, 41, 60}) {
        for (const int depth : {3, 10, 25}) {
            const double probed = probCut.spread(empties, depth, ProbCut::probeDepth(depth));
            EXPECT_NEAR(margins.probeMargin(surer, empties, depth), 2000 * probed, 3);
            EXPECT_NEAR(margins.probeMargin(likely, empties, depth), 1100 * probed, 3);
            EXPECT_NEAR(margins.evaluationMargin(surer, empties, depth), 2000 * probCut.spread(empties, depth, 0), 3);
        }
    }
}

TEST(ProbCut, StaysWithinBoundsForAnyFile) {
    for (const ProbCut& strange : {ProbCut{32000, 32000, 32000, 32000}, ProbCut{-32000, -32000, -32000, -32000}}) {
        const Margins margins(strange);
        for (int depth = Margins::leastDepth; depth <= 60; ++depth) {
            EXPECT_GE(margins.probeMargin(likely, 62, depth), 880);
            EXPECT_LE(margins.evaluationMargin(likely, 60, depth), 33'000);
        }
    }
}

}  // namespace probcut_test
}  // namespace mitos::champion::othello
