#include "heuristics/tiles/exact.h"

#include <gtest/gtest.h>

#include <fstream>

#include "base/files.h"
#include "tests/support/naive_space.h"
#include "tests/support/temporary_directory.h"

namespace mitos::heuristics::tiles {
namespace exact_test {

using games::tiles::Board;
using games::tiles::MoveSet;
using games::tiles::orderedGoal;
using games::tiles::Shape;
using Origin = Exact::Origin;

class ExactTable : public testing::Test {
  protected:
    Shape shape{2, 3, MoveSet::plain};
    Board goal = orderedGoal(shape);
    test::TemporaryDirectory cache;
    std::filesystem::path file = Exact::fileIn(cache.path(), shape, goal);

    Exact load() { return Exact::load(shape, goal, cache.path()); }
    void expectRight(const Exact& table) const { EXPECT_EQ(table.depths(), Exact::build(shape, goal).depths()); }

    // Stores a good table, lets `damage` change its bytes, and loads again.
    template <class Damage>
    void expectRebuiltAfter(Damage&& damage) {
        load();
        std::string bytes = base::readFile(file);
        damage(bytes);
        std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
        const Exact again = load();
        EXPECT_EQ(again.origin(), Origin::rebuilt);
        expectRight(again);
        EXPECT_EQ(load().origin(), Origin::stored) << "the damaged file was not replaced";
    }
};

TEST_F(ExactTable, HoldsTheDistanceOfEveryBoard) {
    const Exact table = Exact::build(shape, goal);
    const auto distances = test::naiveDistances(shape, goal);
    for (const auto& [cells, distance] : distances) {
        EXPECT_EQ(table(games::tiles::pack<games::tiles::Packed64>(shape, test::boardOf(cells))), distance);
    }
}

TEST_F(ExactTable, IsBuiltAndStoredTheFirstTime) {
    EXPECT_EQ(load().origin(), Origin::built);
    EXPECT_TRUE(std::filesystem::is_regular_file(file));
    EXPECT_EQ(cache.entries(), 1U);
}

TEST_F(ExactTable, IsReadTheSecondTime) {
    load();
    const Exact table = load();
    EXPECT_EQ(table.origin(), Origin::stored);
    expectRight(table);
}

TEST_F(ExactTable, MakesItsCacheDirectory) {
    const auto below = cache / "a" / "b";
    EXPECT_EQ(Exact::load(shape, goal, below).origin(), Origin::built);
    EXPECT_EQ(Exact::load(shape, goal, below).origin(), Origin::stored);
}

TEST_F(ExactTable, KeepsAFileForEachShapeMoveSetAndGoal) {
    load();
    Exact::load({2, 3, MoveSet::king}, goal, cache.path());
    Exact::load({3, 2, MoveSet::plain}, goal, cache.path());
    Exact::load(shape, {{0, 1, 2, 3, 4, 5}}, cache.path());
    EXPECT_EQ(cache.entries(), 4U);
    expectRight(load());
}

TEST_F(ExactTable, IsRebuiltWhenTheHeaderIsDamaged) {
    expectRebuiltAfter([](std::string& bytes) { bytes[3] ^= 1; });
}

TEST_F(ExactTable, IsRebuiltWhenTheChecksumIsDamaged) {
    expectRebuiltAfter([](std::string& bytes) { bytes[bytes.find('\n') + 3] ^= 1; });
}

TEST_F(ExactTable, IsRebuiltWhenADistanceIsDamaged) {
    expectRebuiltAfter([](std::string& bytes) { bytes[bytes.size() - 100] ^= 1; });
}

TEST_F(ExactTable, IsRebuiltWhenEverySingleByteOfTheBodyIsDamaged) {
    load();
    const std::string good = base::readFile(file);
    for (std::size_t at = 0; at < good.size(); at += 13) {
        std::string bytes = good;
        bytes[at] = static_cast<char>(bytes[at] ^ 0x40);
        std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
        ASSERT_EQ(load().origin(), Origin::rebuilt) << "byte " << at;
    }
}

TEST_F(ExactTable, IsRebuiltWhenTheFileIsCutShort) {
    expectRebuiltAfter([](std::string& bytes) { bytes.resize(bytes.size() / 2); });
}

TEST_F(ExactTable, IsRebuiltWhenTheFileIsTooLong) {
    expectRebuiltAfter([](std::string& bytes) { bytes += '\0'; });
}

TEST_F(ExactTable, IsRebuiltWhenTheFileIsEmpty) {
    expectRebuiltAfter([](std::string& bytes) { bytes.clear(); });
}

TEST_F(ExactTable, IsRebuiltWhenTheFileIsThatOfAnotherGoal) {
    const Board other{{0, 1, 2, 3, 4, 5}};
    Exact::load(shape, other, cache.path());
    std::filesystem::copy_file(Exact::fileIn(cache.path(), shape, other), file);
    const Exact table = load();
    EXPECT_EQ(table.origin(), Origin::rebuilt);
    expectRight(table);
}

TEST_F(ExactTable, ServesThoughADirectoryStandsInItsPlace) {
    std::filesystem::create_directory(file);
    const Exact table = load();
    expectRight(table);
    EXPECT_EQ(table.origin(), Origin::rebuilt);
    EXPECT_TRUE(std::filesystem::is_directory(file));
}

TEST_F(ExactTable, ServesThoughItCannotBeStored) {
    base::writeFile(cache / "file", "no directory");
    const auto below = cache / "file" / "below";
    const Exact table = Exact::load(shape, goal, below);
    expectRight(table);
    EXPECT_EQ(table.origin(), Origin::built);
}

TEST_F(ExactTable, ServesWithoutACache) {
    const Exact table = Exact::load(shape, goal, std::nullopt);
    expectRight(table);
    EXPECT_EQ(table.origin(), Origin::built);
}

TEST_F(ExactTable, IsSharedByItsCopies) {
    const Exact table = Exact::build(shape, goal);
    const Exact copy = table;  // NOLINT: the copy is what is tested
    EXPECT_EQ(&copy.depths(), &table.depths());
}

}  // namespace exact_test
}  // namespace mitos::heuristics::tiles
