// Label: threads
// The complete solver compared with brute force, and its files.
#include "engine/grid/solution.h"

#include <gtest/gtest.h>

#include <fstream>

#include "base/block_file.h"
#include "base/files.h"
#include "engine/grid/solver.h"
#include "engine/grid/verify.h"
#include "tests/engine/grid/oracle.h"
#include "tests/support/grid_rules.h"
#include "tests/support/temporary_directory.h"
#include "texts/writing/language.h"

namespace mitos::engine::grid {
namespace solution_test {

using test::GridOracle;
using test::OracleValue;

Solution solve(const PlacementGame& game, const BoardText& start, unsigned threads = 1) {
    const base::StopFlag never;
    base::Halt halt = base::Halt::none;
    auto solution = Solution::make(game, start, threads, {}, never, halt);
    EXPECT_TRUE(solution.has_value());
    return std::move(*solution);
}

// Returns the oracle's value in the form of the solution.
PositionValue inWords(const PlacementGame& game, const GridState& state, const OracleValue& known) {
    const int value = game.maxToMove(state) ? known.value : -known.value;
    const Outcome outcome = value > 0 ? Outcome::win : value < 0 ? Outcome::loss : Outcome::draw;
    return {{outcome, known.remoteness}, game.rules().countsPoints() ? std::optional<int>(value) : std::nullopt};
}

class EveryPosition : public testing::TestWithParam<const char*> {};

TEST_P(EveryPosition, HasTheValueAndRemotenessOfBruteForce) {
    const PlacementGame game(test::shipped(GetParam()));
    const auto starts = games::grid::legalStarts(game.rules());
    for (const BoardText& start : starts) {
        SCOPED_TRACE(start);
        GridOracle oracle(game);
        oracle.of(game.startOn(start));
        const Solution solution = solve(game, start);
        std::size_t wrong = 0;
        oracle.forEach([&](GridState state, std::int16_t points, const OracleValue& known) {
            state.points = points;
            const auto value = solution.valueOf(state);
            if (!value || !(*value == inWords(game, state, known))) ++wrong;
        });
        EXPECT_EQ(wrong, 0U);
        if (!game.rules().countsPoints()) {
            EXPECT_EQ(solution.counts().positions, oracle.positions());
        }
#ifdef MITOS_SANITIZED
        break;  // one start is enough there
#endif
    }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryPosition,
                         testing::Values("tictactoe", "misere-tictactoe", "wild-tictactoe", "notakto", "cse", "xox",
                                         "sos"));

TEST(Solution, TheValueOfEveryFirstMoveFollowsFromThePositionItLeadsTo) {
    const PlacementGame game(test::shipped("cse"));
    const base::StopFlag never;
    for (const BoardText& start : games::grid::legalStarts(game.rules())) {
        const GridSolver solver(game, start, {}, never);
        GridOracle oracle(game);
        const GridState state = game.startOn(start);
        ASSERT_EQ(solver.report().moves.size(), 24U);  // eight cells, three letters
        for (const MoveValue& entry : solver.report().moves) {
            const OracleValue known = oracle.of(game.after(state, entry.move));
            EXPECT_EQ(entry.value.result.remoteness, known.remoteness + 1);
            EXPECT_EQ(entry.value.result.outcome, static_cast<Outcome>(known.value + 1));  // MAX moves first
        }
    }
}

TEST(Solution, SeveralThreadsFindTheSame) {
    const PlacementGame game(test::shipped("mnk-4-3-3"));
    const BoardText start = games::grid::legalStarts(game.rules()).front();
    const Solution one = solve(game, start, 1);
    const Solution three = solve(game, start, 3);
    EXPECT_EQ(one.counts().positions, three.counts().positions);
    EXPECT_EQ(one.counts().canonical, three.counts().canonical);
    std::size_t different = 0;
    one.forEachStored([&](const GridState& state) {
        if (!(one.valueOf(state) == three.valueOf(state))) ++different;
        return true;
    });
    EXPECT_EQ(different, 0U);
}

// Lets the computer play MAX by the solution against every possible line of MIN.
int worstOutcome(const PlacementGame& game, const GridSolver& solver, const GridState& state,
                 std::map<BoardText, int>& seen) {
    if (game.isOver(state)) return std::clamp(game.finalValue(state), -1, 1);
    const BoardText board = game.boardOf(state);
    if (const auto at = seen.find(board); at != seen.end()) return at->second;
    int worst = 1;
    if (game.maxToMove(state)) {
        const auto moves = solver.movesOf(state);
        const auto best = std::max_element(moves.begin(), moves.end(), [](const MoveValue& a, const MoveValue& b) {
            return search::solve::scoreOf(a.value.result) < search::solve::scoreOf(b.value.result);
        });
        worst = worstOutcome(game, solver, game.after(state, best->move), seen);
    } else {
        game.forEachMove(state, [&](const Placing& move) {
            worst = std::min(worst, worstOutcome(game, solver, game.after(state, move), seen));
        });
    }
    return seen[board] = worst;
}

TEST(Solution, TheComputerNeverGetsLessThanTheValueOfTheStart) {
    for (const char* name : {"cse", "xox"}) {
        const PlacementGame game(test::shipped(name));
        const base::StopFlag never;
        const auto starts = games::grid::legalStarts(game.rules());
        for (std::size_t i = 0; i < starts.size(); i += name[0] == 'c' ? 1 : 9) {
            SCOPED_TRACE(starts[i]);
            const GridSolver solver(game, starts[i], {}, never);
            std::map<BoardText, int> seen;
            const int value = static_cast<int>(solver.report().value->result.outcome) - 1;
            EXPECT_EQ(worstOutcome(game, solver, game.startOn(starts[i]), seen), value);
        }
    }
}

TEST(Solution, ASavedOneIsReadBackVerifiedAndSmall) {
    const test::TemporaryDirectory directory;
    for (const char* name : {"cse", "xox", "connect-four-4x4", "sos", "tictactoe"}) {
        SCOPED_TRACE(name);
        const PlacementGame game(test::shipped(name));
        const BoardText start = games::grid::legalStarts(game.rules()).front();
        const auto file = directory.path() / "solution";
        const Solution made = solve(game, start);
        made.save(file);
        const Solution read = Solution::open(file, game, start);
        EXPECT_EQ(read.counts().positions, made.counts().positions);
        std::size_t different = 0;
        made.forEachStored([&](const GridState& state) {
            if (!(made.valueOf(state) == read.valueOf(state))) ++different;
            return true;
        });
        EXPECT_EQ(different, 0U);
        const base::StopFlag never;
        const VerifyReport report = verifySolution(file, 1, {}, never);
        EXPECT_TRUE(report.holds) << (report.damage ? report.damage->in(text::Language::english) : "")
                                  << report.wrong.value_or("");
        EXPECT_GT(report.checked, 0U);
        if (made.counts().canonical > 10'000) {
            EXPECT_LT(static_cast<double>(std::filesystem::file_size(file)),
                      1.5 * static_cast<double>(made.counts().canonical));
        }
    }
}

TEST(Solution, ADamagedFileIsRecognised) {
    const test::TemporaryDirectory directory;
    const PlacementGame game(test::shipped("cse"));
    const BoardText start = games::grid::legalStarts(game.rules()).front();
    const auto file = directory.path() / "solution";
    solve(game, start).save(file);
    const std::string whole = base::readFile(file);
    const base::StopFlag never;
    for (std::size_t at = 0; at < whole.size(); at += whole.size() / 37 + 1) {
        std::string broken = whole;
        broken[at] = static_cast<char>(broken[at] ^ 0x20);
        base::writeFile(file, broken);
        const VerifyReport report = verifySolution(file, 1, {}, never);
        EXPECT_FALSE(report.holds) << "a changed byte at " << at << " was not noticed";
    }
    for (const std::size_t length : {std::size_t{0}, std::size_t{5}, whole.size() / 2, whole.size() - 1}) {
        base::writeFile(file, whole.substr(0, length));
        EXPECT_FALSE(verifySolution(file, 1, {}, never).holds) << "cut to " << length;
    }
}

TEST(Solution, AWrongValueIsFoundEvenWhenTheChecksumsAreRight) {
    const test::TemporaryDirectory directory;
    const PlacementGame game(test::shipped("cse"));
    const BoardText start = games::grid::legalStarts(game.rules()).front();
    const auto file = directory.path() / "solution";
    solve(game, start).save(file);
    std::string header;
    std::vector<std::uint8_t> bytes;
    std::size_t blockBytes = 0;
    {
        const base::BlockFile table(file);
        header = table.header();
        blockBytes = table.blockBytes();
        for (std::size_t block = 0; block < table.blocks(); ++block) {
            for (const std::uint8_t byte : table.block(block)) bytes.push_back(byte);
        }
    }
    std::size_t index = bytes.size() / 3;
    while (bytes[index] == 0) ++index;
    bytes[index] = bytes[index] > 100 ? 5 : 200;
    base::writeBlockFile(file, header, bytes, blockBytes);
    const base::StopFlag never;
    const VerifyReport report = verifySolution(file, 1, {}, never);
    EXPECT_FALSE(report.holds);
    EXPECT_TRUE(report.wrong.has_value());
}

TEST(Solution, AnotherGamesFileIsRefused) {
    const test::TemporaryDirectory directory;
    const PlacementGame cse(test::shipped("cse"));
    const auto starts = games::grid::legalStarts(cse.rules());
    const auto file = directory.path() / "solution";
    solve(cse, starts[0]).save(file);
    EXPECT_THROW(Solution::open(file, cse, starts[1]), base::Damage);
    const PlacementGame wild(test::shipped("wild-tictactoe"));
    EXPECT_THROW(Solution::open(file, wild, "_________"), base::Damage);
}

}  // namespace solution_test
}  // namespace mitos::engine::grid
