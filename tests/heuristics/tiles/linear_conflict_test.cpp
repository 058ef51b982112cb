#include "heuristics/tiles/linear_conflict.h"

#include <gtest/gtest.h>

#include <bit>
#include <fstream>
#include <sstream>

#include "games/tiles/sliding_tiles.h"
#include "tests/support/scale.h"
#include "tests/support/shapes.h"

namespace mitos::heuristics::tiles {
namespace linear_conflict_test {

using games::tiles::MoveSet;
using games::tiles::orderedGoal;
using games::tiles::Packed128;
using games::tiles::Packed64;

TEST(LinearConflict, AddsTwoForTwoTilesThatMustPass) {
    const Shape shape{3, 3, MoveSet::plain};
    const LinearConflict conflict(shape, orderedGoal(shape));
    EXPECT_EQ(conflict(games::tiles::pack<Packed64>(shape, {{2, 1, 3, 4, 5, 6, 7, 8, 0}})), 2U + 2U);
}

TEST(LinearConflict, AddsFourForARowTurnedRound) {
    const Shape shape{3, 3, MoveSet::plain};
    const LinearConflict conflict(shape, orderedGoal(shape));
    EXPECT_EQ(conflict(games::tiles::pack<Packed64>(shape, {{3, 2, 1, 4, 5, 6, 7, 8, 0}})), 4U + 4U);
}

TEST(LinearConflict, DoesNotCountTheBlank) {
    const Shape shape{3, 3, MoveSet::plain};
    const LinearConflict conflict(shape, orderedGoal(shape));
    EXPECT_EQ(conflict(games::tiles::pack<Packed64>(shape, {{1, 2, 3, 4, 5, 6, 0, 7, 8}})), 2U);
}

// The fewest tiles of one line that must leave it so that no two are left in the wrong order: by trying all subsets.
int fewestRemovals(const std::vector<int>& homes) {
    int fewest = static_cast<int>(homes.size());
    for (unsigned kept = 0; kept < (1U << homes.size()); ++kept) {
        bool ordered = true;
        int last = -1;
        for (std::size_t i = 0; i < homes.size(); ++i) {
            if ((kept >> i & 1U) == 0) continue;
            ordered = ordered && homes[i] > last;
            last = homes[i];
        }
        if (ordered) fewest = std::min(fewest, static_cast<int>(homes.size()) - std::popcount(kept));
    }
    return fewest;
}

std::uint32_t oracle(const Shape& shape, const Board& board, const Board& goal) {
    std::vector<int> home(static_cast<std::size_t>(shape.cells()));
    for (int cell = 0; cell < shape.cells(); ++cell) home[goal.tiles[static_cast<std::size_t>(cell)]] = cell;
    int value = 0;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const std::size_t tile = board.tiles[static_cast<std::size_t>(cell)];
        if (tile == 0) continue;
        value +=
            std::abs(shape.row(cell) - shape.row(home[tile])) + std::abs(shape.column(cell) - shape.column(home[tile]));
    }
    for (int row = 0; row < shape.rows; ++row) {
        std::vector<int> homes;
        for (int column = 0; column < shape.columns; ++column) {
            const std::size_t tile = board.tiles[static_cast<std::size_t>(row * shape.columns + column)];
            if (tile != 0 && shape.row(home[tile]) == row) homes.push_back(shape.column(home[tile]));
        }
        value += 2 * fewestRemovals(homes);
    }
    for (int column = 0; column < shape.columns; ++column) {
        std::vector<int> homes;
        for (int row = 0; row < shape.rows; ++row) {
            const std::size_t tile = board.tiles[static_cast<std::size_t>(row * shape.columns + column)];
            if (tile != 0 && shape.column(home[tile]) == column) homes.push_back(shape.row(home[tile]));
        }
        value += 2 * fewestRemovals(homes);
    }
    return static_cast<std::uint32_t>(value);
}

// Tiles shuffled within their own rows or columns conflict often; boards at random seldom do.
Board shuffledLines(const Shape& shape, Board board, base::Random& random) {
    const bool rows = random.below(2) == 0;
    for (int line = 0; line < (rows ? shape.rows : shape.columns); ++line) {
        const int length = rows ? shape.columns : shape.rows;
        for (int i = length; i > 1; --i) {
            const auto cellOf = [&](int place) {
                return static_cast<std::size_t>(rows ? line * shape.columns + place : place * shape.columns + line);
            };
            const int other = static_cast<int>(random.below(static_cast<std::uint64_t>(i)));
            std::swap(board.tiles[cellOf(i - 1)], board.tiles[cellOf(other)]);
        }
    }
    return board;
}

TEST(LinearConflict, IsManhattanAndTwiceTheFewestThatGiveWay) {
    const std::uint64_t seed = 20260125;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (const Shape& shape : test::shapesUpTo(games::tiles::mostCells)) {
        for (int i = 0; i < test::times(200, 20); ++i) {
            const Board goal = test::anyArrangement(shape, random);
            const Board board = i % 2 == 0 ? shuffledLines(shape, goal, random) : test::anyArrangement(shape, random);
            const LinearConflict conflict(shape, goal);
            ASSERT_EQ(conflict(games::tiles::pack<Packed128>(shape, board)), oracle(shape, board, goal))
                << test::describe(shape);
            if (shape.cells() > Packed64::mostCells) continue;
            ASSERT_EQ(conflict(games::tiles::pack<Packed64>(shape, board)), oracle(shape, board, goal))
                << test::describe(shape);
        }
    }
}

// Consistent on large boards too: a random walk never changes it by more than one.
TEST(LinearConflict, ChangesByOneWithEveryMoveOfARandomWalk) {
    const std::uint64_t seed = 20260126;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    const Shape shape{5, 5, MoveSet::plain};
    const LinearConflict conflict(shape, orderedGoal(shape));
    Board board = orderedGoal(shape);
    auto value = static_cast<std::int64_t>(conflict(games::tiles::pack<Packed128>(shape, board)));
    for (int step = 0; step < test::times(20'000, 1000); ++step) {
        board = test::walkFrom(shape, board, 1, random);
        const auto next = static_cast<std::int64_t>(conflict(games::tiles::pack<Packed128>(shape, board)));
        ASSERT_EQ(std::abs(next - value), 1);
        value = next;
    }
}

// Korf's 100 boards with their published optimal lengths.
TEST(LinearConflict, StaysBelowThePublishedLengthsOfKorfsBoards) {
    std::ifstream file(MITOS_TEST_DATA "/korf100.txt");
    const Shape shape{4, 4, MoveSet::plain};
    const LinearConflict conflict(shape, orderedGoal(shape));
    const Manhattan manhattan(shape, orderedGoal(shape));
    int boards = 0;
    int sharper = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream numbers(line);
        std::uint32_t length = 0;
        numbers >> length;
        Board board;
        for (std::size_t cell = 0; cell < 16; ++cell) {
            int tile = 0;
            numbers >> tile;
            board.tiles[cell] = static_cast<std::uint8_t>(tile);
        }
        ASSERT_TRUE(games::tiles::solvable(shape, board, orderedGoal(shape))) << line;
        const auto state = games::tiles::pack<Packed64>(shape, board);
        EXPECT_LE(conflict(state), length) << line;
        EXPECT_GE(conflict(state), manhattan(state)) << line;
        EXPECT_EQ(conflict(state) % 2, length % 2) << line;
        sharper += conflict(state) > manhattan(state) ? 1 : 0;
        ++boards;
    }
    EXPECT_EQ(boards, 100);
    EXPECT_GT(sharper, 50);
}

}  // namespace linear_conflict_test
}  // namespace mitos::heuristics::tiles
