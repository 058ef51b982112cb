// Pattern tables compared with a search that knows nothing of regions and orders: tiles and blank on cells, and steps
// of the blank alone are free.
#include "champion/tiles/links.h"
#include "champion/tiles/table.h"

#include <gtest/gtest.h>

#include <map>

#include "tests/support/scale.h"

namespace mitos::champion::tiles {
namespace pattern_table_test {

using games::tiles::MoveSet;

/// The cells of the pattern's tiles, then that of the blank.
using Abstract = std::vector<int>;

std::map<Abstract, int> distancesFrom(const Shape& shape, const Abstract& goal) {
    std::map<Abstract, int> distances{{goal, 0}};
    std::multimap<int, Abstract> open{{0, goal}};  // Dijkstra
    while (!open.empty()) {
        const auto [distance, state] = *open.begin();
        open.erase(open.begin());
        if (distance > distances.at(state)) continue;
        for (std::size_t d = 0; d < shape.directionCount(); ++d) {
            const int to = shape.neighbour(state.back(), static_cast<Direction>(d));
            if (to < 0) continue;
            Abstract next = state;
            const auto tile = std::find(next.begin(), next.end() - 1, to);
            const bool moves = tile != next.end() - 1;
            if (moves) *tile = state.back();
            next.back() = to;
            const int cost = distance + (moves ? static_cast<int>(shape.costOf(static_cast<Direction>(d))) : 0);
            const auto known = distances.find(next);
            if (known != distances.end() && known->second <= cost) continue;
            distances[next] = cost;
            open.emplace(cost, next);
        }
    }
    return distances;
}

struct Located {
    std::uint32_t place;
    Order order;
    Arrangement tiles;
};

Cells cellsOf(const std::vector<int>& goal) {
    Cells cells = 0;
    for (const int cell : goal) cells |= bitOf(cell);
    return cells;
}

int after(const PatternTable& table, int before, const Located& state) {
    const auto by = [&]<unsigned planes>() {
        return PatternTable::after<planes>(before, table.wordOf<planes>(state.place, state.order), state.order);
    };
    switch (table.planes()) {
    case 1:
        return by.operator()<1>();
    case 2:
        return by.operator()<2>();
    default:
        return by.operator()<4>();
    }
}

Located locate(const PatternSpace& space, const Abstract& state) {
    Cells cells = 0;
    Arrangement tiles = 0;
    for (std::size_t i = 0; i + 1 < state.size(); ++i) cells |= bitOf(state[i]);
    unsigned shift = 0;
    for (Cells rest = cells; rest != 0; rest &= rest - 1, shift += 3) {
        const auto tile = std::find(state.begin(), state.end() - 1, std::countr_zero(rest)) - state.begin();
        tiles |= static_cast<Arrangement>(tile) << shift;
    }
    return {space.placeOf(cells, state.back()), space.orderOf(tiles), tiles};
}

struct Case {
    Shape shape;
    std::vector<int> goal;
    int blank;
};

class Patterns : public testing::TestWithParam<Case> {};

TEST_P(Patterns, HoldEveryDistanceAndEveryStep) {
    const auto& [shape, goal, blank] = GetParam();
    if (test::sanitized && goal.size() > 3) GTEST_SKIP() << "takes long, and shows nothing new to a sanitizer";
    const PatternSpace space(shape, static_cast<int>(goal.size()));
    PatternTable table(space, cellsOf(goal), blank);
    const base::StopFlag never;
    ASSERT_TRUE(table.build(2, never));
    const Links links(space);
    Abstract start = goal;
    start.push_back(blank);
    const auto distances = distancesFrom(shape, start);
    int greatest = 0;
    std::map<std::pair<std::uint32_t, Order>, int> seen;
    for (const auto& [state, distance] : distances) {
        const auto [place, order, tiles] = locate(space, state);
        ASSERT_EQ(table.distance(place, order), distance);
        greatest = std::max(greatest, distance);
        seen[{place, order}] = distance;
        for (std::size_t d = 0; d < shape.directionCount(); ++d) {
            const int to = shape.neighbour(state.back(), static_cast<Direction>(d));
            if (to < 0) continue;
            Abstract next = state;
            const auto tile = std::find(next.begin(), next.end() - 1, to);
            next.back() = to;
            if (tile == next.end() - 1) {  // consistent: a move of another tile leaves the state where it was
                ASSERT_EQ(locate(space, next).place, place);
                continue;
            }
            *tile = state.back();
            const Located moved = locate(space, next);
            ASSERT_EQ(tiles::moved(tiles, space.cellsOf(place), Passing(to, state.back())), moved.tiles);
            const Order* const jump = space.jump(space.cellsOf(place), to, state.back());
            ASSERT_EQ(jump == nullptr ? order : jump[order], moved.order);
            const auto before = static_cast<std::uint32_t>(std::popcount(space.cellsOf(place) & (bitOf(to) - 1)));
            const std::size_t link = place * links.perPlace() + before * links.perTile() + d;
            const bool narrow = links.narrow() != nullptr;
            ASSERT_EQ(narrow ? links.narrow()[link] : links.wide()[link], moved.place);
            ASSERT_EQ(after(table, distance, moved), distances.at(next));
        }
    }
    EXPECT_EQ(table.greatest(), greatest);
    EXPECT_LE(seen.size(), space.states());
    EXPECT_EQ(
        seen.size(),
        space.states() /
            (goal.size() + 1 == static_cast<std::size_t>(shape.cells()) && shape.moves == MoveSet::plain ? 2 : 1));
}

INSTANTIATE_TEST_SUITE_P(
    Boards, Patterns,
    testing::Values(Case{{3, 3, MoveSet::plain}, {0, 1, 2, 3}, 8}, Case{{3, 3, MoveSet::plain}, {4, 5, 6, 7}, 8},
                    Case{{3, 3, MoveSet::king}, {0, 1, 2, 3}, 8}, Case{{3, 3, MoveSet::king}, {1, 3, 5, 7, 8}, 4},
                    Case{{2, 5, MoveSet::plain}, {0, 1, 5, 6}, 9}, Case{{2, 5, MoveSet::plain}, {2, 3, 4, 7}, 9},
                    Case{{2, 5, MoveSet::king}, {0, 2, 4, 6}, 9}, Case{{2, 3, MoveSet::plain}, {0, 1, 2, 3, 4}, 5},
                    Case{{5, 2, MoveSet::plain}, {1, 3, 5, 7}, 0}, Case{{4, 4, MoveSet::plain}, {0, 5, 10}, 15},
                    Case{{5, 5, MoveSet::king}, {3, 24}, 12}, Case{{3, 3, MoveSet::king, {2, 2, 3}}, {0, 1, 2, 3}, 8},
                    Case{{3, 3, MoveSet::plain, {1, 7}}, {4, 5, 6, 7}, 8},
                    Case{{2, 5, MoveSet::king, {1, 2, 7}}, {0, 2, 4, 6}, 9},
                    Case{{2, 4, MoveSet::king, {2, 2, 3}}, {0, 1, 6}, 7}, Case{{4, 2, MoveSet::plain}, {1, 2, 5}, 0}));

TEST(PatternTable, StopsWhenTheFlagIsRaised) {
    const PatternSpace space({4, 4, MoveSet::plain}, 5);
    PatternTable table(space, bitOf(5) - 1, 15);
    base::StopFlag stop;
    stop.raise();
    EXPECT_FALSE(table.build(1, stop));
}

TEST(PatternSpace, NumbersOrdersBothWays) {
    for (int tiles = 1; tiles <= mostTiles; ++tiles) {
        const PatternSpace space({3, 3, MoveSet::plain}, tiles);
        for (std::uint32_t order = 0; order < space.orders(); ++order)
            ASSERT_EQ(space.orderOf(space.arrangementOf(static_cast<Order>(order))), order);
    }
}

}  // namespace pattern_table_test
}  // namespace mitos::champion::tiles
