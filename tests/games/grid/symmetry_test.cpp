// Symmetries found from the rules, and the boards that stand for their classes.
#include "games/grid/symmetry.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "tests/support/grid_rules.h"

namespace mitos::games::grid {
namespace symmetry_test {

TEST(Symmetry, IsFoundFromTheRules) {
    const auto count = [](const char* name) { return symmetriesOf(PlacementGame(test::shipped(name))).size(); };
    EXPECT_EQ(count("tictactoe"), 8U);
    EXPECT_EQ(count("wild-tictactoe"), 16U);   // X and O can be exchanged
    EXPECT_EQ(count("cse"), 16U);              // C and E can be exchanged
    EXPECT_EQ(count("xox"), 4U);               // a rectangle, each side has its own letter
    EXPECT_EQ(count("connect-four-4x4"), 2U);  // gravity leaves the mirror image only
}

TEST(Images, ABoardStandsForItsClassIfItIsTheSmallestOfItsImages) {
    base::Random random(20'261'118);
    std::size_t canonical = 0;
    for (const char* name : {"tictactoe", "wild-tictactoe", "cse", "xox", "connect-four-4x4"}) {
        SCOPED_TRACE(name);
        const Rules rules = test::shipped(name);
        const Images images(symmetriesOf(PlacementGame(rules)), rules.cells(), static_cast<int>(rules.letters.size()));
        for (int i = 0; i < 1'000; ++i) {
            LetterMasks board{};
            for (int cell = 0; cell < rules.cells(); ++cell) {
                const std::uint64_t letter = random.below(rules.letters.size() + 1);
                if (letter > 0) board[letter - 1] |= Cells{1} << cell;
            }
            std::vector<LetterMasks> all;
            for (std::size_t which = 0; which < images.count(); ++which) all.push_back(images.of(which, board));
            const LetterMasks smallest = *std::min_element(all.begin(), all.end());
            EXPECT_EQ(images.isCanonical(board), board == smallest);
            EXPECT_EQ(images.canonical(board), smallest);
            EXPECT_TRUE(images.isCanonical(smallest));
            canonical += images.isCanonical(board) ? 1 : 0;
        }
    }
    EXPECT_GT(canonical, 0U);
}

}  // namespace symmetry_test
}  // namespace mitos::games::grid
