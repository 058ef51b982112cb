#include "texts/writing/fill.h"

#include <gtest/gtest.h>

namespace mitos::text {
namespace fill_test {

TEST(Fill, LeavesATextWithoutPlacesAsItIs) { EXPECT_EQ(fill("no solution", {}), "no solution"); }

TEST(Fill, TakesTheValuesInTheirOrder) { EXPECT_EQ(fill("{} of {} done", {"3", "nine"}), "3 of nine done"); }

TEST(Fill, LetsATextTurnTheValuesRound) {
    EXPECT_EQ(fill("{0} before {1}", {"a", "b"}), "a before b");
    EXPECT_EQ(fill("το {1} μετά το {0}", {"a", "b"}), "το b μετά το a");
}

TEST(Fill, DoesNotReadBracesInAValueAsPlaces) { EXPECT_EQ(fill("{} of {} done", {"{}", "{1}"}), "{} of {1} done"); }

TEST(Fill, KeepsDoubledBracesLiteral) { EXPECT_EQ(fill("a set {{1}} of {}", {"2"}), "a set {1} of 2"); }

TEST(Fill, ChoosesTheNounByTheNumberBeforeIt) {
    EXPECT_EQ(fill("{} [table|tables]", {"1"}), "1 table");
    EXPECT_EQ(fill("{} [table|tables]", {"0"}), "0 tables");
    EXPECT_EQ(fill("{} [table|tables]", {"11"}), "11 tables");
    EXPECT_EQ(fill("{} [πίνακας|πίνακες]", {"2,000"}), "2,000 πίνακες");
    EXPECT_EQ(fill("{0} [row|rows] of {1} [cell|cells]", {"1", "2"}), "1 row of 2 cells");
    EXPECT_EQ(fill("{1} [κελί|κελιά] σε {0} [γραμμή|γραμμές]", {"1", "2"}), "2 κελιά σε 1 γραμμή");
    EXPECT_EQ(fill("[{}] or [a|b] {{1}}", {"1"}), "[1] or a {1}");
}

TEST(Fill, ReadsNoChoiceInAValue) { EXPECT_EQ(fill("{} of {} done", {"[a|b]", "1"}), "[a|b] of 1 done"); }

}  // namespace fill_test
}  // namespace mitos::text
