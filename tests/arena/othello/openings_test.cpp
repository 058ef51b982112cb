#include "arena/othello/openings.h"

#include <gtest/gtest.h>

#include <map>

#include "base/error.h"
#include "games/othello/symmetry.h"

namespace mitos::arena::othello {
namespace openings_test {

using games::othello::Board;
using games::othello::Othello;

TEST(Openings, AreLegalOfThatLengthAndNotOver) {
    for (const int size : {4, 6, 8}) {
        const Othello game(size);
        base::Random random(1);
        for (const Opening& opening : randomOpenings(game, 15, 6, random)) {
            Board board = game.start();
            for (const auto move : opening.moves) {
                ASSERT_TRUE(game.isLegal(board, move));
                board = game.after(board, move);
            }
            EXPECT_EQ(board, opening.board);
            EXPECT_EQ(opening.moves.size(), 6U);
            EXPECT_FALSE(game.isOver(board));
        }
    }
}

TEST(Openings, AreNeverSymmetricToEachOther) {
    const Othello game;
    base::Random random(2);
    const auto openings = randomOpenings(game, 200, 5, random);
    for (std::size_t a = 0; a < openings.size(); ++a) {
        for (std::size_t b = a + 1; b < openings.size(); ++b) {
            for (const auto symmetry : games::othello::symmetries) {
                ASSERT_NE(games::othello::transformed(openings[a].board, symmetry), openings[b].board);
            }
        }
    }
}

TEST(Openings, DependOnTheSeedAlone) {
    const Othello game;
    const auto boards = [&](std::uint64_t seed, std::size_t count) {
        base::Random random(seed);
        std::vector<Board> list;
        for (const Opening& opening : randomOpenings(game, count, 8, random)) list.push_back(opening.board);
        return list;
    };
    EXPECT_EQ(boards(5, 20), boards(5, 20));
    EXPECT_NE(boards(5, 20), boards(6, 20));
    std::vector<Board> more = boards(5, 30);
    more.resize(20);
    EXPECT_EQ(more, boards(5, 20));
}

TEST(Openings, AreAsManyAsThereAreAndNoMore) {
    const Othello game;
    base::Random random(3);
    EXPECT_EQ(randomOpenings(game, 1, 1, random).size(), 1U);  // the four first moves are one
    EXPECT_EQ(randomOpenings(game, 3, 2, random).size(), 3U);  // parallel, diagonal, perpendicular
    EXPECT_THROW((void)randomOpenings(game, 2, 1, random), base::Error);
    EXPECT_THROW((void)randomOpenings(game, 4, 2, random), base::Error);
    EXPECT_EQ(randomOpenings(game, 0, 3, random).size(), 0U);
}

}  // namespace openings_test
}  // namespace mitos::arena::othello
