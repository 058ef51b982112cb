#include "search/turns/transposition_table.h"

#include <gtest/gtest.h>

#include "base/hash.h"

namespace mitos::search::turns {
namespace memory_test {

struct Number {
    std::uint64_t number = 0;
    [[nodiscard]] std::uint64_t hash() const { return base::mix(number); }
    friend bool operator==(const Number&, const Number&) = default;
};

// All of them compete for the same two places.
struct Rival {
    std::uint64_t number = 0;
    [[nodiscard]] std::uint64_t hash() const { return 0; }
    friend bool operator==(const Rival&, const Rival&) = default;
};

StoredValue verdict(Value value, int remaining) { return {value, {remaining, false}, Bound::exact, false, 7}; }

TEST(TranspositionTable, ReturnsWhatWasStored) {
    TranspositionTable<Number> memory(1U << 20U);
    EXPECT_EQ(memory.find({5}).bound, Bound::none);
    memory.store({5}, {-1'999'999'999, {toTheEnd, true}, Bound::atMost, true, 200});
    const StoredValue found = memory.find({5});
    EXPECT_EQ(found.value, -1'999'999'999);
    EXPECT_EQ(found.horizon, (Horizon{toTheEnd, true}));
    EXPECT_EQ(found.bound, Bound::atMost);
    EXPECT_TRUE(found.final);
    EXPECT_EQ(found.place, 200);
    EXPECT_EQ(memory.find({6}).bound, Bound::none);
    EXPECT_EQ(memory.size(), 1U);
}

TEST(TranspositionTable, GrowsWithWhatItHoldsUpToItsLimit) {
    constexpr std::size_t limit = 1U << 20U;
    TranspositionTable<Number> memory(limit);
    const std::size_t first = memory.bytes();
    EXPECT_LT(first, limit / 16);
    for (std::uint64_t i = 0; i < 200'000; ++i) {
        memory.store({i}, verdict(static_cast<Value>(i), 3));
        const StoredValue found = memory.find({i});
        ASSERT_EQ(found.bound, Bound::exact) << "the newest is always kept";
        ASSERT_EQ(found.value, static_cast<Value>(i));
        ASSERT_LE(memory.bytes(), limit);
    }
    EXPECT_GT(memory.bytes(), 8 * first);
    EXPECT_GT(memory.bytes(), limit / 8) << "little of the memory is used";
    std::size_t kept = 0;
    for (std::uint64_t i = 0; i < 200'000; ++i) {
        const StoredValue found = memory.find({i});
        if (found.bound == Bound::none) continue;
        ++kept;
        ASSERT_EQ(found.value, static_cast<Value>(i)) << "never another position's";
    }
    EXPECT_EQ(kept, memory.size());
}

TEST(TranspositionTable, KeepsMostWhileItCanGrow) {
    TranspositionTable<Number> memory(64U << 20U);
    for (std::uint64_t i = 0; i < 50'000; ++i) memory.store({i}, verdict(0, 3));
    EXPECT_GT(memory.size(), 40'000U);
}

TEST(TranspositionTable, WithoutRoomRemembersNothing) {
    for (const std::size_t bytes : {0U, 1U, 40U}) {
        TranspositionTable<Number> memory(bytes);
        memory.store({1}, verdict(1, 1));
        EXPECT_EQ(memory.find({1}).bound, Bound::none);
        EXPECT_EQ(memory.bytes(), 0U);
    }
}

TEST(TranspositionTable, ForgetsTheOldFirstThenTheShallow) {
    TranspositionTable<Rival> memory(1U << 20U);
    memory.store({0}, verdict(0, 9));
    memory.store({1}, verdict(1, 5));
    memory.store({2}, verdict(2, 1));
    EXPECT_EQ(memory.find({1}).bound, Bound::none) << "the shallower one went";
    EXPECT_EQ(memory.find({0}).bound, Bound::exact);
    memory.nextAge();
    memory.store({3}, verdict(3, 1));
    memory.store({4}, verdict(4, 1));
    EXPECT_EQ(memory.find({0}).bound, Bound::none) << "the old one went, deep as it was";
    EXPECT_EQ(memory.find({3}).bound, Bound::exact);
    EXPECT_EQ(memory.find({4}).bound, Bound::exact);
    EXPECT_EQ(memory.size(), 2U);
}

TEST(TranspositionTable, DoesNotReplaceAPositionByAShallowerViewOfItself) {
    TranspositionTable<Number> memory(1U << 20U);
    memory.store({1}, verdict(10, 6));
    memory.store({1}, verdict(20, 2));
    EXPECT_EQ(memory.find({1}).value, 10);
    memory.nextAge();
    memory.store({1}, verdict(20, 2));
    EXPECT_EQ(memory.find({1}).value, 20) << "but an older one yields";
}

TEST(StoredValue, AnswersOnlyForItsHorizonUnlessItIsFinal) {
    StoredValue known{3, {4, true}, Bound::exact, false, 0};
    EXPECT_TRUE(known.answers({4, true}, {}));
    EXPECT_FALSE(known.answers({4, false}, {}));
    EXPECT_FALSE(known.answers({3, true}, {}));
    EXPECT_FALSE(known.answers({5, true}, {}));
    known.final = true;
    EXPECT_TRUE(known.answers({4, false}, {}));
    EXPECT_TRUE(known.answers({5, true}, {}));
    EXPECT_FALSE(known.answers({3, true}, {}));
}

TEST(StoredValue, AnswersWithABoundOnlyOutsideTheWindow) {
    StoredValue known{3, {4, false}, Bound::atLeast, false, 0};
    EXPECT_TRUE(known.answers({4, false}, {0, 3}));
    EXPECT_FALSE(known.answers({4, false}, {0, 4}));
    EXPECT_FALSE(known.answers({4, false}, {5, 9}));
    known.bound = Bound::atMost;
    EXPECT_TRUE(known.answers({4, false}, {3, 5}));
    EXPECT_FALSE(known.answers({4, false}, {2, 5}));
    EXPECT_FALSE(known.answers({4, false}, {0, 1}));
    known.bound = Bound::none;
    EXPECT_FALSE(known.answers({4, false}, {}));
}

}  // namespace memory_test
}  // namespace mitos::search::turns
