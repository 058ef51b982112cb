// Label: threads
// The champion's endgame compared with plain minimax. tests/api/othello/endgame_test.cpp has longer comparisons with
// the textbook search.
#include "champion/othello/solver.h"

#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>
#include <thread>

#include "champion/othello/weights_file.h"
#include "games/othello/board_text.h"
#include "games/othello/transcript.h"
#include "tests/support/othello_endings.h"
#include "tests/support/scale.h"

namespace mitos::champion::othello {
namespace solver_test {

using games::othello::Board;
using games::othello::Othello;

constexpr std::uint64_t seed = 20261116;
constexpr std::uint64_t smallTable = std::uint64_t{1} << 16U;
constexpr std::uint64_t largeTable = std::uint64_t{16} << 20U;

Position positionOf(const Board& board) { return {board.own(), board.opponent()}; }

// Under sanitizers the portable code and the fastest suffice: the levels between compile the same lines.
std::vector<CpuLevel> levels() {
    std::vector<CpuLevel> there;
    for (const CpuLevel level : allCpuLevels) {
        const bool between = level != allCpuLevels[0] && level != fastestCpuLevel();
        if (isSupported(level) && !(test::sanitized && between)) there.push_back(level);
    }
    return there;
}

// Checks that the line is legal, goes to the end of the game, and ends at the score.
void expectLine(const Board& board, const SolveReport& report) {
    EXPECT_EQ(test::scoreAfter(board, report.line), std::optional(report.value))
        << games::othello::writeBoard(8, board);
}

class EndingsOf : public testing::TestWithParam<int> {};

TEST_P(EndingsOf, HaveTheValueOfPlainMinimax) {
    const int empties = GetParam();
    SCOPED_TRACE(testing::Message() << empties << " empty squares, seed " << seed);
    const Othello game(8);
    const base::StopFlag never;
    base::Random random(seed + static_cast<std::uint64_t>(empties));
    std::vector<std::unique_ptr<Solver>> solvers;
    for (const CpuLevel level : levels()) {
        for (const unsigned threads : {1U, 2U}) {
            for (const std::uint64_t bytes : {smallTable, largeTable}) {
                solvers.push_back(std::make_unique<Solver>(shippedWeights(), SolverOptions{bytes, threads, level}));
            }
        }
    }
    const int count = empties <= 8       ? test::times(450, 20)
                      : test::thorough() ? 450
                                         : test::times(empties == 9 ? 100 : 30, 2);
    for (int i = 0; i < count; ++i) {
        const Board board = test::randomEnding(empties, random);
        SCOPED_TRACE(games::othello::writeBoard(8, board));
        const int truth = test::plainMinimax(game, board);
        for (const auto& solver : solvers) {
            const SolveReport exact = solver->solve(positionOf(board), {}, {}, never);
            ASSERT_TRUE(exact.exact());
            ASSERT_EQ(exact.value, truth);
            expectLine(board, exact);
            const SolveReport outcome = solver->solve(positionOf(board), {-1, 1}, {}, never);
            ASSERT_EQ(outcome.lower > 0, truth > 0);
            ASSERT_EQ(outcome.upper < 0, truth < 0);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Random, EndingsOf, testing::Range(1, 11));

TEST(OthelloSolver, VisitsTheSameNodesOnEveryLevelAndEveryTime) {
    const base::StopFlag never;
    base::Random random(seed);
    for (int i = 0; i < test::times(6, 1); ++i) {
        const Board board = test::randomEnding(test::sanitized ? 14 : 16, random);
        std::vector<std::uint64_t> nodes;
        for (const CpuLevel level : levels()) {
            Solver solver(shippedWeights(), {largeTable, 1, level});
            nodes.push_back(solver.solve(positionOf(board), {}, {}, never).nodes);
            solver.forget();
            nodes.push_back(solver.solve(positionOf(board), {}, {}, never).nodes);
        }
        for (const std::uint64_t count : nodes) EXPECT_EQ(count, nodes.front());
    }
}

TEST(OthelloSolver, ForgetsAsIfItWereNew) {
    const base::StopFlag never;
    base::Random random(seed);
    Solver solver(shippedWeights(), {1U << 12U, 1, fastestCpuLevel()});  // so small that what remains in it matters
    const Board board = test::randomEnding(14, random);
    const std::uint64_t nodes = solver.solve(positionOf(board), {}, {}, never).nodes;
    for (int i = 0; i < test::times(300, 3); ++i) {  // more than the ages that a table can distinguish
        solver.forget();
        ASSERT_EQ(solver.solve(positionOf(board), {}, {}, never).nodes, nodes) << i;
        (void)solver.solve(positionOf(test::randomEnding(12, random)), {}, {}, never);
    }
}

TEST(OthelloSolver, StoppedAtAnyMomentLeavesASoundTableAndOnceADepthIsDoneALegalMove) {
    const Othello game(8);
    const base::StopFlag never;
    base::Random random(seed);
    const Board board = test::randomEnding(20, random);
    Solver solver(shippedWeights(), {largeTable, 2, fastestCpuLevel()});
    for (int i = 0; i < test::times(20, 3); ++i) {
        base::StopFlag stop;
        std::thread stopper([&, i] {
            std::this_thread::sleep_for(std::chrono::microseconds(500 * i * i));
            stop.raise();
        });
        const SolveReport cut = solver.solve(positionOf(board), {}, {}, stop);
        stopper.join();
        if (cut.last.depth > 0 || cut.move != games::othello::pass) {
            EXPECT_TRUE(game.isLegal(board, cut.move)) << i;
        }
        EXPECT_LE(cut.lower, cut.upper);
    }
    // The entries of the stopped searches do no harm.
    const Board later = test::randomEnding(test::sanitized ? 9 : 12, random);
    Solver fresh(shippedWeights(), {largeTable, 1, fastestCpuLevel()});
    EXPECT_EQ(solver.solve(positionOf(later), {}, {}, never).value,
              fresh.solve(positionOf(later), {}, {}, never).value);
}

TEST(OthelloSolver, ReportsADepthOnlyWithALegalMove) {
    const Othello game(8);
    const base::StopFlag never;
    base::Random random(seed);
    const Board board = test::randomEnding(20, random);
    for (std::uint64_t nodes = 8; nodes <= 8192; nodes *= 2) {
        Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel()});
        base::Limits limits;
        limits.nodes = nodes;
        const SolveReport cut = solver.solve(positionOf(board), {}, limits, never);
        EXPECT_TRUE(cut.last.depth == 0 || game.isLegal(board, cut.move)) << nodes;
    }
}

TEST(OthelloSolver, ReportsItsProgress) {
    const base::StopFlag never;
    base::Random random(seed);
    const Board board = test::randomEnding(test::sanitized ? 16 : 21, random);
    Solver solver(shippedWeights(), {largeTable, 2, fastestCpuLevel()});
    SolveProgress before;
    int steps = 0;
    const SolveReport report = solver.solve(positionOf(board), {}, {}, never, [&](const SolveProgress& progress) {
        EXPECT_GE(progress.nodes, before.nodes);
        EXPECT_GE(progress.seconds, before.seconds);
        if (progress.step) {
            ++steps;
        } else {
            EXPECT_EQ(progress.depth, before.depth);
            EXPECT_EQ(progress.selectivity, before.selectivity);
        }
        before = progress;
    });
    EXPECT_GT(steps, 3);
    EXPECT_EQ(before.selectivity, proven);
    EXPECT_LE(before.nodes, report.nodes);
}

TEST(OthelloSolver, KeepsToANodeLimitAndReportsItsBounds) {
    const base::StopFlag never;
    base::Random random(seed);
    const Board board = test::randomEnding(18, random);
    Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel()});
    base::Limits limits;
    limits.nodes = 20'000;
    const SolveReport cut = solver.solve(positionOf(board), {}, limits, never);
    EXPECT_EQ(cut.halt, base::Halt::nodes);
    EXPECT_LT(cut.nodes, 2 * limits.nodes);
    EXPECT_TRUE(Othello(8).isLegal(board, cut.move));
    solver.forget();
    EXPECT_EQ(solver.solve(positionOf(board), {}, limits, never).nodes, cut.nodes);
}

