// Properties that are proven on every board of 3x3 and 2x5, checked on samples of larger ones: no estimate exceeds
// the length of a path that was walked, and no step changes it by more than its cost. King moves on 4x4 are compared
// with tables of another partition without the automaton, and with breadth-first search.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <unordered_map>

#include "base/random.h"
#include "champion/tiles/solver.h"
#include "games/tiles/board.h"
#include "tests/support/scale.h"

namespace mitos::champion::tiles {
namespace sampling_test {

using games::tiles::MoveSet;

constexpr std::uint64_t seed = 20261116;

/// A board and its blank; tiles are named by their cells in the goal.
struct Walker {
    const Shape& shape;
    int blank;
    Tiles tiles{};
    int at;

    Walker(const Shape& theShape, int home) : shape(theShape), blank(home), at(home) {
        for (int i = 0; i < shape.cells(); ++i) tiles[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i);
    }
    /// Makes a step and returns its cost; 0 if the step leads off the board.
    int step(Direction direction) {
        const int to = shape.neighbour(at, direction);
        if (to < 0) return 0;
        std::swap(tiles[static_cast<std::size_t>(at)], tiles[static_cast<std::size_t>(to)]);
        at = to;
        return static_cast<int>(shape.costOf(direction));
    }
    int anyStep(base::Random& random) {
        for (;;) {
            const int cost = step(static_cast<Direction>(random.below(shape.directionCount())));
            if (cost > 0) return cost;
        }
    }
};

int sumOf(const Heuristic& heuristic, const Tiles& tiles, std::size_t view) {
    const auto states = heuristic.statesOf(tiles, view);
    EXPECT_TRUE(states.has_value());
    int sum = 0;
    if (states) {
        for (const PatternState& state : *states) sum += state.distance;
    }
    return sum;
}

struct Sample {
    Shape shape;
    int blank;
    TableSize size;
};

class Sampled : public testing::TestWithParam<Sample> {};

TEST_P(Sampled, EstimatesAreAdmissibleAndConsistent) {
    const auto& [shape, blank, size] = GetParam();
    if (test::sanitized || (shape.cells() > 16 && !test::thorough())) GTEST_SKIP() << "large tables";
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    Heuristic heuristic(shape, blank, partitionsFor(shape, blank, size));
    const base::StopFlag never;
    ASSERT_TRUE(heuristic.build(2, never));
    base::Random random(seed);
    for (int walk = 0; walk < 20; ++walk) {
        Walker walker(shape, blank);
        int walked = 0;
        std::vector<int> before(heuristic.views());
        for (int i = 0; i < 60 * (walk % 5 + 1); ++i) {
            const int cost = walker.anyStep(random);
            walked += cost;
            for (std::size_t v = 0; v < heuristic.views(); ++v) {
                const int now = sumOf(heuristic, walker.tiles, v);
                ASSERT_LE(now, walked);
                ASSERT_LE(std::abs(now - before[v]), cost);
                before[v] = now;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, Sampled,
                         testing::Values(Sample{{4, 4, MoveSet::plain}, 15, TableSize::small},
                                         Sample{{4, 4, MoveSet::plain}, 5, TableSize::small},
                                         Sample{{4, 4, MoveSet::king}, 15, TableSize::small},
                                         Sample{{4, 4, MoveSet::king, {2, 2, 3}}, 0, TableSize::small},
                                         Sample{{3, 4, MoveSet::king}, 11, TableSize::full},
                                         Sample{{5, 5, MoveSet::plain}, 20, TableSize::full},
                                         Sample{{5, 5, MoveSet::king}, 24, TableSize::small}));

/// King moves on 4x4, by the champion's own tables and automaton.
class KingOnFourByFour : public testing::Test {
  protected:
    static int lengthBy(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles) {
        const base::StopFlag never;
        base::Watch watch({}, never);
        Deepening search(heuristic, automaton, tiles, watch);
        EXPECT_TRUE(search.run());
        EXPECT_EQ(static_cast<int>(search.path().size()), search.lowerBound());
        return search.lowerBound();
    }
    void SetUp() override {
        if (test::sanitized) GTEST_SKIP() << "some million nodes";
        const base::StopFlag never;
        ASSERT_TRUE(heuristic_.build(2, never));
    }

    const Shape shape_{4, 4, MoveSet::king};
    Heuristic heuristic_{shape_, 15, partitionsFor(shape_, 15, TableSize::small)};
    const MoveAutomaton automaton_{MoveSet::king, 6};
};

/// Breadth-first from both sides, in the plainest form: each layer of each side is a map of boards.
std::string wordOf(const Tiles& tiles) { return {tiles.begin(), tiles.begin() + 16}; }

std::vector<Tiles> nextLayer(const Shape& shape, const std::vector<Tiles>& layer,
                             std::unordered_map<std::string, int>& seen, int distance) {
    std::vector<Tiles> next;
    for (const Tiles& tiles : layer) {
        for (std::size_t d = 0; d < shape.directionCount(); ++d) {
            Walker walker(shape, 15);
            walker.tiles = tiles;
            walker.at = static_cast<int>(std::find(tiles.begin(), tiles.begin() + 16, 15) - tiles.begin());
            if (walker.step(static_cast<Direction>(d)) > 0 && seen.emplace(wordOf(walker.tiles), distance).second)
                next.push_back(walker.tiles);
        }
    }
    return next;
}

int lengthFromBothSides(const Shape& shape, const Tiles& start) {
    const Tiles goal = Walker(shape, 15).tiles;
    std::array<std::unordered_map<std::string, int>, 2> seen{{{{wordOf(start), 0}}, {{wordOf(goal), 0}}}};
    std::array<std::vector<Tiles>, 2> layers{{{start}, {goal}}};
    for (int length = 0;; ++length) {  // no solution is shorter
        for (const Tiles& tiles : layers[0]) {
            if (seen[1].contains(wordOf(tiles))) return length;
        }
        const std::size_t side = layers[0].size() <= layers[1].size() ? 0 : 1;
        layers[side] = nextLayer(shape, layers[side], seen[side], length + 1);
        if (side == 1) {  // boards that meet the new layer are in the last one of the start
            for (const Tiles& tiles : layers[0]) {
                if (seen[1].contains(wordOf(tiles))) return length + 1;
            }
        }
    }
}

TEST_F(KingOnFourByFour, IsAsShortAsBreadthFirstFromBothSides) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (int board = 0; board < (test::thorough() ? 60 : 12); ++board) {
        Walker walker(shape_, 15);
        for (int i = 0; i < 8 + board % 10; ++i) walker.anyStep(random);
        EXPECT_EQ(lengthBy(heuristic_, automaton_, walker.tiles), lengthFromBothSides(shape_, walker.tiles));
    }
}

TEST_F(KingOnFourByFour, IsAsShortByTablesOfAnotherCutWithoutTheAutomaton) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    Heuristic others(shape_, 15, {{{0, 1, 2, 3, 4, 5, 6}, {7, 8, 9, 10}, {11, 12, 13, 14}}});
    const MoveAutomaton none(MoveSet::king, 2);
    const base::StopFlag never;
    ASSERT_TRUE(others.build(2, never));
    for (int board = 0; board < (test::thorough() ? 200 : 3); ++board) {
        Walker walker(shape_, 15);
        for (int i = 0; i < 1000; ++i) walker.anyStep(random);
        EXPECT_EQ(lengthBy(heuristic_, automaton_, walker.tiles), lengthBy(others, none, walker.tiles));
    }
}

}  // namespace sampling_test
}  // namespace mitos::champion::tiles
