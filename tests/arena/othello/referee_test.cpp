#include "arena/othello/referee.h"

#include <gtest/gtest.h>

#include "tests/support/fake_contestant.h"

namespace mitos::arena::othello {
namespace referee_test {

using games::othello::Othello;
using games::othello::Score;
using test::FakeContestant;
using test::firstMoves;

class RefereeTest : public ::testing::Test {
  protected:
    const Othello game_;
    Opening opening_{{}, game_.start(), game_.start()};
    RefereeRules rules_;
    TimeLedger ledger_;
    base::StopFlag stop_;
    Allowed allowed_[2];
    bool follows_ = false;

    RefereedGame play(const FakeContestant::Choose& black, const FakeContestant::Choose& white) {
        FakeContestant first("first", black);
        FakeContestant second("second", white);
        return referee(game_, opening_, {&first, allowed_[0], 0, follows_}, {&second, allowed_[1], 1, false}, rules_,
                       ledger_, stop_);
    }

    static FakeContestant::Choose failing(Failing how, int atMove) {
        return
            [how, atMove, asked = 0, well = firstMoves()](const GameSoFar& game, const Allowance& allowance) mutable {
                if (++asked == atMove) throw PlayerFailed(how, "detail");
                return well(game, allowance);
            };
    }
};

TEST_F(RefereeTest, RecordsAGameToItsEnd) {
    opening_.moves = {games::othello::squareAt(2, 3)};  // d3
    opening_.board = game_.after(game_.start(), opening_.moves[0]);
    const RefereedGame played = play(firstMoves(0.5), firstMoves(0.25));
    ASSERT_TRUE(played.finished);
    EXPECT_FALSE(played.failed);
    EXPECT_EQ(played.start, game_.start());
    EXPECT_EQ(played.score.black + played.score.white, 64);
    Board board = played.start;
    double seconds[2] = {0, 0};
    for (std::size_t i = 0; i < played.moves.size(); ++i) {
        ASSERT_TRUE(game_.isLegal(board, played.moves[i].move));
        const bool asked = i > 0 && played.moves[i].move != games::othello::pass;
        ASSERT_EQ(played.moves[i].seconds.has_value(), asked) << "openings and passes take no time";
        if (asked) seconds[static_cast<std::size_t>(board.mover)] += board.mover == Colour::black ? 0.5 : 0.25;
        board = game_.after(board, played.moves[i].move);
    }
    EXPECT_TRUE(game_.isOver(board));
    EXPECT_DOUBLE_EQ(played.seconds[0], seconds[0]);
    EXPECT_DOUBLE_EQ(played.seconds[1], seconds[1]);
    EXPECT_DOUBLE_EQ(ledger_.used(1), seconds[1]);
}

TEST_F(RefereeTest, TellsPlayersEveryMoveAndPass) {
    std::vector<Square> known;
    const auto listening = [&](const GameSoFar& soFar, const Allowance& allowance) {
        Board board = soFar.start;
        for (const Square move : soFar.moves) {
            EXPECT_TRUE(game_.isLegal(board, move));
            board = game_.after(board, move);
        }
        EXPECT_EQ(board, soFar.board);
        known = soFar.moves;
        return test::randomMoves(soFar.moves.size())(soFar, allowance);
    };
    bool passed = false;
    for (int i = 0; i < 30 && !passed; ++i) {
        play(listening, test::randomMoves(static_cast<std::uint64_t>(i)));
        passed = std::find(known.begin(), known.end(), games::othello::pass) != known.end();
    }
    EXPECT_TRUE(passed);
}

TEST_F(RefereeTest, LetsTheFaultySideLose) {
    for (const Failing how : {Failing::crash, Failing::hang, Failing::flood, Failing::garbage, Failing::resigned}) {
        const RefereedGame played = play(firstMoves(), failing(how, 3));
        ASSERT_TRUE(played.finished);
        ASSERT_TRUE(played.failed);
        EXPECT_EQ(*played.failed, (Failed{Colour::white, how, "detail"}));
        EXPECT_EQ(played.score, (Score{64, 0}));
        EXPECT_EQ(played.moves.size(), 5U) << "up to the failure";
    }
    EXPECT_EQ(play(failing(Failing::crash, 1), firstMoves()).score, (Score{0, 64}));
}

TEST_F(RefereeTest, LetsAnIllegalMoveLose) {
    const RefereedGame played = play(firstMoves(), [](const GameSoFar&, const Allowance&) {
        return RecordedMove{games::othello::squareAt(0, 0), {}, 0};
    });
    ASSERT_TRUE(played.failed);
    EXPECT_EQ(*played.failed, (Failed{Colour::white, Failing::illegal, "a1"}));
    EXPECT_EQ(played.blackPoints(), 1);
    EXPECT_EQ(played.moves.size(), 1U) << "an illegal move is not recorded";
}

TEST_F(RefereeTest, HoldsPlayersToTheClock) {
    allowed_[0].clock = allowed_[1].clock = GameClock{2, 0.5};
    rules_.margin = 0.25;
    // White uses a second for each move: 2, 1.5, 1, 0.5, then half a second too much, above the margin.
    const RefereedGame played = play(firstMoves(0.1), firstMoves(1));
    ASSERT_TRUE(played.failed);
    EXPECT_EQ(played.failed->side, Colour::white);
    EXPECT_EQ(played.failed->how, Failing::time);
    EXPECT_NEAR(played.seconds[1], 4, 1e-9);
    rules_.margin = 0.6;  // the first half second is tolerated, but stays a debt
    EXPECT_NEAR(play(firstMoves(0.1), firstMoves(1)).seconds[1], 5, 1e-9);
}

TEST_F(RefereeTest, TellsThemWhatIsLeft) {
    allowed_[0].clock = allowed_[1].clock = GameClock{60, 1};
    int asked = 0;
    play(
        [&](const GameSoFar& soFar, const Allowance& allowance) {
            if (++asked == 3) {
                EXPECT_DOUBLE_EQ(allowance.left[0].value_or(0), 60 - 2 * 2 + 2 * 1);
                EXPECT_DOUBLE_EQ(allowance.left[1].value_or(0), 60 - 2 * 3 + 2 * 1);
                EXPECT_DOUBLE_EQ(allowance.increment, 1);
                EXPECT_DOUBLE_EQ(allowance.patience, 58 + 1);
            }
            return firstMoves(2)(soFar, allowance);
        },
        firstMoves(3));
    EXPECT_GE(asked, 3);
}

TEST_F(RefereeTest, HoldsPlayersToTheTimeOfAMove) {
    allowed_[1].moveSeconds = 0.5;
    rules_.margin = 0.25;
    EXPECT_FALSE(play(firstMoves(5), firstMoves(0.7)).failed) << "black has no limit";
    const RefereedGame played = play(firstMoves(5), firstMoves(0.8));
    ASSERT_TRUE(played.failed);
    EXPECT_EQ(played.failed->how, Failing::time);
}

TEST_F(RefereeTest, GivesTheFirstPlayerNoMoreTimeThanTheSecondUsed) {
    follows_ = true;
    double most = 0;
    const auto obedient = [&](const GameSoFar& soFar, const Allowance& allowance) {
        EXPECT_TRUE(allowance.moveSeconds);
        const double seconds = allowance.moveSeconds.value_or(0);
        EXPECT_LE(ledger_.used(0) + seconds, std::max(ledger_.used(1), ledger_.used(0)) + TimeLedger::leastSeconds);
        most = std::max(most, seconds);
        return firstMoves(seconds)(soFar, allowance);
    };
    for (int game = 0; game < 3; ++game) play(obedient, firstMoves(1));
    EXPECT_LE(ledger_.used(0), ledger_.used(1));
    EXPECT_GT(ledger_.used(0), 0.9 * ledger_.used(1)) << "and most of it is used";
    EXPECT_LT(most, 6);
}

TEST_F(RefereeTest, EndsAGameOnlyWhenBothAgree) {
    const auto valuing = [](double forMover) {
        return [forMover](const GameSoFar& soFar, const Allowance& allowance) {
            RecordedMove chosen = firstMoves()(soFar, allowance);
            chosen.evaluation = forMover;
            return chosen;
        };
    };
    EXPECT_FALSE(play(valuing(30), valuing(-30)).agreed) << "off by default";
    rules_.adjudicate = 20;
    const RefereedGame agreed = play(valuing(30), valuing(-24));
    EXPECT_TRUE(agreed.agreed && agreed.finished);
    EXPECT_EQ(agreed.moves.size(), 2U);
    EXPECT_EQ(agreed.score, (Score{44, 20})) << "by the more careful of the two";
    EXPECT_EQ(play(valuing(-30), valuing(20)).score, (Score{22, 42}));
    EXPECT_FALSE(play(valuing(30), valuing(30)).agreed) << "both think that they win";
    EXPECT_FALSE(play(valuing(30), valuing(-18)).agreed);
    EXPECT_FALSE(play(valuing(30), firstMoves()).agreed) << "one says nothing";
}

TEST_F(RefereeTest, LeavesAGameThatWasStopped) {
    int asked = 0;
    const RefereedGame played = play(
        [&](const GameSoFar& soFar, const Allowance& allowance) {
            if (++asked == 3) throw PlayerStopped();
            return firstMoves()(soFar, allowance);
        },
        firstMoves());
    EXPECT_FALSE(played.finished);
    stop_.raise();
    EXPECT_FALSE(play(firstMoves(), firstMoves()).finished);
}

}  // namespace referee_test
}  // namespace mitos::arena::othello
