// Label: threads
#include "web/common/solving.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>

#include "api/grid/boards.h"
#include "api/grid/games.h"
#include "base/parallel.h"

namespace mitos::web {
namespace solving_test {

using api::grid::BoardText;
using api::grid::PlacementGame;

const base::StopFlag never;
constexpr double forEver = std::numeric_limits<double>::infinity();
constexpr std::uint64_t plenty = std::uint64_t{64} << 20U;

struct Game {
    explicit Game(const std::string& name)
        : game(api::grid::shippedGame(name)), start(api::grid::legalStarts(game.rules()).front()) {}
    PlacementGame game;
    BoardText start;
};

TEST(SolvingQueue, TellsThatTheWorkHasBegunAndThenItsResult) {
    engine::grid::SolvedGames store(plenty);
    SolvingQueue queue(store);
    const Game four("connect-four-4x5");
    EXPECT_TRUE(queue.look(four.game, four.start).unknown());
    const SolutionState begun = queue.begin(four.game, four.start);
    EXPECT_TRUE(begun.solving.has_value());
    EXPECT_FALSE(begun.tooLarge);
    const SolutionState done = queue.wait(four.game, four.start, forEver, never, {});
    ASSERT_NE(done.solver, nullptr);
    EXPECT_FALSE(done.solving.has_value());
    EXPECT_EQ(queue.begin(four.game, four.start).solver, done.solver);
    EXPECT_TRUE(queue.hasWaited(four.game, four.start, forEver)) << "nobody works on it any more";
}

TEST(SolvingQueue, BeginsNothingThatHasNoRoom) {
    engine::grid::SolvedGames store(1024);
    SolvingQueue queue(store);
    const Game four("connect-four-4x4");
    const SolutionState state = queue.begin(four.game, four.start);
    EXPECT_TRUE(state.tooLarge);
    EXPECT_FALSE(state.solving.has_value());
    EXPECT_TRUE(queue.wait(four.game, four.start, forEver, never, {}).tooLarge);
}

TEST(SolvingQueue, ServesSeveralGamesAndAskersOneAfterTheOther) {
    engine::grid::SolvedGames store(plenty);
    SolvingQueue queue(store);
    const std::array games{Game("xox-4x4"), Game("connect-four-4x4"), Game("mnk-4-3-3")};
    for (const Game& each : games) queue.begin(each.game, each.start);
    for (const Game& each : games) queue.begin(each.game, each.start);
    for (const Game& each : games) EXPECT_NE(queue.wait(each.game, each.start, forEver, never, {}).solver, nullptr);
    EXPECT_EQ(store.entries(), games.size());
}

TEST(SolvingQueue, TellsEveryoneWhoBeginsAtTheSameTimeThatItIsBeingSolved) {
    const Game small("mnk-4-3-3");
    for (int round = 0; round < 300; ++round) {
        engine::grid::SolvedGames store(plenty);
        SolvingQueue queue(store);
        std::atomic<int> ready{0};
        std::array<bool, 2> known{};
        base::onThreads(known.size(), [&](std::size_t number, const std::atomic<bool>&) {
            ++ready;
            while (ready < static_cast<int>(known.size())) continue;
            known[number] = !queue.begin(small.game, small.start).unknown();
        });
        ASSERT_TRUE(known[0] && known[1]) << round;
    }
}

TEST(SolvingQueue, LetsGoOfThoseWhoStopAndOfItsWorkWhenItEnds) {
    engine::grid::SolvedGames store(plenty);
    const Game large("connect-four-5x4");
    base::StopFlag stop;
    stop.raise();
    {
        SolvingQueue queue(store);
        queue.begin(large.game, large.start);
        const SolutionState state = queue.wait(large.game, large.start, forEver, stop, {});
        EXPECT_NE(state.solving.has_value(), state.solver != nullptr) << "it goes on, unless it is done already";
    }
    EXPECT_LE(store.entries(), 1U);
}

}  // namespace solving_test
}  // namespace mitos::web
