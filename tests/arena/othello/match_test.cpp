// Label: threads
#include "arena/othello/match.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <set>
#include <thread>

#include "arena/othello/match_file.h"
#include "base/error.h"
#include "base/files.h"
#include "formats/othello/ggf.h"
#include "tests/support/fake_contestant.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/thrown.h"

namespace mitos::arena::othello {
namespace match_test {

using test::FakeContestant;
using test::firstMoves;
using test::randomMoves;

MatchPlayer playerOf(const std::string& name, const std::function<FakeContestant::Choose()>& choose) {
    MatchPlayer player;
    player.otherwise = name;
    player.make = [name, choose] { return std::make_unique<FakeContestant>(name, choose()); };
    return player;
}

MatchPlan planOf(std::size_t openings, const std::function<FakeContestant::Choose()>& first,
                 const std::function<FakeContestant::Choose()>& second) {
    MatchPlan plan;
    base::Random random(5);
    plan.openings = randomOpenings(plan.game, openings, 6, random);
    plan.players = {playerOf("one", first), playerOf("two", second)};
    return plan;
}

FakeContestant::Choose randomPlayer() { return randomMoves(11); }
FakeContestant::Choose failsAlways() {
    return [](const GameSoFar&, const Allowance&) -> RecordedMove { throw PlayerFailed(Failing::crash, "exit 3"); };
}

TEST(Match, PlaysEveryOpeningFromBothSides) {
    Match match(planOf(
        5, [] { return firstMoves(); }, randomPlayer));
    const base::StopFlag stop;
    std::vector<MatchGame> games;
    match.play(stop, [&](const MatchGame& game, const MatchStanding& standing) {
        games.push_back(game);
        EXPECT_EQ(standing.tally.games(), games.size());
    });
    ASSERT_EQ(games.size(), 10U);
    double points = 0;
    std::int64_t discs = 0;
    for (const MatchGame& game : games) {
        EXPECT_EQ(game.fixture.opening, game.number / 2);
        EXPECT_EQ(game.fixture.black, game.number % 2);
        const Opening& opening = match.plan().openings[game.fixture.opening];
        for (std::size_t i = 0; i < opening.moves.size(); ++i) EXPECT_EQ(game.played.moves[i].move, opening.moves[i]);
        points += game.points();
        discs += game.difference();
    }
    const MatchStanding& standing = match.standing();
    EXPECT_DOUBLE_EQ(standing.tally.points(), points);
    EXPECT_EQ(standing.tally.discs, discs);
    EXPECT_EQ(standing.pairs.pairs(), 5U);
    EXPECT_EQ(standing.unpaired(), 0U);
    EXPECT_EQ(standing.names, (std::array<std::string, 2>{"one", "two"}));
    EXPECT_GT(standing.moves[0], 100U);
}

TEST(Match, OfAPlayerAgainstItselfHoldsZero) {
    Match match(planOf(
        20, [] { return firstMoves(); }, [] { return firstMoves(); }));
    const base::StopFlag stop;
    match.play(stop, [](const MatchGame&, const MatchStanding&) {});
    const EloDifference elo = match.standing().difference();
    EXPECT_EQ(match.standing().pairs.counts[2], 20U) << "what one wins with a colour the other wins with it";
    EXPECT_LE(elo.low, 0);
    EXPECT_GE(elo.high, 0);
    const EloDifference byGames = match.standing().differenceByGames();
    EXPECT_LT(byGames.low, 0);
    EXPECT_GT(byGames.high, 0);
}

TEST(Match, GoesOnWhenAPlayerFails) {
    Match match(planOf(4, failsAlways, [] { return firstMoves(); }));
    const base::StopFlag stop;
    match.play(stop, [](const MatchGame&, const MatchStanding&) {});
    EXPECT_EQ(match.standing().tally.losses, 8U);
    EXPECT_EQ(match.standing().tally.discs, -8 * 64);
    EXPECT_EQ(match.standing().faults[0][static_cast<std::size_t>(Failing::crash)], 8U);
    EXPECT_EQ(match.standing().faults[1], (std::array<std::uint64_t, failings>{}));
}

TEST(Match, RunsOnSeveralThreads) {
    std::atomic<int> made{0};
    MatchPlan plan = planOf(
        12, [] { return firstMoves(); }, [] { return firstMoves(); });
    plan.players[0].make = [&made] {
        ++made;
        return std::make_unique<FakeContestant>("one", firstMoves());
    };
    plan.concurrency = 4;
    Match match(plan);
    plan.concurrency = 1;
    Match alone(plan);
    const base::StopFlag stop;
    std::set<std::size_t> seen;
    match.play(stop, [&](const MatchGame& game, const MatchStanding&) { seen.insert(game.number); });
    EXPECT_EQ(seen.size(), 24U);
    EXPECT_EQ(made, 4);
    alone.play(stop, [](const MatchGame&, const MatchStanding&) {});
    EXPECT_EQ(match.standing().tally.discs, alone.standing().tally.discs);
    EXPECT_EQ(match.standing().pairs.counts, alone.standing().pairs.counts);
}

TEST(Match, EndsWhenTheTestHasDecided) {
    MatchPlan plan = planOf(
        200, [] { return firstMoves(); }, failsAlways);
    plan.sprt = SprtBounds{0, 50, 0.05, 0.05};
    plan.concurrency = 2;
    Match match(plan);
    const base::StopFlag stop;
    std::size_t told = 0;
    match.play(stop, [&](const MatchGame&, const MatchStanding&) { ++told; });
    ASSERT_TRUE(match.standing().sprt);
    EXPECT_EQ(match.standing().sprt->verdict, Verdict::elo1);
    EXPECT_EQ(match.standing().tally.games(), told);
    EXPECT_LT(told, 100U);
    EXPECT_FALSE(match.standing().stopped);
}

TEST(Match, EndsAtOnceWhenItIsStopped) {
    base::StopFlag stop;
    Match match(planOf(50, randomPlayer, randomPlayer));
    match.play(stop, [&](const MatchGame&, const MatchStanding& standing) {
        if (standing.tally.games() == 7) stop.raise();
    });
    EXPECT_TRUE(match.standing().stopped);
    EXPECT_GE(match.standing().tally.games(), 7U);
    EXPECT_LT(match.standing().tally.games(), 100U);
}

TEST(Match, PassesOnWhatTheSystemRefuses) {
    MatchPlan plan = planOf(
        3, [] { return firstMoves(); }, [] { return firstMoves(); });
    plan.players[1].make = []() -> std::unique_ptr<Contestant> { throw std::runtime_error("no memory"); };
    plan.concurrency = 2;
    Match match(plan);
    EXPECT_THROW(match.play(base::StopFlag{}, [](const MatchGame&, const MatchStanding&) {}), std::runtime_error);
}

class MatchFileTest : public ::testing::Test {
  protected:
    static constexpr std::uint64_t number = 0x1234;
    test::TemporaryDirectory directory_;
    const std::filesystem::path path_ = directory_ / "match.ggf";