TEST(OthelloSolver, SolvesAPositionInWhichTheMoverHasToPass) {
    const Othello game(8);
    const base::StopFlag never;
    base::Random random(seed);
    Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel()});
    int passes = 0;
    while (passes < 20) {
        const Board board = test::randomEnding(6, random);
        if (game.moves(board) != 0) continue;
        ++passes;
        const SolveReport report = solver.solve(positionOf(board), {}, {}, never);
        EXPECT_EQ(report.value, test::plainMinimax(game, board));
        EXPECT_EQ(report.move, games::othello::pass);
        expectLine(board, report);
    }
}

// Returns a position in the middle of a game between players that move at random.
Position middleGame(int empties, base::Random& random) { return positionOf(test::randomEnding(empties, random)); }

int inDiscs(int units) {
    const int half = units >= 0 ? unitsPerDisc / 2 : -unitsPerDisc / 2;
    return std::clamp((units + half) / unitsPerDisc, -63, 63);
}

// Searches every move of every reply, with the evaluation at the end.
int plainLook(const Worker& worker, const Position& position, int depth) {
    if (isOver(position)) return finalScore(position);
    if (depth == 0) return inDiscs(worker.evaluate(position));
    if (!canMove(position)) return -plainLook(worker, passed(position), depth);
    int best = -64;
    for (Squares moves = movesOf(position); moves != 0; moves &= moves - 1) {
        const Position next = afterMove(position, games::othello::firstOf(moves));
        best = std::max(best, -plainLook(worker, next, depth - 1));
    }
    return best;
}

