// Threats and outlooks against the rules themselves, on random positions.
#include "games/grid/threats.h"

#include <gtest/gtest.h>

#include "api/grid/games.h"
#include "base/random.h"
#include "games/grid/provable.h"

namespace mitos::games::grid {
namespace threats_test {

bool wonBy(const PlacementGame& game, const GridState& state, Side side) {
    return game.isOver(state) && game.finalValue(state) == (side == Side::max ? 10 : -10);
}

// Cells on which the mover would win with its next letter.
Cells winsByTrying(const PlacementGame& game, const GridState& state) {
    Cells cells = 0;
    game.forEachMove(state, [&](const Placing& move) {
        if (wonBy(game, game.after(state, move), state.mover)) cells |= Cells{1} << move.cell;
    });
    return cells;
}

bool losesByTrying(const PlacementGame& game, const GridState& state) {
    bool loses = true;
    game.forEachMove(state, [&](const Placing& move) {
        const GridState next = game.after(state, move);
        loses = loses && !game.isOver(next) && winsByTrying(game, next) != 0;
    });
    return loses;
}

class Threats : public testing::TestWithParam<const char*> {};

TEST_P(Threats, AreWhatTheRulesSay) {
    const PlacementGame game(api::grid::findGame(GetParam()));
    const ThreatScan threats(game);
    const ProvablePlacement provable(game);
    ASSERT_TRUE(threats.meaningful());
    const std::uint64_t seed = 20261116;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    const auto starts = legalStarts(game.rules());
    int decided = 0;
    for (int play = 0; play < 300; ++play) {
        GridState state = game.startOn(starts[random.below(starts.size())]);
        while (!game.isOver(state)) {
            const Cells playable = game.playable(state.occupied());
            EXPECT_EQ(threats.winning(state.letters, state.mover) & playable, winsByTrying(game, state));
            const ProvablePlacement::Outlook outlook = provable.outlook(state);
            EXPECT_EQ(outlook.wins, winsByTrying(game, state) != 0);
            if (!outlook.wins) {
                EXPECT_EQ(outlook.loses, losesByTrying(game, state)) << game.boardOf(state);
                decided += outlook.loses ? 1 : 0;
            }
            std::vector<Placing> moves;
            game.forEachMove(state, [&](const Placing& move) { moves.push_back(move); });
            state = game.after(state, moves[random.below(moves.size())]);
        }
    }
    EXPECT_GT(decided, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, Threats,
                         testing::Values("tictactoe", "connect-four", "connect-four-4x4", "mnk-4-4-4", "mnk-5-5-4"));

TEST(Threats, MeanNothingWhereCompletingAPatternDoesNotWin) {
    for (const char* name : {"misere-tictactoe", "xox", "sos"}) {
        const PlacementGame game(api::grid::findGame(name));
        const ThreatScan threats(game);
        EXPECT_FALSE(threats.meaningful()) << name;
        EXPECT_EQ(threats.winning(game.startOn(legalStarts(game.rules()).front()).letters, Side::max), 0U);
    }
}

TEST(ProvablePlacement, SymmetricPositionsHaveOneKeyAndOthersHaveNot) {
    const PlacementGame game(api::grid::findGame("connect-four-4x4"));
    const ProvablePlacement provable(game);
    const auto keyOf = [&](const char* board) { return provable.key(game.position(BoardText(board), Side::max)); };
    EXPECT_EQ(keyOf("____________X_O_"), keyOf("_____________O_X"));
    EXPECT_NE(keyOf("____________X_O_"), keyOf("____________O_X_"));
    EXPECT_NE(keyOf("____________X_O_"), keyOf("____________XO__"));
}

}  // namespace threats_test
}  // namespace mitos::games::grid
