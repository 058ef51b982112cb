#include "games/tiles/packed.h"

#include <gtest/gtest.h>

#include <unordered_set>

#include "tests/support/naive_space.h"
#include "tests/support/scale.h"
#include "tests/support/shapes.h"

namespace mitos::games::tiles {
namespace packed_test {

constexpr std::uint64_t seed = 20260110;

template <class Packed>
class PackedBoard : public testing::Test {
  protected:
    // Calls check(shape, board) for random boards of every size that fits.
    template <class Check>
    void forEverySize(Check&& check) {
        base::Random random(seed);
        for (const Shape& shape : test::shapesUpTo(Packed::mostCells)) {
            SCOPED_TRACE(testing::Message() << test::describe(shape) << ", seed " << seed);
            for (int i = 0; i < test::times(50, 10); ++i) check(shape, test::anyArrangement(shape, random));
        }
    }
};
using Widths = testing::Types<Packed64, Packed128>;
TYPED_TEST_SUITE(PackedBoard, Widths);

TYPED_TEST(PackedBoard, UnpacksToWhatWasPacked) {
    this->forEverySize(
        [](const Shape& shape, const Board& board) { EXPECT_EQ(unpack(shape, pack<TypeParam>(shape, board)), board); });
}

TYPED_TEST(PackedBoard, FindsTheBlankOnEveryCell) {
    this->forEverySize([](const Shape& shape, Board board) {
        for (int cell = 0; cell < shape.cells(); ++cell) {
            const auto blank =
                static_cast<std::size_t>(std::find(board.tiles.begin(), board.tiles.end(), 0) - board.tiles.begin());
            std::swap(board.tiles[blank], board.tiles[static_cast<std::size_t>(cell)]);
            EXPECT_EQ(pack<TypeParam>(shape, board).blank(), cell);
        }
    });
}

TYPED_TEST(PackedBoard, SwapsTheBlankWithAnyCell) {
    this->forEverySize([](const Shape& shape, const Board& board) {
        const auto packed = pack<TypeParam>(shape, board);
        for (int cell = 0; cell < shape.cells(); ++cell) {
            Board expected = board;
            std::swap(expected.tiles[static_cast<std::size_t>(packed.blank())],
                      expected.tiles[static_cast<std::size_t>(cell)]);
            const auto swapped = packed.swapped(packed.blank(), cell);
            EXPECT_EQ(unpack(shape, swapped), expected);
            EXPECT_EQ(swapped, pack<TypeParam>(shape, expected));
        }
    });
}

TYPED_TEST(PackedBoard, ComparesAndHashesByItsTiles) {
    std::unordered_set<std::uint64_t> hashes;
    std::unordered_set<test::Cells> boards;
    const Shape shape{4, 4, MoveSet::king};
    base::Random random(seed);
    for (int i = 0; i < 1000; ++i) {
        const Board board = test::anyArrangement(shape, random);
        boards.insert(test::cellsOf(shape, board));
        hashes.insert(pack<TypeParam>(shape, board).hash());
        EXPECT_EQ(pack<TypeParam>(shape, board).hash(), pack<TypeParam>(shape, board).hash());
    }
    EXPECT_EQ(hashes.size(), boards.size());
}

TEST(Packed64, LaysOutItsCellsFromTheLowestBitsUp) {
    const Board board{{1, 2, 3, 4, 5, 6, 7, 8, 0}};
    EXPECT_EQ(pack<Packed64>({3, 3, MoveSet::king}, board).bits, 0x087654321U);
}

TEST(Packed128, LaysOutCellTwelveAcrossBothWords) {
    Packed128 packed;
    packed.put(12, 31);
    EXPECT_EQ(packed.low, std::uint64_t{15} << 60U);
    EXPECT_EQ(packed.high, 1U);
}

}  // namespace packed_test
}  // namespace mitos::games::tiles
