#pragma once
// Solving in tests: every path that a solver reports is replayed.
#include "api/tiles/solver.h"
#include "tests/support/path_checker.h"
#include "tests/support/shapes.h"

namespace mitos::test {

inline Journey journeyOf(const games::tiles::Shape& shape, const games::tiles::Board& start,
                         const games::tiles::Board& goal, const api::tiles::SolveReport& report) {
    Journey journey;
    journey.rows = shape.rows;
    journey.columns = shape.columns;
    journey.king = shape.moves == games::tiles::MoveSet::king;
    journey.start = boardText(shape.cells(), start);
    journey.goal = boardText(shape.cells(), goal);
    for (const auto& board : report.path) journey.boards.push_back(boardText(shape.cells(), board));
    journey.moves = report.moves;
    journey.cost = report.cost;
    return journey;
}

/// Returns a solver with the tables that it needs.
inline api::tiles::Solver ready(const games::tiles::Shape& shape, const games::tiles::Board& goal,
                                const api::tiles::Method& method,
                                const std::optional<std::filesystem::path>& cache = std::nullopt) {
    const base::StopFlag never;
    api::tiles::Solver solver(shape, goal, method, cache);
    solver.prepare({}, never);
    return solver;
}

/// Solves without limits; fails the test if the path does not replay.
inline api::tiles::SolveReport solve(const api::tiles::Solver& solver, const games::tiles::Board& start) {
    const base::StopFlag never;
    api::tiles::SolveReport report = solver.solve(start, {}, never);
    EXPECT_TRUE(report.solved);
    EXPECT_EQ(report.reason, api::tiles::Reason::none);
    EXPECT_EQ(report.depth(), report.moves.size());
    EXPECT_TRUE(replays(journeyOf(solver.shape(), start, solver.goal(), report)));
    return report;
}

}  // namespace mitos::test
