// Label: threads
#include "engine/tiles/table_shelf.h"

#include <gtest/gtest.h>

#include <thread>

#include "base/error.h"
#include "tests/support/solving.h"
#include "tests/support/thrown.h"

namespace mitos::engine::tiles {
namespace table_shelf_test {

using games::tiles::MoveSet;
using games::tiles::orderedGoal;

const base::StopFlag never;
constexpr std::uint64_t roomy = std::uint64_t{64} << 20U;

MadeTables ask(TableShelf& shelf, const Shape& shape) {
    return shelf.tables(shape, orderedGoal(shape), TableSize::small, {}, never);
}

TEST(TableShelf, GivesTheSameTablesAgain) {
    TableShelf shelf(roomy);
    const Shape shape{3, 4, MoveSet::plain};
    const auto first = ask(shelf, shape).solver;
    ASSERT_NE(first, nullptr);
    EXPECT_EQ(ask(shelf, shape).solver, first);
    EXPECT_EQ(shelf.entries(), 1U);
}

TEST(TableShelf, TellsPuzzlesApart) {
    TableShelf shelf(roomy);
    const Shape plain{3, 4, MoveSet::plain};
    const Shape king{3, 4, MoveSet::king};
    const Board other{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}};
    const auto first = ask(shelf, plain).solver;
    EXPECT_NE(ask(shelf, king).solver, first);
    EXPECT_NE(shelf.tables(plain, other, TableSize::small, {}, never).solver, first);
    EXPECT_EQ(shelf.entries(), 3U);
}

TEST(TableShelf, ForgetsThoseAskedForLongestAgo) {
    TableShelf shelf(1);  // there is room for none but the last
    const Shape plain{3, 3, MoveSet::plain};
    const auto first = ask(shelf, plain).solver;
    EXPECT_NE(ask(shelf, {3, 3, MoveSet::king}).solver, nullptr);
    EXPECT_EQ(shelf.entries(), 1U);
    EXPECT_NE(ask(shelf, plain).solver, first);
    EXPECT_EQ(first->heuristic().shape(), plain);  // who has it keeps it
}

TEST(TableShelf, MakesThemOnceForAllWhoAskAtTheSameTime) {
    TableShelf shelf(roomy);
    std::vector<std::shared_ptr<const champion::tiles::Solver>> got(4);
    std::vector<std::thread> threads;
    for (auto& mine : got) threads.emplace_back([&] { mine = ask(shelf, {4, 4, MoveSet::plain}).solver; });
    for (std::thread& thread : threads) thread.join();
    for (const auto& each : got) {
        EXPECT_NE(each, nullptr);
        EXPECT_EQ(each, got[0]);
    }
}

TEST(TableShelf, KeepsNothingOfWhatWasStoppedOrRefused) {
    TableShelf shelf(roomy);
    const Shape shape{4, 4, MoveSet::plain};
    base::StopFlag stop;
    stop.raise();
    const MadeTables stopped = shelf.tables(shape, orderedGoal(shape), TableSize::full, {}, stop);
    EXPECT_EQ(stopped.solver, nullptr);
    EXPECT_EQ(stopped.halt, base::Halt::stopped);
    EXPECT_TRUE(test::thrownBy<base::Error>([&] {
        static_cast<void>(
            shelf.tables(shape, orderedGoal(shape), TableSize::small, {.limits = {.bytes = 1000}}, never));
    }));
    EXPECT_EQ(shelf.entries(), 0U);
}

}  // namespace table_shelf_test
}  // namespace mitos::engine::tiles
