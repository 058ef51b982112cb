// The automaton refuses only moves that another sequence of the same length or a shorter one replaces: under it every
// board of a small puzzle is reached in as few moves as without it.
#include "champion/tiles/automaton.h"

#include <gtest/gtest.h>

#include <map>
#include <unordered_map>

#include "games/tiles/board.h"
#include "tests/support/scale.h"

namespace mitos::champion::tiles {
namespace automaton_test {

using games::tiles::Board;
using games::tiles::Direction;
using games::tiles::MoveSet;
using games::tiles::Shape;

std::uint64_t keyOf(const Board& board) {
    std::uint64_t key = 0;
    for (std::size_t i = 0; i < 9; ++i) key = key * 16 + board.tiles[i];
    return key;
}

/// Returns in how many moves each board is reached; `automaton` may be null.
std::unordered_map<std::uint64_t, int> soonest(const Shape& shape, const Board& start, const MoveAutomaton* automaton) {
    std::unordered_map<std::uint64_t, int> distances;
    std::map<std::pair<std::uint64_t, MoveAutomaton::State>, int> seen;
    std::vector<std::tuple<Board, MoveAutomaton::State, int>> open{{start, MoveAutomaton::start, 0}};
    for (std::size_t i = 0; i < open.size(); ++i) {
        const auto [board, state, distance] = open[i];
        distances.emplace(keyOf(board), distance);
        const auto blank = static_cast<int>(std::find(board.tiles.begin(), board.tiles.end(), 0) - board.tiles.begin());
        for (std::size_t d = 0; d < shape.directionCount(); ++d) {
            const int to = shape.neighbour(blank, static_cast<Direction>(d));
            if (to < 0) continue;
            const auto after = automaton != nullptr ? automaton->after(state, d) : MoveAutomaton::start;
            if (after == MoveAutomaton::refused) continue;
            Board next = board;
            std::swap(next.tiles[static_cast<std::size_t>(blank)], next.tiles[static_cast<std::size_t>(to)]);
            if (seen.emplace(std::pair(keyOf(next), after), distance + 1).second)
                open.emplace_back(next, after, distance + 1);
        }
    }
    return distances;
}

struct Case {
    Shape shape;
    int blank;
    int length;
};

class Automata : public testing::TestWithParam<Case> {};

TEST_P(Automata, LeaveAShortestWayToEveryBoard) {
    const auto& [shape, blank, length] = GetParam();
    if (test::sanitized && shape.cells() > 6) GTEST_SKIP() << "takes long, and shows nothing new to a sanitizer";
    Board start = games::tiles::orderedGoal(shape);
    std::swap(start.tiles[static_cast<std::size_t>(blank)], start.tiles[static_cast<std::size_t>(shape.cells() - 1)]);
    const MoveAutomaton automaton(shape.moves, length);
    EXPECT_EQ(soonest(shape, start, &automaton), soonest(shape, start, nullptr));
}

INSTANTIATE_TEST_SUITE_P(Boards, Automata,
                         testing::Values(Case{{2, 3, MoveSet::plain}, 5, 10}, Case{{2, 3, MoveSet::plain}, 1, 10},
                                         Case{{2, 3, MoveSet::king}, 4, 5}, Case{{2, 3, MoveSet::king}, 0, 5},
                                         Case{{2, 4, MoveSet::plain}, 7, 10}, Case{{3, 2, MoveSet::plain}, 2, 10},
                                         Case{{2, 4, MoveSet::king}, 6, 3}, Case{{4, 2, MoveSet::plain}, 2, 10}));

TEST(MoveAutomaton, RefusesKnownDuplicates) {
    const auto walk = [](const MoveAutomaton& automaton, const std::vector<Direction>& moves) {
        auto state = MoveAutomaton::start;
        for (const Direction direction : moves) {
            state = automaton.after(state, static_cast<std::size_t>(direction));
            if (state == MoveAutomaton::refused) return false;
        }
        return true;
    };
    using enum Direction;
    const MoveAutomaton shortest(MoveSet::plain, 2);
    EXPECT_EQ(shortest.sequences(), 4U);
    EXPECT_FALSE(walk(shortest, {up, down}));
    EXPECT_TRUE(walk(shortest, {up, left, down, right, up, left, down}));
    // Six moves around four cells one way have the same effect as six the other way; seven the same as five.
    const MoveAutomaton around(MoveSet::plain, 7);
    EXPECT_NE(walk(around, {up, left, down, right, up, left}), walk(around, {left, up, right, down, left, up}));
    EXPECT_FALSE(walk(around, {up, left, down, right, up, left, down}));
    // With king moves, three steps around a triangle have.
    const MoveAutomaton triangles(MoveSet::king, 3);
    EXPECT_NE(walk(triangles, {up, left, downRight}), walk(triangles, {upLeft, right, down}));
}

}  // namespace automaton_test
}  // namespace mitos::champion::tiles
