// Label: threads
// Solutions that several callers share.
#include "engine/grid/solved_games.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "engine/grid/player.h"
#include "tests/support/grid_rules.h"

namespace mitos::engine::grid {
namespace solved_games_test {

const base::StopFlag never;
constexpr std::uint64_t plenty = std::uint64_t{64} << 20U;

PlacementGame named(const std::string& name) { return PlacementGame(test::shipped(name)); }

base::Limits within(double seconds) {
    base::Limits limits;
    limits.seconds = seconds;
    return limits;
}

TEST(SolvedGames, RememberWhatTheySolved) {
    SolvedGames games(plenty);
    const PlacementGame game = named("tictactoe");
    const BoardText empty(9, games::grid::emptyCell);
    EXPECT_FALSE(games.find(game, empty, within(1000)).decided);
    const auto solver = games.solve(game, empty, within(1000), never);
    ASSERT_NE(solver, nullptr);
    EXPECT_EQ(games.find(game, empty, within(1000)).solver, solver);
    EXPECT_EQ(games.solve(game, empty, within(1000), never), solver);
    EXPECT_EQ(games.entries(), 1U);
    EXPECT_EQ(games.bytes(), solver->solution()->bytes());
}

TEST(SolvedGames, TellWhoBeginsApart) {
    SolvedGames games(plenty);
    Rules rules = test::shipped("tictactoe");
    const BoardText empty(9, games::grid::emptyCell);
    ASSERT_NE(games.solve(PlacementGame(rules), empty, within(1000), never), nullptr);
    rules.first = Side::min;
    EXPECT_FALSE(games.find(PlacementGame(rules), empty, within(1000)).decided);
}

TEST(SolvedGames, StayWithinTheirBytes) {
    const PlacementGame game = named("cse");
    const std::vector<BoardText> starts = legalStarts(game.rules());
    std::uint64_t one = 0;
    {
        SolvedGames games(plenty);
        one = games.solve(game, starts.front(), within(1000), never)->solution()->bytes();
    }
    SolvedGames games(one + one / 2);
    for (const BoardText& start : starts) ASSERT_NE(games.solve(game, start, within(1000), never), nullptr);
    EXPECT_LE(games.bytes(), one + one / 2);
    EXPECT_EQ(games.entries(), 1U);
    EXPECT_NE(games.find(game, starts.back(), within(1000)).solver, nullptr);
}

TEST(SolvedGames, MayBeGivenMoreOrLess) {
    const PlacementGame game = named("cse");
    const std::vector<BoardText> starts = legalStarts(game.rules());
    SolvedGames games(plenty);
    ASSERT_GE(starts.size(), 2U);
    for (const BoardText& start : starts) ASSERT_NE(games.solve(game, start, within(1000), never), nullptr);
    const std::uint64_t one = games.bytes() / starts.size();
    games.resize(one + one / 2);
    EXPECT_EQ(games.entries(), 1U);
    EXPECT_NE(games.find(game, starts.back(), within(1000)).solver, nullptr) << "the one asked for last stays";
    games.resize(16);
    EXPECT_EQ(games.entries(), 0U);
    EXPECT_EQ(games.bytes(), 0U);
    EXPECT_EQ(games.solve(game, starts[0], within(1000), never), nullptr) << "there is no room for it";
    games.resize(plenty);
    EXPECT_NE(games.solve(game, starts[0], within(1000), never, {}, 2), nullptr);
}

TEST(SolvedGames, DoNotTryAgainWhatTookTooLong) {
    SolvedGames games(plenty);
    const PlacementGame game = named("xox-4x4");
    const BoardText start = legalStarts(game.rules()).front();
    EXPECT_EQ(games.solve(game, start, within(0.001), never), nullptr);
    EXPECT_TRUE(games.find(game, start, within(0.001)).decided);
}

TEST(SolvedGames, TryAgainAfterAWhile) {
    const PlacementGame game = named("xox-4x4");
    const BoardText start = legalStarts(game.rules()).front();
    base::Limits limits = within(1000);
    limits.nodes = 100;
    for (const auto failuresLast : {std::chrono::seconds(3600), std::chrono::seconds(0)}) {
        SolvedGames games(plenty, failuresLast);
        EXPECT_EQ(games.solve(game, start, limits, never), nullptr);
        EXPECT_EQ(games.find(game, start, limits).decided, failuresLast.count() > 0);
        limits.nodes = base::Limits{}.nodes;
        EXPECT_EQ(games.solve(game, start, limits, never) != nullptr, failuresLast.count() == 0);
        limits.nodes = 100;
    }
}

TEST(SolvedGames, ACancelledSolutionIsNotRemembered) {
    SolvedGames games(plenty);
    base::StopFlag stop;
    stop.raise();
    const PlacementGame game = named("xox");
    const BoardText start = legalStarts(game.rules()).front();
    EXPECT_EQ(games.solve(game, start, within(1000), stop), nullptr);
    EXPECT_FALSE(games.find(game, start, within(1000)).decided);
    EXPECT_EQ(games.entries(), 0U);
}

TEST(SolvedGames, AreSharedByThreads) {
    SolvedGames games(plenty);
    const PlacementGame game = named("cse");
    const BoardText start = legalStarts(game.rules()).front();
    std::vector<std::thread> threads;
    std::vector<Opinion> opinions(4);
    for (Opinion& opinion : opinions) {
        threads.emplace_back([&] {
            const Player player(game, games.solve(game, start, within(1000), never), {});
            opinion = player.think(game.startOn(start), never);
        });
    }
    for (std::thread& thread : threads) thread.join();
    for (const Opinion& opinion : opinions) EXPECT_EQ(opinion.best, opinions.front().best);
    EXPECT_EQ(games.entries(), 1U);
}

}  // namespace solved_games_test
}  // namespace mitos::engine::grid
