// Every algorithm with every admissible heuristic against the exact table, on random starts of the 3x3 board.
#include <gtest/gtest.h>

#include <map>

#include "api/tiles/solver.h"
#include "heuristics/tiles/exact.h"
#include "tests/support/scale.h"
#include "tests/support/solving.h"

namespace mitos::api::tiles {
namespace agreement_test {

using games::tiles::MoveSet;

struct Case {
    MoveSet moves;
    bool spiral;
    Algorithm algorithm;
    Estimate heuristic;
    int starts;
};

std::string describe(const Case& item) {
    std::string name(nameOf(item.moves));
    name += item.spiral ? "_spiral_" : "_ordered_";
    name += facts(item.algorithm).name;
    if (facts(item.algorithm).informed) name.append("_").append(heuristics::tiles::facts(item.heuristic).name);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}
void PrintTo(const Case& item, std::ostream* out) { *out << describe(item); }

// For each goal; there are two, so that each move set gets 1,000 starts in all, or 100 where the search is blind and
// looks at half of the space each time: UCS and breadth-first. A* without an estimate is UCS by another name.
int startsFor(Algorithm algorithm, Estimate heuristic) {
    const bool blind = heuristic == Estimate::zero && algorithm != Algorithm::bidirectional;
    if (blind && algorithm == Algorithm::astar && !test::thorough()) return 5;
    return blind ? test::times(50, 5) : test::times(500, 25);
}

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const MoveSet moves : {MoveSet::king, MoveSet::plain}) {
        for (const bool spiral : {false, true}) {
            for (const AlgorithmFacts& known : algorithms()) {
                if (!known.optimal) continue;
                for (const auto& estimate : heuristics::tiles::catalogue()) {
                    if (!known.informed && estimate.kind != Estimate::zero) continue;
                    if (!estimate.admissible(moves)) continue;
                    // Without an estimate IDA* visits every path: 8^16 of them.
                    if (known.algorithm == Algorithm::idastar && estimate.kind == Estimate::zero) continue;
                    all.push_back(
                        {moves, spiral, known.algorithm, estimate.kind, startsFor(known.algorithm, estimate.kind)});
                }
            }
        }
    }
    return all;
}

// One table for each move set and goal, made when it is first asked for.
const heuristics::tiles::Exact& exactTable(MoveSet moves, bool spiral) {
    static std::map<std::pair<MoveSet, bool>, heuristics::tiles::Exact> tables;
    const auto at = tables.find({moves, spiral});
    if (at != tables.end()) return at->second;
    const Shape shape{3, 3, moves};
    const Board goal = spiral ? games::tiles::spiralGoal() : games::tiles::orderedGoal(shape);
    return tables.emplace(std::pair(moves, spiral), heuristics::tiles::Exact::build(shape, goal)).first->second;
}

class Agreement : public testing::TestWithParam<Case> {};

TEST_P(Agreement, WithTheExactTableOnRandomStarts) {
    const Case& item = GetParam();
    const Shape shape{3, 3, item.moves};
    const Board goal = item.spiral ? games::tiles::spiralGoal() : games::tiles::orderedGoal(shape);
    const auto& exact = exactTable(item.moves, item.spiral);
    const Solver solver = test::ready(shape, goal, {item.algorithm, item.heuristic});
    const std::uint64_t seed = 20260301;
    base::Random random(seed);
    for (int i = 0; i < item.starts; ++i) {
        const Board start = games::tiles::randomBoard(shape, goal, random);
        SCOPED_TRACE(testing::Message() << "seed " << seed << ", start " << test::boardText(9, start));
        const SolveReport report = test::solve(solver, start);
        const std::uint32_t optimum = exact(games::tiles::pack<games::tiles::Packed64>(shape, start));
        ASSERT_EQ(report.cost, optimum);
        ASSERT_EQ(report.lowerBound, optimum);
    }
}
INSTANTIATE_TEST_SUITE_P(ThreeByThree, Agreement, testing::ValuesIn(cases()),
                         [](const auto& instance) { return describe(instance.param); });

}  // namespace agreement_test
}  // namespace mitos::api::tiles