// Without probable cutoffs the value is that of plain minimax, whatever other techniques are switched off.
TEST(OthelloThinker, FindsTheValueOfPlainMinimaxWithAndWithoutEveryTechnique) {
    const base::StopFlag never;
    const std::atomic<bool> on{false};
    TranspositionTable table(smallTable);
    const auto worker = makeWorker({table, shippedWeights(), on});
    for (const NamedTechnique& left : techniqueNames) {
        Techniques techniques;
        techniques.probableCutoffs = false;
        techniques.*left.technique = false;
        base::Random random(seed);
        Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel(), techniques});
        for (int i = 0; i < test::times(12, 2); ++i) {
            const Position position = middleGame(20 + 3 * (i % 12), random);
            if (!canMove(position)) continue;
            for (int depth = 1; depth <= 4; ++depth) {
                const SolveReport report = solver.think(position, {depth}, {}, never);
                EXPECT_EQ(report.value, plainLook(*worker, position, depth)) << left.name;
                EXPECT_EQ(report.last.depth, depth);
                EXPECT_FALSE(report.exact());
                const Position next = afterMove(position, report.move);
                EXPECT_EQ(report.value, -plainLook(*worker, next, depth - 1)) << left.name << ' ' << depth;
            }
        }
    }
}

TEST(OthelloSolver, FindsTheSameScoreWithoutEveryTechnique) {
    const base::StopFlag never;
    const auto solveAll = [&](const Techniques& techniques) {
        base::Random random(seed);
        std::pair<std::vector<int>, std::uint64_t> scoresAndNodes;
        for (int i = 0; i < test::times(30, 4); ++i) {
            Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel(), techniques});
            const SolveReport report = solver.solve(positionOf(test::randomEnding(14, random)), {}, {}, never);
            EXPECT_TRUE(report.exact());
            scoresAndNodes.first.push_back(report.value);
            scoresAndNodes.second += report.nodes;
        }
        return scoresAndNodes;
    };
    const auto [scores, nodes] = solveAll({});
    for (const NamedTechnique& left : techniqueNames) {
        Techniques techniques;
        techniques.*left.technique = false;
        const auto [without, nodesWithout] = solveAll(techniques);
        EXPECT_EQ(without, scores) << left.name;
        if (left.technique == &Techniques::transpositionCutoffs) {
            EXPECT_GT(nodesWithout, nodes);
        }
    }
}

