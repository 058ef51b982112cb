#include "search/turns/counters.h"

#include <gtest/gtest.h>

#include <memory>

#include "search/turns/lines.h"
#include "search/turns/move_stack.h"
#include "tests/search/turns/support/tic_tac_toe.h"

namespace mitos::search::turns {
namespace counters_test {

TEST(EffectiveBranching, IsThatOfTheUniformTreeOfTheSameSize) {
    EXPECT_NEAR(effectiveBranching(1 + 3 + 9 + 27, 3), 3.0, 1e-6);
    EXPECT_NEAR(effectiveBranching(11, 1), 10.0, 1e-6);
    EXPECT_NEAR(effectiveBranching(1 + 52, 5), 1.92, 0.005) << "the example of Russell and Norvig";
    EXPECT_NEAR(effectiveBranching(7, 6), 1.0, 1e-6) << "a single line";
}

TEST(EffectiveBranching, OfNothingIsNothing) {
    EXPECT_EQ(effectiveBranching(0, 4), 0.0);
    EXPECT_EQ(effectiveBranching(1, 4), 0.0);
    EXPECT_EQ(effectiveBranching(100, 0), 0.0);
}

TEST(EffectiveBranching, StandsLargeTrees) {
    const double branching = effectiveBranching(1'000'000'000'000'000U, 60);
    EXPECT_GT(branching, 1.5);
    EXPECT_LT(branching, 2.0);
}

class MovesOnAStack : public testing::Test {
  protected:
    using Stack = MoveStack<std::uint8_t>;
    test::TicTacToe game;
    Stack stack;

    static std::vector<int> placesOf(const Stack::Moves& moves) {
        std::vector<int> places;
        for (std::size_t i = 0; i < moves.size(); ++i) places.push_back(static_cast<int>(moves[i].place));
        return places;
    }
};

TEST_F(MovesOnAStack, AreThereAsListed) {
    const Stack::Moves moves(stack, game, {0001, 0002});
    ASSERT_EQ(moves.size(), 7U);
    EXPECT_EQ(moves[0].move, 2);
    EXPECT_EQ(placesOf(moves), (std::vector<int>{0, 1, 2, 3, 4, 5, 6}));
}

TEST_F(MovesOnAStack, AreSortedByRankAndOtherwiseStay) {
    Stack::Moves moves(stack, game, {0001, 0002});
    const Value ranks[] = {0, 5, -1, 5, 0, 9, -1};
    for (std::size_t i = 0; i < 7; ++i) moves[i].rank = ranks[i];
    moves.sort(1);
    EXPECT_EQ(placesOf(moves), (std::vector<int>{0, 5, 1, 3, 4, 2, 6})) << "the first is left alone";
    EXPECT_TRUE(moves.putFirst(4));
    EXPECT_EQ(placesOf(moves), (std::vector<int>{4, 0, 5, 1, 3, 2, 6}));
    EXPECT_FALSE(moves.putFirst(7));
    EXPECT_FALSE(moves.putFirst(~0U));
    EXPECT_EQ(placesOf(moves), (std::vector<int>{4, 0, 5, 1, 3, 2, 6}));
}

TEST_F(MovesOnAStack, OfAParentOutliveThoseOfItsChild) {
    const Stack::Moves parent(stack, game, {});
    {
        std::vector<std::unique_ptr<Stack::Moves>> deeper;  // enough to make the array grow
        for (int i = 0; i < 500; ++i) deeper.push_back(std::make_unique<Stack::Moves>(stack, game, test::Crosses{}));
        while (!deeper.empty()) deeper.pop_back();
    }
    EXPECT_EQ(placesOf(parent), (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8}));
}

TEST(LinesOfAPath, GrowFromTheEnd) {
    Lines<char> lines;
    lines.reach(3);
    lines.clear(2);
    lines.take(1, 'b');
    lines.take(0, 'a');
    EXPECT_EQ(std::vector<char>(lines[0].begin(), lines[0].end()), (std::vector<char>{'a', 'b'}));
    lines.clear(1);
    lines.take(0, 'c');
    EXPECT_EQ(std::vector<char>(lines[0].begin(), lines[0].end()), (std::vector<char>{'c'}));
}

}  // namespace counters_test
}  // namespace mitos::search::turns
