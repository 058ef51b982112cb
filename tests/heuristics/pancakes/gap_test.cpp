#include "heuristics/pancakes/gap.h"

#include <gtest/gtest.h>

#include "games/pancakes/flipping.h"
#include "tests/support/naive_pancakes.h"

namespace mitos::heuristics::pancakes {
namespace gap_test {

using games::pancakes::Flipping;
using games::pancakes::orderedStack;
using games::pancakes::pack;
using games::pancakes::PackedStack;
using games::pancakes::Stack;

// Every stack of up to eight pancakes, towards the usual goal and another one.
class GapOfAllStacks : public testing::TestWithParam<int> {
  protected:
    static std::vector<Stack> goals(int size) {
        std::string other = test::pileOf(size, orderedStack(size));
        std::rotate(other.begin(), other.begin() + 1, other.end());
        std::reverse(other.begin(), other.begin() + size / 2);
        return {orderedStack(size), test::stackOf(other)};
    }
};

TEST_P(GapOfAllStacks, NeverExceedsTheTrueDistance) {
    const int size = GetParam();
    for (const Stack& goal : goals(size)) {
        const Gap gap(size, goal);
        for (const auto& [pile, distance] : test::distancesFrom(test::pileOf(size, goal)))
            ASSERT_LE(gap(pack(size, test::stackOf(pile))), distance);
        EXPECT_EQ(gap(pack(size, goal)), 0U);
    }
}

TEST_P(GapOfAllStacks, ChangesByOneAtMostAndIsDerivedFromTheParent) {
    const int size = GetParam();
    for (const Stack& goal : goals(size)) {
        const Gap gap(size, goal);
        const Flipping puzzle(size, goal);
        for (std::uint32_t index = 0; index < puzzle.indexCount(); ++index) {
            const PackedStack parent = puzzle.stateAt(index);
            const std::uint32_t value = gap(parent);
            puzzle.forEachSuccessor(parent, [&](const PackedStack& child, std::uint8_t, std::uint32_t) {
                ASSERT_EQ(gap.after(value, parent, child), gap(child));
                ASSERT_LE(value, gap(child) + 1);
            });
        }
    }
}
INSTANTIATE_TEST_SUITE_P(Sizes, GapOfAllStacks, testing::Range(2, 9));

TEST(Gap, CountsThePlateAsAPancake) {
    EXPECT_EQ(Gap(3, orderedStack(3))(pack(3, test::stackOf("\3\2\1"))), 1U);    // only the plate has a wrong neighbour
    EXPECT_EQ(Gap(4, orderedStack(4))(pack(4, test::stackOf("\2\4\1\3"))), 4U);  // all are wrong
}

// The largest stack takes all 16 fields of the word, the plate included.
TEST(Gap, ServesFifteenPancakes) {
    base::Random random(15);
    const Stack goal = orderedStack(15);
    const Gap gap(15, goal);
    const Flipping puzzle(15, goal);
    PackedStack state = puzzle.goal();
    std::uint32_t value = 0;
    for (int i = 0; i < 1000; ++i) {
        const PackedStack next = state.flipped(static_cast<int>(2 + random.below(14)));
        value = gap.after(value, state, next);
        ASSERT_EQ(value, gap(next));
        state = next;
    }
}

}  // namespace gap_test
}  // namespace mitos::heuristics::pancakes
