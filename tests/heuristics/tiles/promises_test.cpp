// The facts of the catalogue, checked on every board of a small size.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/tiles/sliding_tiles.h"
#include "tests/support/any_estimate.h"
#include "tests/support/by_name.h"
#include "tests/support/naive_space.h"
#include "tests/support/scale.h"
#include "tests/support/shapes.h"

namespace mitos::heuristics::tiles {
namespace promises_test {

using games::tiles::MoveSet;
using games::tiles::Packed64;
using Tiles = games::tiles::SlidingTiles<Packed64>;

struct Case {
    const char* name;
    Shape shape;
    Board goal;
};
void PrintTo(const Case& item, std::ostream* out) { *out << item.name; }

// One space with one goal: the true distances and the values of a heuristic, by index.
class Promises : public testing::TestWithParam<Case> {
  protected:
    static constexpr std::uint32_t unreached = 0xFFFF;
    Shape shape = GetParam().shape;
    Tiles puzzle{shape, GetParam().goal};
    std::vector<std::uint32_t> distances = trueDistances();

    [[nodiscard]] std::vector<std::uint32_t> trueDistances() const {
        std::vector<std::uint32_t> all(static_cast<std::size_t>(puzzle.indexCount()), unreached);
        for (const auto& [cells, distance] : test::naiveDistances(shape, GetParam().goal)) {
            all[puzzle.indexOf(games::tiles::pack<Packed64>(shape, test::boardOf(cells)))] = distance;
        }
        return all;
    }
    [[nodiscard]] std::vector<std::uint32_t> valuesOf(Kind kind) const {
        const auto estimate = test::estimateOf(kind, shape, GetParam().goal);
        std::vector<std::uint32_t> values(distances.size());
        for (std::uint32_t index = 0; index < values.size(); ++index) values[index] = estimate(puzzle.stateAt(index));
        return values;
    }
    void expectDistances(const std::vector<std::uint32_t>& values) const {
        for (std::size_t i = 0; i < values.size(); ++i) {
            ASSERT_EQ(values[i], distances[i] == unreached ? Exact::unreachable : distances[i]) << "index " << i;
        }
    }
    [[nodiscard]] std::size_t overestimates(const std::vector<std::uint32_t>& values) const {
        std::size_t count = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            count += distances[i] != unreached && values[i] > distances[i] ? 1 : 0;
        }
        return count;
    }
    // Counts the moves that change the value by more than they cost.
    [[nodiscard]] std::size_t jumps(const std::vector<std::uint32_t>& values) const {
        std::size_t count = 0;
        for (std::uint32_t index = 0; index < values.size(); ++index) {
            if (distances[index] == unreached) continue;
            puzzle.forEachSuccessor(puzzle.stateAt(index), [&](const Packed64& next, auto, unsigned) {
                count += values[index] > values[puzzle.indexOf(next)] + 1 ? 1 : 0;
            });
        }
        return count;
    }
};

TEST_P(Promises, AreKeptByEveryHeuristicOnEveryBoard) {
    for (const Facts& known : catalogue()) {
        SCOPED_TRACE(std::string(known.name));
        const auto values = valuesOf(known.kind);
        EXPECT_EQ(values[puzzle.indexOf(puzzle.goal())], 0U);
        EXPECT_EQ(overestimates(values) == 0, known.admissible(shape.moves));
        EXPECT_EQ(jumps(values) == 0, known.consistent(shape.moves));
        if (known.kind == Kind::exact) expectDistances(values);
    }
}

// A finer measure is never below a coarser one.
TEST(Dominance, RunsFromLinearConflictOverManhattanAndChebyshevToMisplaced) {
    const Shape shape{3, 3, MoveSet::plain};
    const Board goal = games::tiles::spiralGoal();
    const LinearConflict conflict(shape, goal);
    const Manhattan manhattan(shape, goal);
    const Chebyshev chebyshev(shape, goal);
    const Misplaced misplaced(shape, goal);
    const Tiles tiles(shape, goal);
    for (std::uint32_t index = 0; index < tiles.indexCount(); ++index) {
        const Packed64 state = tiles.stateAt(index);
        ASSERT_GE(conflict(state), manhattan(state));
        ASSERT_GE(manhattan(state), chebyshev(state));
        ASSERT_GE(chebyshev(state), misplaced(state));
    }
}

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const MoveSet moves : {MoveSet::plain, MoveSet::king}) {
        const bool king = moves == MoveSet::king;
        all.push_back({king ? "king2x2" : "plain2x2", {2, 2, moves}, {{1, 2, 3, 0}}});
        all.push_back({king ? "king2x3" : "plain2x3", {2, 3, moves}, {{1, 2, 3, 4, 5, 0}}});
        all.push_back({king ? "king3x2" : "plain3x2", {3, 2, moves}, {{4, 0, 1, 3, 2, 5}}});
        all.push_back({king ? "king3x3ordered" : "plain3x3ordered", {3, 3, moves}, {{1, 2, 3, 4, 5, 6, 7, 8, 0}}});
        if (test::sanitized) continue;
        all.push_back({king ? "king2x4" : "plain2x4", {2, 4, moves}, {{1, 2, 3, 4, 5, 6, 7, 0}}});
        all.push_back({king ? "king4x2" : "plain4x2", {4, 2, moves}, {{7, 3, 0, 1, 6, 2, 5, 4}}});
        all.push_back({king ? "king3x3spiral" : "plain3x3spiral", {3, 3, moves}, games::tiles::spiralGoal()});
        all.push_back(
            {king ? "king3x3blankFirst" : "plain3x3blankFirst", {3, 3, moves}, {{0, 1, 2, 3, 4, 5, 6, 7, 8}}});
        all.push_back({king ? "king3x3mixed" : "plain3x3mixed", {3, 3, moves}, {{8, 3, 5, 0, 7, 1, 2, 6, 4}}});
    }
    return all;
}
INSTANTIATE_TEST_SUITE_P(Spaces, Promises, testing::ValuesIn(cases()), test::ByName{});

}  // namespace promises_test
}  // namespace mitos::heuristics::tiles
