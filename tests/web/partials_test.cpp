#include "web/partials.h"

#include <gtest/gtest.h>

#include <chrono>

namespace mitos::web {
namespace partials_test {

using std::chrono::milliseconds;

const PartialAnswers::Clock::time_point start{std::chrono::hours(1)};
constexpr milliseconds interval{100};

TEST(PartialAnswers, TheFirstIsSentAtOnceAndTheNextAfterAWhile) {
    PartialAnswers partials(interval);
    EXPECT_FALSE(partials.nextTime());
    EXPECT_FALSE(partials.take(start));
    partials.put("7", "a");
    EXPECT_LE(*partials.nextTime(), start);
    EXPECT_EQ(partials.take(start), "a");
    EXPECT_FALSE(partials.nextTime());
    partials.put("7", "b");
    EXPECT_EQ(partials.nextTime(), start + interval);
    EXPECT_FALSE(partials.take(start + milliseconds(99)));
    EXPECT_EQ(partials.take(start + interval), "b");
}

TEST(PartialAnswers, OnlyTheNewestIsKept) {
    PartialAnswers partials(interval);
    for (int i = 0; i < 1000; ++i) partials.put("7", std::to_string(i));
    EXPECT_EQ(partials.take(start), "999");
    EXPECT_FALSE(partials.take(start + milliseconds(1000)));
}

TEST(PartialAnswers, RequestsDoNotWaitForEachOther) {
    PartialAnswers partials(interval);
    partials.put("1", "a");
    EXPECT_EQ(partials.take(start), "a");
    partials.put("1", "b");
    partials.put("2", "c");
    EXPECT_EQ(partials.take(start), "c");
    EXPECT_FALSE(partials.take(start));
    partials.put("2", "d");
    EXPECT_EQ(partials.take(start + milliseconds(150)), "b");
    EXPECT_EQ(partials.take(start + milliseconds(150)), "d");
}

TEST(PartialAnswers, NoneOutlivesItsRequest) {
    PartialAnswers partials(interval);
    partials.put("7", "a");
    partials.drop("7");
    EXPECT_FALSE(partials.nextTime());
    EXPECT_FALSE(partials.take(start));
    partials.put("7", "of another request with the same id");
    EXPECT_TRUE(partials.take(start));
    partials.drop("nobody");
}

}  // namespace partials_test
}  // namespace mitos::web
