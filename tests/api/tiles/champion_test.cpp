// Label: threads
// The champion through the door of all methods: tables, limits, weights, threads, files.
#include "api/tiles/champion.h"

#include <gtest/gtest.h>

#include <fstream>

#include "api/tiles/batch.h"
#include "base/error.h"
#include "tests/support/scale.h"
#include "tests/support/solving.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/thrown.h"
#include "texts/tiles.h"

namespace mitos::api::tiles {
namespace champion_test {

using games::tiles::MoveSet;
using games::tiles::orderedGoal;
using games::tiles::randomBoard;

const base::StopFlag never;
const Shape twelve{3, 4, MoveSet::plain};
const Shape fifteen{4, 4, MoveSet::plain};
const Method champion{Algorithm::champion, std::nullopt};
const Method full{Algorithm::champion, std::nullopt, std::nullopt, TableSize::full};

// One of those that take the most moves there are, 80 (Bruengger, Marzetta, Fukuda and Nievergelt 1999).
const Board far{{0, 11, 9, 13, 12, 15, 10, 14, 3, 7, 6, 2, 4, 8, 5, 1}};

TEST(Champion, FindsWhatIDAStarFindsOnEverySizeUpToTwelveCells) {
    const std::uint64_t seed = 20261116;
    base::Random random(seed);
    for (const Shape& shape : test::shapesUpTo(12)) {
        const Solver solver = test::ready(shape, orderedGoal(shape), champion);
        const Solver idastar(shape, orderedGoal(shape), {Algorithm::idastar, std::nullopt});
        for (int i = 0; i < test::times(5, 2); ++i) {
            const Board start = test::walkFrom(shape, orderedGoal(shape), 30, random);
            SCOPED_TRACE(testing::Message() << test::describe(shape) << ", seed " << seed << ", start "
                                            << test::boardText(shape.cells(), start));
            const SolveReport report = test::solve(solver, start);
            EXPECT_EQ(report.cost, test::solve(idastar, start).cost);
            EXPECT_EQ(report.lowerBound, report.cost);
        }
    }
}

TEST(Champion, NamesItsTablesAndPromises) {
    const Solver solver(fifteen, orderedGoal(fifteen), full);
    EXPECT_EQ(solver.heuristicName(), "patterns");
    EXPECT_EQ(solver.weightPercent(), 100U);
    EXPECT_TRUE(solver.methodFacts().isOptimal());
    EXPECT_FALSE(solver.methodFacts().isBounded());
    EXPECT_EQ(solver.tables(), TableSize::full);
    const Solver weighted(fifteen, orderedGoal(fifteen), {Algorithm::champion, std::nullopt, 120});
    EXPECT_FALSE(weighted.methodFacts().isOptimal());
    EXPECT_TRUE(weighted.methodFacts().isBounded());
}

TEST(Champion, KeepsItsWeight) {
    const std::uint64_t seed = 20261117;
    base::Random random(seed);
    const Solver exact = test::ready(fifteen, orderedGoal(fifteen), champion);
    for (const std::uint32_t weight : {110U, 150U, 300U}) {
        const Solver solver = test::ready(fifteen, orderedGoal(fifteen), {Algorithm::champion, std::nullopt, weight});
        for (int i = 0; i < 3; ++i) {
            const Board start = test::walkFrom(fifteen, orderedGoal(fifteen), 60, random);
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", start " << test::boardText(16, start));
            const std::uint32_t optimum = test::solve(exact, start).cost;
            const SolveReport report = test::solve(solver, start);
            EXPECT_LE(report.cost * 100, weight * optimum);
            EXPECT_LE(report.lowerBound, optimum);
            EXPECT_LE(report.ratio() * 100, weight + 1e-9);
        }
    }
}

TEST(Champion, TellsWhyItEndedAndABound) {
    const Solver solver = test::ready(fifteen, orderedGoal(fifteen), champion);
    base::Limits nodes;
    nodes.nodes = 1000;
    const SolveReport halted = solver.solve(far, nodes, never);
    EXPECT_EQ(halted.reason, Reason::nodes);
    EXPECT_EQ(halted.counters.expanded, 1000U);
    EXPECT_TRUE(halted.milestone);
    EXPECT_TRUE(halted.path.empty());
    EXPECT_GT(halted.lowerBound, 30U);
    base::StopFlag stop;
    stop.raise();
    EXPECT_EQ(solver.solve(far, {}, stop).reason, Reason::stopped);
    base::Limits time;
    time.seconds = 1e-6;
    EXPECT_EQ(solver.solve(far, time, never).reason, Reason::time);
}

TEST(Champion, GoesOnFromWhereItWasStopped) {
    const Solver solver = test::ready(fifteen, orderedGoal(fifteen), champion);
    const std::uint64_t seed = 20261118;
    base::Random random(seed);
    for (const unsigned threads : {1U, 3U}) {
        const Board start = randomBoard(fifteen, orderedGoal(fifteen), random);
        SCOPED_TRACE(testing::Message() << "seed " << seed << ", start " << test::boardText(16, start));
        const SolveReport whole = test::solve(solver, start);
        base::Limits piece;
        piece.nodes = 1 + whole.counters.expanded / 5;
        SolveReport report = solver.solve(start, piece, never, {}, {.threads = threads});
        int pieces = 1;
        while (!report.solved && pieces < 1000) {
            ASSERT_TRUE(report.milestone);
            const Milestone from = *report.milestone;
            EXPECT_LE(report.lowerBound, whole.cost);
            piece.nodes *= 2;  // what is not finished when it is stopped is searched again
            report = solver.solve(start, piece, never, {}, {.threads = threads, .from = &from});
            ++pieces;
        }
        EXPECT_EQ(report.cost, whole.cost);
        EXPECT_TRUE(test::replays(test::journeyOf(fifteen, start, orderedGoal(fifteen), report)));
    }
}

TEST(ChampionTables, ThatDoNotFitIntoTheMemoryAreALimit) {
    Solver solver(fifteen, orderedGoal(fifteen), full);
    const auto error = test::thrownBy<base::Error>(
        [&] { solver.prepare({.limits = {.bytes = solver.plan(1).bytesWhileBuilding - 1}}, never); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), base::Fault::limit);
    EXPECT_EQ(error->message().phrase(), text::tablesNoMemory);
}

TEST(ChampionTables, ThatWereStoppedOrTookTooLongAreTheReasonOfEveryAnswer) {
    base::StopFlag stop;
    stop.raise();
    Solver stopped(fifteen, orderedGoal(fifteen), full);
    stopped.prepare({}, stop);
    const SolveReport report = stopped.solve(far, {}, never);
    EXPECT_EQ(report.reason, Reason::stopped);
    EXPECT_GT(report.lowerBound, 20U);  // what can be said without tables
    EXPECT_FALSE(report.milestone);
    Solver late(fifteen, orderedGoal(fifteen), full);
    late.prepare({.limits = {.seconds = 0.02}}, never);
    EXPECT_EQ(late.solve(far, {}, never).reason, Reason::time);
}

TEST(ChampionTables, TellTheirProgress) {
    Solver solver(fifteen, orderedGoal(fifteen), champion);
    base::Progress last;
    solver.prepare({.tell = [&](const base::Progress& progress) { last = progress; }}, never);
    EXPECT_GT(last.nodes, 0U);
    EXPECT_GE(last.total, last.nodes);
}

TEST(ChampionTables, AreKeptOnDiskMadeAnewWhenDamagedAndMissedWhenTheyCannotBeWritten) {
    const test::TemporaryDirectory cache;
    const Board start{{5, 1, 3, 4, 9, 2, 6, 8, 0, 10, 7, 11}};
    const Solver first = test::ready(twelve, orderedGoal(twelve), full, cache.path());
    const std::filesystem::path file = *first.tablesFile();
    ASSERT_TRUE(std::filesystem::exists(file));
    EXPECT_FALSE(first.tableWasDamaged());
    const std::uint32_t cost = test::solve(first, start).cost;
    EXPECT_FALSE(test::ready(twelve, orderedGoal(twelve), full, cache.path()).tableWasDamaged());

    const auto damaged = [&](const std::string& how) {
        const Solver solver = test::ready(twelve, orderedGoal(twelve), full, cache.path());
        EXPECT_TRUE(solver.tableWasDamaged()) << how;
        EXPECT_EQ(test::solve(solver, start).cost, cost) << how;
    };
    std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
    damaged("cut off");
    std::fstream(file, std::ios::in | std::ios::out).seekp(20'000).put('!');
    damaged("altered");
    std::ofstream(file, std::ios::app) << "more";
    damaged("too long");
    std::ofstream(file, std::ios::trunc).close();
    damaged("empty");

    const std::filesystem::path blocked = cache.path() / "blocked";
    std::ofstream(blocked) << "a file where a directory is wanted";
    const Solver solver = test::ready(twelve, orderedGoal(twelve), full, blocked);
    EXPECT_TRUE(solver.notStored());
    EXPECT_EQ(test::solve(solver, start).cost, cost);
}

TEST(ChampionBatch, SharesOneSolverAmongTheBoards) {
    const Solver solver = test::ready(twelve, orderedGoal(twelve), champion);
    const auto lines = readBatch(twelve,
                                 "1 2 3 4 5 6 7 8 9 10 0 11\n2 1 3 4 5 6 7 8 9 10 11 0\nnonsense\n"
                                 "5 1 3 4 9 2 6 8 0 10 7 11\n1 2 3 4 5 6 7 8 9 10 11 0\n",
                                 "boards");
    std::vector<std::string> answers;
    solveBatch(solver, lines, 3, {}, never, [&](const BatchLine& line, const std::optional<SolveReport>& report) {
        answers.push_back(!report ? "bad" : report->solved ? std::to_string(report->cost) : "none");
        if (report && report->solved) {
            EXPECT_TRUE(test::replays(test::journeyOf(twelve, line.start, orderedGoal(twelve), *report)));
        }
    });
    EXPECT_EQ(answers, (std::vector<std::string>{"1", "none", "bad", "7", "0"}));
}

}  // namespace champion_test
}  // namespace mitos::api::tiles
