// The fit recovers a known spread between shallow and deep searches.
#include "train/othello/spread.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "champion/othello/weights_file.h"

namespace mitos::train::othello {
namespace spread_test {

using champion::othello::ProbCut;

TEST(Spread, IsFoundAgain) {
    const ProbCut given{18000, -250, -800, 2500};
    base::Random random(9);
    std::vector<SearchPair> pairs;
    for (int i = 0; i < 60'000; ++i) {
        const int empties = 16 + static_cast<int>(random.below(40));
        const int depth = 2 + static_cast<int>(random.below(11));
        const int probe = depth - 2 - 2 * static_cast<int>(random.below(static_cast<std::uint64_t>(depth) / 2));
        pairs.push_back({empties, depth, probe, given.spread(empties, depth, probe) * random.normal()});
    }
    const ProbCut found = fitSpread(pairs);
    for (const int empties : {16, 30, 50}) {
        for (const int depth : {3, 8, 12, 20}) {
            const int probe = ProbCut::probeDepth(depth);
            EXPECT_NEAR(found.spread(empties, depth, probe) / given.spread(empties, depth, probe), 1, 0.06);
        }
    }
}

TEST(Spread, OfTooLittleIsTheOneToBeginWith) {
    const std::vector<SearchPair> few(3, SearchPair{30, 10, 4, 0.1});
    EXPECT_EQ(fitSpread(few), ProbCut{});
}

TEST(Spread, IsMeasuredOnSearchesOfTheSameParity) {
    const std::vector<Position> positions{{0x0000000810000000U, 0x0000001008000000U}};
    const base::StopFlag never;
    const auto pairs = comparedSearches(positions, champion::othello::shippedWeights(), 5, 1, never);
    EXPECT_EQ(pairs.size(), 1U + 1 + 2 + 2);  // of 2, 3, 4 and 5 plies
    for (const SearchPair& pair : pairs) {
        EXPECT_EQ(pair.empties, 60);
        EXPECT_EQ((pair.depth - pair.probe) % 2, 0);
    }
}

}  // namespace spread_test
}  // namespace mitos::train::othello
