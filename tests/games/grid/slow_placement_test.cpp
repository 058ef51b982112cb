// Plays random games of every rule file, and compares each move with the slow oracle of tests/support.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/random.h"
#include "games/grid/placement_game.h"
#include "tests/support/grid_rules.h"
#include "tests/support/scale.h"
#include "tests/support/slow_placement.h"

namespace mitos::games::grid {
namespace slow_placement_test {

char verdictOf(Status status) {
    switch (status) {
    case Status::open:
        return ' ';
    case Status::maxWins:
        return 'M';
    case Status::minWins:
        return 'm';
    case Status::draw:
        break;
    }
    return '=';
}

void expectSame(const PlacementGame& game, const GridState& state, const test::SlowGame& slow) {
    ASSERT_EQ(game.boardOf(state), slow.board);
    ASSERT_EQ(verdictOf(state.status), slow.verdict) << slow.board;
    ASSERT_EQ(state.points, slow.points) << slow.board;
    ASSERT_EQ(game.isOver(state), slow.verdict != ' ');
    const PatternCount count = game.count(state);
    ASSERT_EQ(count.max, slow.standing(Owner::max));
    ASSERT_EQ(count.min, slow.standing(Owner::min));
    ASSERT_EQ(count.nobody, slow.standing(Owner::completer));
    ASSERT_EQ(game.standing(state).size(), static_cast<std::size_t>(count.max + count.min + count.nobody));
    if (!game.isOver(state)) {
        ASSERT_EQ(game.maxToMove(state), slow.maxMoves) << slow.board;
    } else if (game.rules().countsPoints()) {
        ASSERT_EQ(game.finalValue(state), slow.points);
    } else {
        ASSERT_EQ(game.finalValue(state), slow.verdict == 'M' ? 10 : slow.verdict == 'm' ? -10 : 0);
    }
}

// The legal moves are those of the oracle, in the order of cells and letters.
std::vector<Placing> movesOf(const PlacementGame& game, const GridState& state, const test::SlowGame& slow) {
    std::vector<Placing> expected;
    const Rules& rules = game.rules();
    for (int cell = 0; cell < rules.cells(); ++cell) {
        const bool may = slow.mayWrite(cell / rules.columns, cell % rules.columns);
        for (const char letter : rules.letters) {
            const Placing move{static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(rules.letters.find(letter))};
            const bool writes = rules.lettersOf(state.mover).find(letter) != std::string::npos;
            EXPECT_EQ(game.isLegal(state, move), may && writes) << slow.board << ' ' << cell << letter;
        }
        if (!may) continue;
        for (const char letter : rules.lettersOf(state.mover)) {
            expected.push_back(
                {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(rules.letters.find(letter))});
        }
    }
    std::vector<Placing> moves;
    game.forEachMove(state, [&](const Placing& move) { moves.push_back(move); });
    EXPECT_EQ(moves, expected) << slow.board;
    return moves;
}

void playRandomGames(const Rules& rules, base::Random& random, int games) {
    const PlacementGame game(rules);
    const auto starts = legalStarts(rules);
    for (int i = 0; i < games; ++i) {
        const BoardText& start = starts[random.below(starts.size())];
        test::SlowGame slow(rules, start);
        GridState state = game.startOn(start);
        ASSERT_NO_FATAL_FAILURE(expectSame(game, state, slow));
        while (!game.isOver(state)) {
            const auto moves = movesOf(game, state, slow);
            ASSERT_FALSE(moves.empty());
            const Placing move = moves[random.below(moves.size())];
            slow.write(move.cell / rules.columns, move.cell % rules.columns, rules.letters[move.letter]);
            state = game.after(state, move);
            ASSERT_NO_FATAL_FAILURE(expectSame(game, state, slow));
        }
        EXPECT_FALSE(game.isLegal(state, {0, 0})) << "nobody moves when the game is over";
    }
}

TEST(PlacementGameBesideTheOracle, PlaysEveryShippedGame) {
    const std::uint64_t seed = 20260301;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (const auto& [name, text] : shippedRules()) {
        SCOPED_TRACE(name);
        ASSERT_NO_FATAL_FAILURE(playRandomGames(test::shipped(name), random, test::times(200, 30)));
    }
}

TEST(PlacementGameBesideTheOracle, PlaysEveryUnusualGame) {
    const std::uint64_t seed = 20260302;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (const auto& entry : std::filesystem::directory_iterator(MITOS_TEST_DATA "/rules/good")) {
        SCOPED_TRACE(entry.path().filename());
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        ASSERT_NO_FATAL_FAILURE(
            playRandomGames(readRules(text, entry.path().filename()), random, test::times(200, 30)));
    }
}

}  // namespace slow_placement_test
}  // namespace mitos::games::grid
