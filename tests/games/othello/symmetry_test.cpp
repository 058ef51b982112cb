#include "games/othello/symmetry.h"

#include <gtest/gtest.h>

#include <set>

#include "games/othello/board_text.h"
#include "tests/support/othello_boards.h"
#include "tests/support/scale.h"

namespace mitos::games::othello {
namespace symmetry_test {

constexpr std::uint64_t seed = 8;

class SymmetryOfSize : public testing::TestWithParam<int> {
  protected:
    template <class Check>
    void onManyBoards(Check&& check) {
        SCOPED_TRACE(testing::Message() << "size " << GetParam() << ", seed " << seed);
        base::Random random(seed);
        for (int i = 0; i < test::times(500, 50); ++i) {
            const Board board = test::scatteredBoard(GetParam(), random);
            for (const Symmetry symmetry : symmetries) check(board, symmetry);
        }
    }
};

// The same by the drawing: a character at a time.
std::string transformedText(const std::string& text, Symmetry symmetry, int size) {
    std::string image = text;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            int r = symmetry.transposed ? column : row;
            int c = symmetry.transposed ? row : column;
            if (symmetry.columnsMirrored) c = size - 1 - c;
            if (symmetry.rowsMirrored) r = size - 1 - r;
            image[static_cast<std::size_t>(r * size + c)] = text[static_cast<std::size_t>(row * size + column)];
        }
    }
    return image;
}

TEST_P(SymmetryOfSize, MovesEachSquareToItsPlace) {
    onManyBoards([&](const Board& board, Symmetry symmetry) {
        ASSERT_EQ(writeBoard(GetParam(), transformed(board, symmetry, GetParam())),
                  transformedText(writeBoard(GetParam(), board), symmetry, GetParam()));
    });
}

TEST_P(SymmetryOfSize, CommutesWithTheMoves) {
    const Othello game(GetParam());
    onManyBoards([&](const Board& board, Symmetry symmetry) {
        const Board image = transformed(board, symmetry, GetParam());
        ASSERT_EQ(game.moves(image), transformed(game.moves(board), symmetry, GetParam()));
        ASSERT_EQ(game.isOver(image), game.isOver(board));
        game.forEachMove(board, [&](Square move) {
            ASSERT_EQ(game.after(image, transformed(move, symmetry, GetParam())),
                      transformed(game.after(board, move), symmetry, GetParam()));
        });
    });
}

TEST_P(SymmetryOfSize, HasAnInverse) {
    onManyBoards([&](const Board& board, Symmetry symmetry) {
        ASSERT_EQ(transformed(transformed(board, symmetry, GetParam()), inverse(symmetry), GetParam()), board);
        ASSERT_EQ(transformed(transformed(board, inverse(symmetry), GetParam()), symmetry, GetParam()), board);
    });
}

TEST_P(SymmetryOfSize, GivesAllImagesTheSameCanonicalBoard) {
    onManyBoards([&](const Board& board, Symmetry symmetry) {
        const Board one = canonical(board, GetParam());
        ASSERT_EQ(canonical(transformed(board, symmetry, GetParam()), GetParam()), one);
        ASSERT_EQ(canonical(one, GetParam()), one);
        ASSERT_EQ(one.mover, board.mover);
    });
}

TEST_P(SymmetryOfSize, MakesTheCanonicalBoardOneOfTheImages) {
    onManyBoards([&](const Board& board, Symmetry) {
        bool found = false;
        for (const Symmetry symmetry : symmetries) {
            found = found || transformed(board, symmetry, GetParam()) == canonical(board, GetParam());
        }
        ASSERT_TRUE(found);
    });
}

TEST_P(SymmetryOfSize, LeavesAPassAPass) {
    for (const Symmetry symmetry : symmetries) EXPECT_EQ(transformed(pass, symmetry, GetParam()), pass);
}

TEST_P(SymmetryOfSize, KeepsTheStartInFourWays) {
    int kept = 0;
    for (const Symmetry symmetry : symmetries) {
        if (transformed(startOf(GetParam()), symmetry, GetParam()) == startOf(GetParam())) ++kept;
    }
    EXPECT_EQ(kept, 4);
}

INSTANTIATE_TEST_SUITE_P(Sizes, SymmetryOfSize, testing::ValuesIn(sizes), [](const auto& instance) {
    return std::to_string(instance.param) + "x" + std::to_string(instance.param);
});

TEST(Symmetries, AreEightDifferentOnes) {
    std::set<std::pair<Square, Square>> images;  // of a1 and b1, which tell them apart
    for (const Symmetry symmetry : symmetries) {
        images.emplace(transformed(squareAt(0, 0), symmetry), transformed(squareAt(0, 1), symmetry));
    }
    EXPECT_EQ(images.size(), 8U);
}

TEST(Symmetries, MakeTheFirstMovesEqual) {
    const Othello game;
    std::set<std::string> boards;
    game.forEachMove(game.start(),
                     [&](Square move) { boards.insert(writeBoard(8, canonical(game.after(game.start(), move)))); });
    EXPECT_EQ(boards.size(), 1U);
}

}  // namespace symmetry_test
}  // namespace mitos::games::othello
