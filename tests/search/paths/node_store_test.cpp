#include "search/paths/node_store.h"

#include <gtest/gtest.h>

#include "games/tiles/sliding_tiles.h"
#include "tests/support/scale.h"
#include "tests/support/shapes.h"

namespace mitos::search::paths {
namespace node_store_test {

using games::tiles::MoveSet;
using games::tiles::Packed64;
using Tiles = games::tiles::SlidingTiles<Packed64>;

const games::tiles::Shape shape{2, 4, MoveSet::king};
const Tiles puzzle(shape, games::tiles::orderedGoal(shape));

template <class Store>
class NodeStore : public testing::Test {
  protected:
    Store store{puzzle};
    Packed64 first = puzzle.stateAt(1234);
    Packed64 second = puzzle.stateAt(4321);

    NodeId meet(const Packed64& state) {
        const NodeId id = store.idOf(state);
        if (store[id].status == Node::unmet) store[id] = Node{id, 0, 0, Node::open};
        return id;
    }
};
using Stores = testing::Types<DenseStore<Tiles>, HashedStore<Tiles>>;
TYPED_TEST_SUITE(NodeStore, Stores);

TYPED_TEST(NodeStore, BeginsEmpty) {
    EXPECT_EQ(this->store.stored(), 0U);
    EXPECT_EQ(this->store.find(this->first), nullptr);
}

TYPED_TEST(NodeStore, GivesAStateTheSameNumberAgain) {
    const NodeId one = this->meet(this->first);
    const NodeId two = this->meet(this->second);
    EXPECT_NE(one, two);
    EXPECT_EQ(this->meet(this->first), one);
    EXPECT_EQ(this->store.stored(), 2U);
}

TYPED_TEST(NodeStore, LeadsFromANumberBackToTheState) {
    EXPECT_EQ(this->store.stateOf(this->meet(this->first)), this->first);
    EXPECT_EQ(this->store.stateOf(this->meet(this->second)), this->second);
}

TYPED_TEST(NodeStore, KeepsTheNodeOfAState) {
    const NodeId id = this->meet(this->first);
    this->store[id] = Node{77, 0xABCDEF, 63, Node::closed};
    this->meet(this->second);
    const Node* node = this->store.find(this->first);
    ASSERT_NE(node, nullptr);
    EXPECT_EQ(node->parent, 77U);
    EXPECT_EQ(node->g, 0xABCDEFU);
    EXPECT_EQ(node->move, 63U);
    EXPECT_EQ(node->status, Node::closed);
}

TYPED_TEST(NodeStore, FindsOnlyWhatWasMet) {
    this->meet(this->first);
    EXPECT_NE(this->store.find(this->first), nullptr);
    EXPECT_EQ(this->store.find(this->second), nullptr);
    EXPECT_EQ(this->store.stored(), 1U);
}

TYPED_TEST(NodeStore, HoldsEveryStateOfTheSpace) {
    for (std::uint32_t index = 0; index < puzzle.indexCount(); ++index) this->meet(puzzle.stateAt(index));
    EXPECT_EQ(this->store.stored(), puzzle.indexCount());
    for (std::uint32_t index = 0; index < puzzle.indexCount(); ++index) {
        ASSERT_EQ(this->store.stateOf(this->store.idOf(puzzle.stateAt(index))), puzzle.stateAt(index));
    }
    EXPECT_EQ(this->store.stored(), puzzle.indexCount());
}

TYPED_TEST(NodeStore, CountsAtLeastTheBytesOfItsNodes) {
    for (std::uint32_t index = 0; index < puzzle.indexCount(); ++index) this->meet(puzzle.stateAt(index));
    EXPECT_GE(this->store.bytesWith(0), puzzle.indexCount() * sizeof(Node));
    EXPECT_GE(this->store.bytesWith(100'000), this->store.bytesWith(0));
}

// The bytes that a store predicts must cover what it then needs.
TEST(HashedStoreBytes, AreForeseenBeforeItGrows) {
    const games::tiles::Shape large{4, 4, MoveSet::plain};
    const Tiles tiles(large, games::tiles::orderedGoal(large));
    HashedStore<Tiles> store(tiles);
    const std::uint64_t seed = 20260121;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    constexpr std::size_t step = 16'384;
    for (int round = 0; round < test::times(20, 4); ++round) {
        const std::uint64_t foreseen = store.bytesWith(step);
        for (std::size_t i = 0; i < step; ++i) {
            const NodeId id = store.idOf(games::tiles::pack<Packed64>(large, test::anyArrangement(large, random)));
            store[id].status = Node::open;
        }
        EXPECT_LE(store.bytesWith(0), foreseen) << "in round " << round;
    }
}

}  // namespace node_store_test
}  // namespace mitos::search::paths
