#include "games/pancakes/flipping.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/naive_pancakes.h"

namespace mitos::games::pancakes {
namespace flipping_test {

TEST(PackedStack, IsReadBackAsItWas) {
    base::Random random(11);
    for (int size = leastPancakes; size <= mostPancakes; ++size) {
        const Stack stack = randomStack(size, random);
        EXPECT_EQ(unpack(size, pack(size, stack)), stack);
    }
}

TEST(PackedStack, IsFlippedAsAStringIsReversed) {
    const std::uint64_t seed = 20261118;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (int size = leastPancakes; size <= mostPancakes; ++size) {
        for (int i = 0; i < 20; ++i) {
            const Stack stack = randomStack(size, random);
            for (int count = 1; count <= size; ++count) {
                std::string pile = test::pileOf(size, stack);
                std::reverse(pile.begin(), pile.begin() + count);
                EXPECT_EQ(test::pileOf(size, unpack(size, pack(size, stack).flipped(count))), pile);
            }
        }
    }
}

TEST(Flipping, HasOneSuccessorForEachFlipOfTwoOrMore) {
    const Flipping puzzle(4, orderedStack(4));
    std::set<std::string> piles;
    puzzle.forEachSuccessor(puzzle.goal(), [&](const PackedStack& next, std::uint8_t flip, std::uint32_t cost) {
        EXPECT_EQ(cost, 1U);
        EXPECT_EQ(next.flipped(flip), puzzle.goal());
        piles.insert(test::pileOf(4, unpack(4, next)));
    });
    EXPECT_EQ(piles, (std::set<std::string>{"\2\1\3\4", "\3\2\1\4", "\4\3\2\1"}));
}

TEST(Flipping, NumbersAllStacks) {
    for (int size = leastPancakes; size <= 7; ++size) {
        const Flipping puzzle(size, orderedStack(size));
        std::set<std::string> piles;
        for (std::uint32_t index = 0; index < puzzle.indexCount(); ++index) {
            const PackedStack state = puzzle.stateAt(index);
            EXPECT_EQ(puzzle.indexOf(state), index);
            piles.insert(test::pileOf(size, unpack(size, state)));
        }
        EXPECT_EQ(piles.size(), base::factorial(size));
    }
}

}  // namespace flipping_test
}  // namespace mitos::games::pancakes
