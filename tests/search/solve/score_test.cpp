#include "search/solve/score.h"

#include <gtest/gtest.h>

namespace mitos::search::solve {
namespace score_test {

TEST(Score, EveryResultSurvivesTheByte) {
    for (const Outcome outcome : {Outcome::loss, Outcome::draw, Outcome::win}) {
        for (int remoteness = 0; remoteness <= longestRemoteness; ++remoteness) {
            const Result result{outcome, remoteness};
            EXPECT_EQ(resultOf(scoreOf(result)), result);
            EXPECT_TRUE(isScore(scoreOf(result)));
        }
    }
}

TEST(Score, WinsAreHurriedDrawsAndLossesDraggedOut) {
    EXPECT_GT(scoreOf({Outcome::win, 3}), scoreOf({Outcome::win, 5}));
    EXPECT_GT(scoreOf({Outcome::draw, 5}), scoreOf({Outcome::draw, 3}));
    EXPECT_GT(scoreOf({Outcome::loss, 5}), scoreOf({Outcome::loss, 3}));
    EXPECT_GT(scoreOf({Outcome::win, 64}), scoreOf({Outcome::draw, 64}));
    EXPECT_GT(scoreOf({Outcome::draw, 0}), scoreOf({Outcome::loss, 64}));
}

TEST(Score, TheParentSeesTheOtherSideOnePlyFurtherAway) {
    EXPECT_EQ(resultOf(asParentSees[scoreOf({Outcome::win, 3})]), (Result{Outcome::loss, 4}));
    EXPECT_EQ(resultOf(asParentSees[scoreOf({Outcome::draw, 3})]), (Result{Outcome::draw, 4}));
    EXPECT_EQ(moverView(asParentSees[scoreOf({Outcome::loss, 7})]), (Result{Outcome::loss, 7}));
}

}  // namespace score_test
}  // namespace mitos::search::solve
