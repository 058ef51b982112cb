// The champion's search compared with distances from a complete walk over small boards, and with published lengths.
#include "champion/tiles/deepening.h"

#include <gtest/gtest.h>

#include <deque>
#include <unordered_map>

#include "base/random.h"
#include "games/tiles/board.h"
#include "tests/support/scale.h"

namespace mitos::champion::tiles {
namespace deepening_test {

using games::tiles::MoveSet;

std::uint64_t keyOf(const Tiles& tiles, int cells) {
    std::uint64_t key = 0;
    for (int i = 0; i < cells; ++i) key = key * 16 + tiles[static_cast<std::size_t>(i)];
    return key;
}

Tiles solved(const Shape& shape) {
    Tiles tiles{};
    for (int i = 0; i < shape.cells(); ++i) tiles[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i);
    return tiles;
}

/// Returns all boards by their distance from the goal, with tiles named by their cells in it.
std::vector<std::pair<Tiles, int>> allBoards(const Shape& shape, int blank) {
    std::unordered_map<std::uint64_t, int> distances{{keyOf(solved(shape), shape.cells()), 0}};
    std::vector<std::pair<Tiles, int>> boards{{solved(shape), 0}};
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const auto [tiles, distance] = boards[i];
        const int at = static_cast<int>(std::find(tiles.begin(), tiles.begin() + shape.cells(), blank) - tiles.begin());
        for (std::size_t d = 0; d < shape.directionCount(); ++d) {
            const int to = shape.neighbour(at, static_cast<Direction>(d));
            if (to < 0) continue;
            Tiles next = tiles;
            std::swap(next[static_cast<std::size_t>(at)], next[static_cast<std::size_t>(to)]);
            if (distances.emplace(keyOf(next, shape.cells()), distance + 1).second)
                boards.emplace_back(next, distance + 1);
        }
    }
    return boards;
}

Tiles after(const Shape& shape, Tiles tiles, int blank, const std::vector<Direction>& path) {
    for (const Direction direction : path) {
        const auto at =
            static_cast<int>(std::find(tiles.begin(), tiles.begin() + shape.cells(), blank) - tiles.begin());
        const int to = shape.neighbour(at, direction);
        EXPECT_GE(to, 0);
        std::swap(tiles[static_cast<std::size_t>(at)], tiles[static_cast<std::size_t>(to)]);
    }
    return tiles;
}

struct Case {
    Shape shape;
    int blank;
    Partition partition;
    bool mirrored;
    Partition second{};  // empty, or a second partition
};

std::vector<Partition> partitionsOf(const Case& test) {
    std::vector<Partition> all;
    for (const Partition& partition : {test.partition, test.second}) {
        if (partition.empty()) continue;
        for (const Partition& view : withMirror(test.shape, test.blank, partition)) {
            all.push_back(view);
            if (!test.mirrored) break;
        }
    }
    return all;
}

class Small : public testing::TestWithParam<Case> {};

TEST_P(Small, IsNeverAboveTheDistanceAndFindsIt) {
    const auto& [shape, blank, partition, mirrored, second] = GetParam();
    Heuristic heuristic(shape, blank, partitionsOf(GetParam()));
    ASSERT_EQ(heuristic.views(), (mirrored ? 2U : 1U) * (second.empty() ? 1U : 2U));
    ASSERT_LE(heuristic.tables(), partition.size() + second.size());
    const MoveAutomaton automaton(shape.moves, 5);
    const base::StopFlag never;
    ASSERT_TRUE(heuristic.build(1, never));
    const auto boards = allBoards(shape, blank);
    const std::size_t every = test::sanitized ? 997 : 61;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const auto& [tiles, distance] = boards[i];
        if (test::sanitized && i % 31 != 0) continue;
        const std::optional<int> estimate = heuristic.estimate(tiles);
        ASSERT_TRUE(estimate);
        ASSERT_LE(*estimate, distance);
        if (i % every != 0) continue;
        base::Watch watch({}, never);
        Deepening search(heuristic, automaton, tiles, watch);
        ASSERT_EQ(search.estimate(), *estimate);
        ASSERT_TRUE(search.run());
        ASSERT_EQ(search.lowerBound(), distance);
        ASSERT_EQ(static_cast<int>(search.path().size()), distance);
        ASSERT_EQ(after(shape, tiles, blank, search.path()), solved(shape));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Boards, Small,
    testing::Values(Case{{3, 3, MoveSet::plain}, 8, {{0, 1, 2, 3}, {4, 5, 6, 7}}, true},
                    Case{{3, 3, MoveSet::plain}, 4, {{0, 1, 2, 5}, {3, 6, 7, 8}}, false},
                    Case{{3, 3, MoveSet::king}, 8, {{0, 1, 3}, {2, 4, 5}, {6, 7}}, true},
                    Case{{2, 4, MoveSet::king}, 7, {{0, 1, 4, 5}, {2, 3, 6}}, false},
                    Case{{2, 4, MoveSet::plain}, 7, {{0, 1, 4, 5}, {2, 3, 6}}, false},
                    Case{{3, 3, MoveSet::plain}, 8, {{0, 1, 2, 3}, {4, 5, 6, 7}}, true, {{0, 1, 3, 4}, {2, 5, 6, 7}}}));

TEST(Deepening, RefusesMoreViewsThanItProvidesFor) {
    const Shape shape{2, 3, MoveSet::plain};
    const Partition whole{{0, 1, 2, 3, 4}};
    const Heuristic heuristic(shape, 5, {whole, whole, whole});
    const MoveAutomaton automaton(shape.moves, 2);
    const base::StopFlag never;
    base::Watch watch({}, never);
    EXPECT_THROW(Deepening(heuristic, automaton, solved(shape), watch), std::invalid_argument);
}

TEST(Deepening, KnowsABoardThatCannotBeSolved) {
    const Shape shape{2, 3, MoveSet::plain};
    Heuristic heuristic(shape, 5, {{{0, 1, 2, 3, 4}}});
    const MoveAutomaton automaton(shape.moves, 2);
    const base::StopFlag never;
    ASSERT_TRUE(heuristic.build(1, never));
    Tiles tiles = solved(shape);
    std::swap(tiles[0], tiles[1]);
    base::Watch watch({}, never);
    EXPECT_FALSE(Deepening(heuristic, automaton, tiles, watch).solvable());
}

// Korf 1985, numbers 55, 16 and 42 of his hundred, turned so that the blank comes last.
TEST(Deepening, FindsPublishedLengths) {
    const Shape shape{4, 4, MoveSet::plain};
    Heuristic heuristic(shape, 15, partitionsFor(shape, 15, TableSize::small));
    const MoveAutomaton automaton(shape.moves, 8);
    const base::StopFlag never;
    ASSERT_TRUE(heuristic.build(2, never));
    struct PublishedSolution {
        int length;
        std::array<int, 16> board;
    };
    for (const PublishedSolution& known : {
             PublishedSolution{41, {5, 10, 14, 4, 6, 12, 11, 1, 9, 0, 15, 7, 13, 2, 8, 3}},
             PublishedSolution{42, {0, 9, 12, 4, 5, 3, 2, 8, 10, 1, 7, 6, 11, 14, 13, 15}},
             PublishedSolution{42, {6, 1, 15, 8, 5, 10, 13, 0, 3, 4, 2, 7, 14, 9, 11, 12}},
         }) {
        Tiles tiles{};
        for (std::size_t i = 0; i < 16; ++i) tiles[i] = static_cast<std::uint8_t>((known.board[i] + 15) % 16);
        base::Watch watch({}, never);
        Deepening search(heuristic, automaton, tiles, watch);
        ASSERT_TRUE(search.run());
        EXPECT_EQ(search.lowerBound(), known.length);
        EXPECT_EQ(static_cast<int>(search.path().size()), known.length);
        EXPECT_EQ(after(shape, tiles, 15, search.path()), solved(shape));
    }
}

}  // namespace deepening_test
}  // namespace mitos::champion::tiles