// The other techniques pay in deeper searches, or save time.
TEST(OthelloThinker, SavesNodesByLikelyCutsAndByItsTable) {
    const base::StopFlag never;
    const auto nodesWith = [&](const Techniques& techniques) {
        base::Random random(seed);
        std::uint64_t nodes = 0;
        for (int i = 0; i < 6; ++i) {
            Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel(), techniques});
            nodes += solver.think(middleGame(36, random), {test::sanitized ? 7 : 9}, {}, never).nodes;
        }
        return nodes;
    };
    const std::uint64_t whole = nodesWith({});
    for (const auto technique : {&Techniques::probableCutoffs, &Techniques::leafCutoffs,
                                 &Techniques::transpositionCutoffs, &Techniques::tableMoves}) {
        Techniques techniques;
        techniques.*technique = false;
        EXPECT_GT(nodesWith(techniques), whole);
    }
}

TEST(OthelloThinker, ProvesWithoutCutsThatAreOnlyLikely) {
    const base::StopFlag never;
    base::Random random(seed);
    const Position position = middleGame(test::sanitized ? 11 : 13, random);  // few enough to be proven at once
    Techniques none;
    none.probableCutoffs = none.leafCutoffs = false;
    Solver with(shippedWeights(), {largeTable, 1, fastestCpuLevel(), {}});
    Solver without(shippedWeights(), {largeTable, 1, fastestCpuLevel(), none});
    const SolveReport first = with.solve(position, {}, {}, never);
    const SolveReport second = without.solve(position, {}, {}, never);
    EXPECT_EQ(first.value, second.value);
    EXPECT_EQ(first.nodes, second.nodes);
}

// A position of a game that was lost with 64 discs: f6 looks good for twenty discs to any probable cutoff, and leaves
// white nothing after f3 and h8.
TEST(OthelloThinker, SeesThatASideWithFewDiscsMayLoseThemAll) {
    const base::StopFlag never;
    const Othello game(8);
    const auto played = games::othello::readTranscript(game, game.start(), "f5f4d3c4c3e6c5c6f7d6b6", "test");
    Board board = game.start();
    for (const Square move : played.moves) board = game.after(board, move);
    const Square wrong = games::othello::squareAt(5, 5);
    Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel(), {}});
    EXPECT_NE(solver.think(positionOf(board), {8}, {}, never).move, wrong);
    EXPECT_EQ(solver.think(positionOf(game.after(board, wrong)), {8}, {}, never).value, 64);
}

TEST(OthelloThinker, ValuesEveryMove) {
    const std::atomic<bool> on{false};
    TranspositionTable table(smallTable);
    const auto worker = makeWorker({table, shippedWeights(), on});
    base::Random random(seed);
    Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel(), {}});
    for (int depth = 1; depth <= 3; ++depth) {
        const Position position = middleGame(40 - depth, random);
        const ValuedMoves valued = solver.valueMoves(position, depth);
        EXPECT_EQ(valued.moves.size(), static_cast<std::size_t>(games::othello::discs(movesOf(position))));
        EXPECT_GE(valued.nodes, valued.moves.size());
        for (const auto& [move, discs] : valued.moves) {
            EXPECT_EQ(discs, -plainLook(*worker, afterMove(position, move), depth - 1)) << depth;
        }
    }
}

TEST(OthelloThinker, ReturnsALegalLine) {
    const Othello game(8);
    const base::StopFlag never;
    base::Random random(seed);
    Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel()});
    const Board board = test::randomEnding(40, random);
    int steps = 0;
    const SolveReport report =
        solver.think(positionOf(board), {test::sanitized ? 6 : 9}, {}, never, [&](const SolveProgress& progress) {
            if (!progress.step) return;
            EXPECT_EQ(progress.depth, ++steps);
            ASSERT_FALSE(progress.line.empty());
            EXPECT_EQ(progress.line.front(), progress.move);
            Board after = board;
            for (const Square move : progress.line) {
                ASSERT_TRUE(game.isLegal(after, move));
                after = game.after(after, move);
            }
        });
    EXPECT_EQ(report.last.depth, steps);
    EXPECT_GT(report.line.size(), 2U);
}

