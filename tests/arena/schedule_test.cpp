#include "arena/schedule.h"

#include <gtest/gtest.h>

#include <map>
#include <tuple>

namespace mitos::arena {
namespace schedule_test {

TEST(RoundRobin, LetsEveryTwoPlayFromEveryOpeningWithBothColours) {
    const auto fixtures = roundRobin(4, 3);
    EXPECT_EQ(fixtures.size(), 4U * 3 * 3);
    std::map<std::tuple<std::size_t, std::size_t, std::size_t>, int> seen;
    for (const Fixture& fixture : fixtures) {
        EXPECT_NE(fixture.black, fixture.white);
        ++seen[{fixture.black, fixture.white, fixture.opening}];
    }
    EXPECT_EQ(seen.size(), fixtures.size());
    for (std::size_t i = 0; i < 12; ++i) EXPECT_EQ(fixtures[i].opening, 0U) << "one opening after the other";
}

}  // namespace schedule_test
}  // namespace mitos::arena
