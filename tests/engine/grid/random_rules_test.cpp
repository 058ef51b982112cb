// Label: threads
// Random rules of every kind that a file can hold: the complete solution of each is compared with brute force on every
// position.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <set>

#include "engine/grid/plan.h"
#include "engine/grid/solver.h"
#include "engine/grid/verify.h"
#include "games/grid/symmetry.h"
#include "search/turns/alphabeta.h"
#include "search/turns/minimax.h"
#include "tests/engine/grid/oracle.h"
#include "tests/support/random_rules.h"
#include "tests/support/temporary_directory.h"

namespace mitos::engine::grid {
namespace random_rules_test {

using test::GridOracle;
using test::OracleValue;

#ifdef MITOS_SANITIZED
constexpr int games = 60;
constexpr double mostBoards = 2'000;
#else
constexpr int games = 1'000;
constexpr double mostBoards = 20'000;
#endif

PositionValue inWords(const PlacementGame& game, const GridState& state, const OracleValue& known) {
    const int value = game.maxToMove(state) ? known.value : -known.value;
    const Outcome outcome = value > 0 ? Outcome::win : value < 0 ? Outcome::loss : Outcome::draw;
    return {{outcome, known.remoteness}, game.rules().countsPoints() ? std::optional<int>(value) : std::nullopt};
}

// Boards with the side to move, which a finished game does not have.
using Positions = std::set<std::pair<games::grid::LetterMasks, int>>;

void compareWithBruteForce(const PlacementGame& game, const BoardText& start, const Solution& solution) {
    GridOracle oracle(game);
    oracle.of(game.startOn(start));
    const games::grid::Images images(games::grid::keeping(games::grid::symmetriesOf(game), game.startOn(start).letters),
                                     game.rules().cells(), static_cast<int>(game.rules().letters.size()));
    Positions all;
    Positions classes;
    std::size_t wrong = 0;
    oracle.forEach([&](GridState state, std::int16_t points, const OracleValue& known) {
        state.points = points;
        const auto value = solution.valueOf(state);
        if (!value || !(*value == inWords(game, state, known))) ++wrong;
        const int mover = game.isOver(state) ? 2 : static_cast<int>(state.mover);
        all.emplace(state.letters, mover);
        classes.emplace(images.canonical(state.letters), mover);
    });
    EXPECT_EQ(wrong, 0U);
    EXPECT_EQ(solution.counts().positions, all.size());
    EXPECT_EQ(solution.counts().canonical, classes.size());
}

void saveAndVerify(const PlacementGame& game, const BoardText& start, const Solution& solution,
                   const std::filesystem::path& file) {
    solution.save(file);
    const base::StopFlag never;
    const VerifyReport report = verifySolution(file, 1, {}, never);
    EXPECT_TRUE(report.holds) << report.wrong.value_or("");
    EXPECT_EQ(report.checked, solution.counts().stored);
    const Solution read = Solution::open(file, game, start);
    std::size_t different = 0;
    solution.forEachStored([&](const GridState& state) {
        if (!(solution.valueOf(state) == read.valueOf(state))) ++different;
        return true;
    });
    EXPECT_EQ(different, 0U);
}

// Compares the methods that do not number positions: the proof of the start, and the textbook searches to the end of
// the game.
void proveAndSearch(const PlacementGame& game, const BoardText& start) {
    const GridState root = game.startOn(start);
    GridOracle oracle(game);
    const OracleValue known = oracle.of(root);
    const base::StopFlag never;
    GridOptions weak;
    weak.weak = true;
    const GridSolver proof(game, start, weak, never);
    EXPECT_EQ(proof.report().outcome, inWords(game, root, known).result.outcome);
    const int value = game.rules().countsPoints() ? known.value : 10 * known.value;
    base::Watch first({}, never);
    search::turns::MinimaxOptions minimax;
    minimax.memory = true;
    const auto found =
        search::turns::minimax(game, root, game.rules().cells(), search::turns::NoJudgement{}, minimax, first);
    EXPECT_EQ(found.value, value);
    EXPECT_TRUE(found.exhaustive);
    base::Watch second({}, never);
    EXPECT_EQ(
        search::turns::alphaBeta(game, root, search::turns::toTheEnd, search::turns::NoJudgement{}, {}, second).value,
        value);
}

TEST(RandomRules, EveryPositionHasTheValueAndRemotenessOfBruteForce) {
    constexpr std::uint64_t seed = 20'261'116;
    test::Dice dice(seed);
    const test::TemporaryDirectory directory;
    std::map<std::string, int> spaces;
    for (int drawn = 0; drawn < games;) {
        const std::string text = test::drawRules(dice, mostBoards);
        const auto rules = test::soundRules(text);
        if (!rules) continue;
        ++drawn;
        const PlacementGame game(*rules);
        const auto starts = games::grid::legalStarts(*rules);
        const BoardText start = starts[static_cast<std::size_t>(dice.upTo(static_cast<int>(starts.size()) - 1))];
        SCOPED_TRACE(fmt::format("seed {}, game {}, start {}:\n{}", seed, drawn, start, text));
        const base::StopFlag never;
        base::Halt halt = base::Halt::none;
        const unsigned threads = drawn % 2 == 0 ? 2 : 1;
        const auto solution = Solution::make(game, start, threads, {}, never, halt);
        ASSERT_TRUE(solution.has_value());
        ++spaces[planFor(game, start).space];
        compareWithBruteForce(game, start, *solution);
        if (drawn % 4 == 0) saveAndVerify(game, start, *solution, directory.path() / "solution");
        if (drawn % 4 == 1) proveAndSearch(game, start);
        if (HasFailure()) break;  // one is enough to look at
    }
    for (const char* space : {"tiers", "columns", "radix", "piles", "radix and mover", "piles and mover"})
        EXPECT_GT(spaces[space], 0) << space;
}

}  // namespace random_rules_test
}  // namespace mitos::engine::grid
