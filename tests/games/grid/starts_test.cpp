// The boards on which a game may begin.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "games/grid/rules.h"
#include "tests/support/grid_rules.h"

namespace mitos::games::grid {
namespace starts_test {

using test::plain;
using test::shipped;
using Boards = std::vector<BoardText>;

TEST(LegalStarts, OfCseAreTwo) { EXPECT_EQ(legalStarts(shipped("cse")), (Boards{"___S_____", "_____S___"})); }

// Counted once more from the definition: one X and one O whose rows or columns differ by two or more.
TEST(LegalStarts, OfXoxAreTheSeventyFourWithoutContact) {
    std::set<BoardText> expected;
    for (int x = 0; x < 12; ++x) {
        for (int o = 0; o < 12; ++o) {
            if (std::max(std::abs(x / 3 - o / 3), std::abs(x % 3 - o % 3)) < 2) continue;
            BoardText board(12, emptyCell);
            board[static_cast<std::size_t>(x)] = 'X';
            board[static_cast<std::size_t>(o)] = 'O';
            expected.insert(board);
        }
    }
    EXPECT_EQ(expected.size(), 74U);
    EXPECT_EQ(legalStarts(shipped("xox")), Boards(expected.begin(), expected.end()));
}

TEST(LegalStarts, AreInTheOrderOfPlainStrings) {
    for (const auto& [name, text] : shippedRules()) {
        const Boards starts = legalStarts(shipped(name));
        EXPECT_TRUE(std::is_sorted(starts.begin(), starts.end())) << name;
    }
    // '_' comes behind the capital letters and before the small ones
    const Rules rules = readRules("name = \"Order\"\nrows = 1\ncolumns = 3\n[letters]\nmax = \"Xx\"\nmin = \"X\"\n"
                                  "[[pattern]]\ntext = \"XxX\"\n[end]\nwhen = \"any pattern\"\nwinner = \"completer\"\n"
                                  "[start]\nplace = [\"x\", \"X\"]\n",
                                  "order.toml");
    EXPECT_EQ(legalStarts(rules), (Boards{"X_x", "Xx_", "_Xx", "_xX", "xX_", "x_X"}));
}

TEST(LegalStarts, ListEveryBoardOnceWhenLettersAreEqual) {
    const Boards starts = legalStarts(plain({}, "[start]\nplace = [\"X\", \"O\", \"X\"]\n"));
    EXPECT_EQ(starts.size(), 9U * 8 * 7 / 2);
    EXPECT_EQ(std::set<BoardText>(starts.begin(), starts.end()).size(), starts.size());
}

TEST(LegalStarts, LeaveOutBoardsOnWhichTheGameWouldBeOver) {
    // Three X on the cells of the top row and one more cell: the row itself would be a win.
    const Rules rules =
        plain({}, "[start]\nplace = [\"X\", \"X\", \"X\"]\ncells = [\"0 0\", \"0 1\", \"0 2\", \"2 0\"]\n");
    EXPECT_EQ(legalStarts(rules), (Boards{"XX____X__", "X_X___X__", "_XX___X__"}));
}

TEST(LegalStarts, LeaveOutWhatWouldFloat) {
    const Rules rules =
        plain("gravity = true\n", "[start]\nplace = [\"X\", \"O\"]\ncells = [\"1 0\", \"2 0\", \"2 1\"]\n");
    EXPECT_EQ(legalStarts(rules), (Boards{"___O__X__", "___X__O__", "______OX_", "______XO_"}));
}

TEST(LegalStarts, WantEveryTwoLettersAdjacent) {
    const Boards starts = legalStarts(plain({}, "[start]\nplace = [\"X\", \"X\", \"O\"]\nwhere = \"adjacent\"\n"));
    // Every 2x2 block gives four cells to leave empty and three for the O.
    EXPECT_EQ(starts.size(), 4U * 4 * 3);
}

TEST(LegalStarts, AreReadQuicklyUpToTheirLimit) {
    const Rules rules =
        readRules("name = \"Many\"\nrows = 4\ncolumns = 4\n[letters]\nmax = \"ABC\"\nmin = \"D\"\n"
                  "[[pattern]]\ntext = \"ABCD\"\n[end]\nwhen = \"any pattern\"\nwinner = \"completer\"\n"
                  "[start]\nplace = [\"A\", \"B\", \"C\", \"D\"]\n",
                  "many.toml");
    // ABCD fits four rows, four columns and two diagonals, in one direction each.
    EXPECT_EQ(legalStarts(rules).size(), 16U * 15 * 14 * 13 - 10);
}

}  // namespace starts_test
}  // namespace mitos::games::grid
