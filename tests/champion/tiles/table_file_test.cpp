// Tables on disk: what was stored comes back, and nothing that was altered is ever used.
#include "champion/tiles/table_file.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/files.h"
#include "champion/tiles/solver.h"
#include "tests/support/temporary_directory.h"

namespace mitos::champion::tiles {
namespace table_file_test {

using games::tiles::MoveSet;

const Shape shape{3, 4, MoveSet::plain};
constexpr int blank = 11;

Heuristic heuristicOf(const Shape& of = shape) {
    return {of, blank, withMirror(of, blank, {{0, 1, 4, 5}, {2, 3, 6, 7}, {8, 9, 10}})};
}

class TableFile : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(built_.build(1, never_));
        file_ = tablesIn(scratch_.path(), built_);
        storeTables(built_, file_);
        bytes_ = base::readFile(file_);
    }
    void expectDamage(const std::string& bytes) {
        base::writeFile(file_, bytes);
        Heuristic other = heuristicOf();
        EXPECT_THROW(loadTables(other, file_, 2), base::Error);
        EXPECT_TRUE(other.table(0).words().empty());
    }

    const base::StopFlag never_{};
    test::TemporaryDirectory scratch_;
    Heuristic built_ = heuristicOf();
    std::filesystem::path file_;
    std::string bytes_;
};

TEST_F(TableFile, GivesBackWhatWasStored) {
    Heuristic loaded = heuristicOf();
    ASSERT_TRUE(loadTables(loaded, file_, 2));
    for (std::size_t t = 0; t < built_.tables(); ++t) {
        EXPECT_TRUE(std::ranges::equal(loaded.table(t).words(), built_.table(t).words()));
        EXPECT_EQ(loaded.table(t).greatest(), built_.table(t).greatest());
    }
}

TEST_F(TableFile, IsNotThereBeforeItIsStored) {
    std::filesystem::remove(file_);
    Heuristic other = heuristicOf();
    EXPECT_FALSE(loadTables(other, file_, 1));
}

TEST_F(TableFile, IsRefusedWhenAnythingIsDamaged) {
    for (const std::size_t size : {std::size_t{0}, std::size_t{5}, bytes_.size() / 2, bytes_.size() - 1})
        expectDamage(bytes_.substr(0, size));
    expectDamage(bytes_ + "x");
    for (std::size_t at = 0; at < bytes_.size(); at += at < 200 ? 1 : 977) {
        std::string altered = bytes_;
        altered[at] = static_cast<char>(altered[at] ^ 4);
        expectDamage(altered);
    }
}

TEST_F(TableFile, OfAnotherPuzzleHasAnotherName) {
    EXPECT_NE(tablesIn(scratch_.path(), heuristicOf({3, 4, MoveSet::king})), file_);
}

TEST(TilesSolverTables, AreStoredOnceAndRebuiltWhenDamaged) {
    const test::TemporaryDirectory scratch;
    const base::StopFlag never;
    const auto goal = games::tiles::orderedGoal(shape);
    const auto prepared = [&](const std::filesystem::path& directory) {
        auto solver = std::make_unique<Solver>(shape, goal, TableSize::full);
        EXPECT_TRUE(solver->prepare(1, never, {}, directory));
        return solver;
    };
    const auto first = prepared(scratch.path() / "tables");
    EXPECT_EQ(first->origin(), Solver::Origin::built);
    EXPECT_FALSE(first->notStored());
    EXPECT_EQ(prepared(scratch.path() / "tables")->origin(), Solver::Origin::stored);
    const auto file = tablesIn(scratch.path() / "tables", first->heuristic());
    std::string bytes = base::readFile(file);
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    base::writeFile(file, bytes);
    EXPECT_EQ(prepared(scratch.path() / "tables")->origin(), Solver::Origin::rebuilt);
    EXPECT_EQ(prepared(scratch.path() / "tables")->origin(), Solver::Origin::stored);
    // If nothing can be written, the tables are used without being stored, and the solver says so.
    base::writeFile(scratch.path() / "file", "no directory");
    const auto unstored = prepared(scratch.path() / "file");
    EXPECT_EQ(unstored->origin(), Solver::Origin::built);
    EXPECT_TRUE(unstored->notStored());
}

TEST(TilesSolverTables, AreNotStoredWhenTheyAreSmallOrStopped) {
    const test::TemporaryDirectory scratch;
    const base::StopFlag never;
    const auto goal = games::tiles::orderedGoal(shape);
    Solver small(shape, goal, TableSize::small);
    EXPECT_TRUE(small.prepare(1, never, {}, scratch.path()));
    Solver stopped(shape, goal, TableSize::full);
    base::StopFlag stop;
    stop.raise();
    EXPECT_FALSE(stopped.prepare(1, stop, {}, scratch.path()));
    EXPECT_TRUE(std::filesystem::is_empty(scratch.path()));
}

}  // namespace table_file_test
}  // namespace mitos::champion::tiles