TEST(OthelloThinker, IsTheSameToTheNodeAndProvesWhereItReachesTheEnd) {
    const base::StopFlag never;
    base::Random random(seed);
    Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel()});
    const Position middle = middleGame(38, random);
    const SolveReport once = solver.think(middle, {8}, {}, never);
    solver.forget();
    const SolveReport again = solver.think(middle, {8}, {}, never);
    EXPECT_EQ(once.nodes, again.nodes);
    EXPECT_EQ(once.move, again.move);
    EXPECT_EQ(once.value, again.value);
    for (int i = 0; i < 5; ++i) {
        const Position end = middleGame(10 + i, random);
        const SolveReport report = solver.think(end, {30}, {}, never);
        EXPECT_TRUE(report.exact());
        solver.forget();
        EXPECT_EQ(report.value, solver.solve(end, {}, {}, never).value);
    }
}

TEST(OthelloThinker, StopsInTheMiddleWithTheMoveOfTheLastDepth) {
    const base::StopFlag never;
    base::Random random(seed);
    Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel()});
    const Board board = test::randomEnding(44, random);
    base::Limits limits;
    limits.nodes = 30'000;
    const SolveReport report = solver.think(positionOf(board), {60}, limits, never);
    EXPECT_EQ(report.halt, base::Halt::nodes);
    EXPECT_GE(report.last.depth, 3);
    EXPECT_TRUE(Othello(8).isLegal(board, report.move));
    EXPECT_LT(report.nodes, 2 * limits.nodes);
}

// A short iteration runs on one thread, which may then use the nodes of all.
TEST(OthelloThinker, UsesTheNodesThatItHasWithSeveralThreads) {
    const base::StopFlag never;
    base::Random random(seed);
    Solver solver(shippedWeights(), {largeTable, 8, fastestCpuLevel(), {}});
    base::Limits limits;
    limits.nodes = 24'000;
    const SolveReport report = solver.think(middleGame(40, random), {60}, limits, never);
    EXPECT_EQ(report.halt, base::Halt::nodes);
    EXPECT_GT(report.nodes, limits.nodes / 2);
    EXPECT_LT(report.nodes, 2 * limits.nodes);
}

TEST(OthelloThinker, EndsWhenTheProgressCallbackThrows) {
    const base::StopFlag never;
    base::Random random(seed);
    Solver solver(shippedWeights(), {largeTable, 2, fastestCpuLevel(), {}});
    const Position position = middleGame(44, random);
    base::Limits limits;
    limits.seconds = 60;
    const OnSolveProgress fails = [](const SolveProgress& progress) {
        if (!progress.step) throw std::runtime_error("no ear");  // while the threads search
    };
    EXPECT_THROW(solver.think(position, {60}, limits, never, fails), std::runtime_error);
    EXPECT_EQ(solver.think(position, {8}, limits, never).halt, base::Halt::none);
}

// The line begins with the move wherever the search is halted, on one thread or two.
TEST(OthelloThinker, BeginsItsLineWithTheMoveWhereverItIsHalted) {
    const base::StopFlag never;
    base::Random random(seed);
    const Board board = test::randomEnding(36, random);
    for (const unsigned threads : {1U, 2U}) {
        for (int i = 1; i <= test::times(30, 5); ++i) {
            Solver solver(shippedWeights(), {largeTable, threads, fastestCpuLevel(), {}});
            base::Limits limits;
            limits.nodes = 5'000U * static_cast<unsigned>(i);
            const SolveReport report = solver.think(positionOf(board), {20}, limits, never);
            ASSERT_FALSE(report.line.empty());
            EXPECT_EQ(report.line.front(), report.move);
            EXPECT_TRUE(Othello(8).isLegal(board, report.move));
        }
    }
}

TEST(OthelloThinker, StartsNoIterationAfterTheSoftLimit) {
    const base::StopFlag never;
    base::Random random(seed);
    Solver solver(shippedWeights(), {largeTable, 1, fastestCpuLevel(), {}});
    const Position position = middleGame(44, random);
    const SolveReport report = solver.think(position, {60, 0.0}, {}, never);
    EXPECT_EQ(report.last.depth, 1);  // the first iteration always runs
    EXPECT_EQ(report.halt, base::Halt::none);
}

}  // namespace solver_test
}  // namespace mitos::champion::othello