    MatchPlan plan() const { return planOf(6, randomPlayer, failsSometimes); }

    static FakeContestant::Choose failsSometimes() {
        return [asked = 0, well = randomMoves(3)](const GameSoFar& game, const Allowance& allowance) mutable {
            if (++asked % 70 == 0) throw PlayerFailed(Failing::crash, "said ] and [");
            RecordedMove chosen = well(game, allowance);
            chosen.evaluation = -1.234;
            return chosen;
        };
    }

    // Plays until this many games are done.
    MatchStanding play(std::size_t most) {
        Match match(plan());
        MatchFile file(path_, number, match.schedule());
        for (const MatchGame& game : file.games()) match.add(game);
        base::StopFlag stop;
        match.play(stop, [&](const MatchGame& game, const MatchStanding& standing) {
            file.append(game, {});
            if (standing.tally.games() == most) stop.raise();
        });
        return match.standing();
    }
    std::string text() const { return base::readFile(path_); }
};

TEST_F(MatchFileTest, HoldsEveryGameAsGgf) {
    const MatchStanding standing = play(100);
    std::istringstream lines(text());
    std::size_t count = 0;
    std::int64_t discs = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        const formats::othello::GameRecord record = formats::othello::readGgf(line, "test");
        ASSERT_TRUE(record.outcome);
        const bool firstIsBlack = record.place.find(" A black ") != std::string::npos;
        EXPECT_EQ(record.black.name, firstIsBlack ? "one" : "two");
        discs += static_cast<std::int64_t>(record.outcome->blackMinusWhite) * (firstIsBlack ? 1 : -1);
        if (record.outcome->how == formats::othello::Ended::played) {
            EXPECT_NE(record.place.find(" played"), std::string::npos);
        } else {
            EXPECT_NE(record.place.find(" crash said ) and ("), std::string::npos) << record.place;
        }
    }
    EXPECT_EQ(count, 12U);
    EXPECT_EQ(discs, standing.tally.discs);
    EXPECT_GT(standing.faults[1][static_cast<std::size_t>(Failing::crash)], 0U);
}

TEST_F(MatchFileTest, GoesOnWhereItEnded) {
    EXPECT_GE(play(5).tally.games(), 5U);
    const std::string before = text();
    const MatchStanding standing = play(100);
    EXPECT_EQ(standing.tally.games(), 12U);
    EXPECT_EQ(standing.pairs.pairs(), 6U);
    EXPECT_TRUE(text().starts_with(before)) << "nothing is played twice";
    const MatchStanding again = play(100);
    EXPECT_EQ(again.tally.discs, standing.tally.discs);
    EXPECT_EQ(again.faults, standing.faults);
    EXPECT_EQ(again.moves, standing.moves);
    EXPECT_NEAR(again.seconds[0], standing.seconds[0], 1e-6);
    EXPECT_NEAR(again.seconds[0], 0.001 * static_cast<double>(again.moves[0]), 1e-6);
    EXPECT_EQ(again.names, standing.names);
}

// Milliseconds would lose most of what a quick player has used, and --match-time with it.
TEST_F(MatchFileTest, KeepsSecondsToTheNanosecond) {
    Match match(planOf(
        2, [] { return firstMoves(0.000012345); }, [] { return firstMoves(1.000000001); }));
    {
        MatchFile file(path_, number, match.schedule());
        match.play(base::StopFlag{}, [&](const MatchGame& game, const MatchStanding&) { file.append(game, {}); });
    }
    const MatchFile file(path_, number, match.schedule());
    ASSERT_EQ(file.games().size(), 4U);
    for (const MatchGame& game : file.games()) {
        for (const formats::othello::RecordedMove& move : game.played.moves) {
            if (!move.seconds) continue;
            EXPECT_TRUE(*move.seconds == 0.000012345 || *move.seconds == 1.000000001) << *move.seconds;
        }
    }
    EXPECT_EQ(text().find("e-"), std::string::npos) << "plain decimals";
}

// A player that hung for a minute has used it, even if the match is resumed the next day.
TEST_F(MatchFileTest, KeepsTheTimeOfAMoveThatNeverCame) {
    const auto hangs = [] {
        return [asked = 0, well = firstMoves(0.25)](const GameSoFar& game, const Allowance& allowance) mutable {
            if (++asked % 3 == 0) {
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
                throw PlayerFailed(Failing::hang, {});
            }
            return well(game, allowance);
        };
    };
    Match match(planOf(
        2, [] { return firstMoves(0.5); }, hangs));
    {
        MatchFile file(path_, number, match.schedule());
        match.play(base::StopFlag{}, [&](const MatchGame& game, const MatchStanding&) { file.append(game, {}); });
    }
    EXPECT_GT(match.standing().seconds[1], 4 * (2 * 0.25 + 0.002));
    Match again(planOf(
        2, [] { return firstMoves(0.5); }, hangs));
    const MatchFile file(path_, number, again.schedule());
    for (const MatchGame& game : file.games()) again.add(game);
    EXPECT_EQ(again.standing().faults, match.standing().faults);
    for (const std::size_t player : {0U, 1U})
        EXPECT_NEAR(again.standing().seconds[player], match.standing().seconds[player], 1e-8);
}

TEST_F(MatchFileTest, RefusesAResultThatNoGameHas) {
    play(100);
    const std::string whole = text();
    const std::size_t second = whole.find('\n') + 1;
    const std::size_t at = whole.find("RE[", second) + 3;
    const Match match(plan());
    for (const char* result : {"1e300", "-1e300", "+66.00", "+1.00", "0.5"}) {
        std::string changed = whole;
        changed.replace(at, changed.find(']', at) - at, result);
        base::writeFile(path_, changed);
        const auto error = test::thrownBy<base::TextError>([&] { MatchFile(path_, number, match.schedule()); });
        ASSERT_TRUE(error) << result;
        EXPECT_EQ(error->fault(), base::Fault::input);
        EXPECT_EQ(error->place().line, 2U);
        EXPECT_EQ(error->place().column, at - second + 1);
        EXPECT_EQ(text(), changed) << "nothing is lost";
    }
}

TEST_F(MatchFileTest, DropsAGameThatWasCutShort) {
    play(5);
    const std::string whole = text();
    base::writeFile(path_, whole.substr(0, whole.size() - 40));
    EXPECT_EQ(play(100).tally.games(), 12U);
    const std::size_t lastGame = whole.rfind('\n', whole.size() - 2) + 1;
    EXPECT_TRUE(text().starts_with(whole.substr(0, lastGame)));
    std::istringstream lines(text());
    for (std::string line; std::getline(lines, line);) EXPECT_NO_THROW(formats::othello::readGgf(line, "test"));
}

TEST_F(MatchFileTest, RefusesAnotherMatch) {
    play(5);
    const std::string before = text();
    const Match match(plan());
    EXPECT_THROW(MatchFile(path_, number + 1, match.schedule()), base::Error);
    EXPECT_EQ(text(), before);
    for (const std::string& other :
         {std::string("my precious notes"), std::string("notes\n"), std::string("(;GM[Chess]")}) {
        base::writeFile(path_, other);
        EXPECT_THROW(MatchFile(path_, number, match.schedule()), base::Error) << other;
        EXPECT_EQ(text(), other) << "nothing is lost";
    }
}

TEST_F(MatchFileTest, IsWrittenByOneMatchAtATime) {
    const Match match(plan());
    const MatchFile first(path_, number, match.schedule());
    EXPECT_THROW(MatchFile(path_, number, match.schedule()), base::Error);
}

}  // namespace match_test
}  // namespace mitos::arena::othello
