#pragma once
// Where a search stores the states that it has met: an array if the puzzle has a dense index, otherwise a hash set.
// Both give every state a number, and keep the same node for it.
#include <boost/unordered/unordered_flat_set.hpp>
#include <cstdint>
#include <functional>

#include "base/segmented.h"
#include "base/zeroed_array.h"
#include "search/paths/puzzle.h"

namespace mitos::search::paths {

using NodeId = std::uint32_t;

/// What a search knows of one state, in eight bytes. All zeros: never met.
///
///     | parent: 32 bits | g: 24 bits | move: 6 bits | status: 2 bits |
struct Node {
    enum Status : std::uint8_t { unmet = 0, open = 1, closed = 2 };

    NodeId parent;           // itself at the root
    std::uint32_t g : 24;    // the cheapest cost found so far, up to 16 million
    std::uint32_t move : 6;  // the move that led here from the parent
    std::uint32_t status : 2;
};
static_assert(sizeof(Node) == 8);

/// An array over all states; the number of a state is its index.
template <IndexedPuzzle P>
class DenseStore {
  public:
    using State = typename P::State;

    explicit DenseStore(const P& puzzle) : puzzle_(&puzzle), nodes_(static_cast<std::size_t>(puzzle.indexCount())) {}

    NodeId idOf(const State& state) {
        const NodeId id = puzzle_->indexOf(state);
        stored_ += nodes_[id].status == Node::unmet ? 1 : 0;
        return id;
    }
    /// Returns the node of a state that has been met, otherwise null.
    [[nodiscard]] const Node* find(const State& state) const {
        const Node& node = nodes_[puzzle_->indexOf(state)];
        return node.status == Node::unmet ? nullptr : &node;
    }
    [[nodiscard]] State stateOf(NodeId id) const { return puzzle_->stateAt(id); }
    Node& operator[](NodeId id) { return nodes_[id]; }
    const Node& operator[](NodeId id) const { return nodes_[id]; }

    [[nodiscard]] std::uint64_t stored() const { return stored_; }
    [[nodiscard]] std::uint64_t bytesWith(std::size_t /*more*/) const { return nodes_.bytes(); }

  private:
    const P* puzzle_;
    base::ZeroedArray<Node> nodes_;
    std::uint64_t stored_ = 0;
};

/// A hash set of node numbers over an array of nodes that grows without moving. The set itself takes four bytes per
/// state; hash and comparison read the nodes.
template <Puzzle P>
class HashedStore {
  public:
    using State = typename P::State;

    explicit HashedStore(const P& /*puzzle*/) : ids_(1024, Hash{&items_}, Equal{&items_}) {}
    HashedStore(const HashedStore&) = delete;
    HashedStore& operator=(const HashedStore&) = delete;

    /// Returns the number of a state. A state that has not been met gets a new number and an unmet node, which must
    /// be marked before the next call.
    NodeId idOf(const State& state) {
        const auto fresh = static_cast<NodeId>(items_.size());
        items_.push({state, Node{}});
        const auto [at, inserted] = ids_.insert(fresh);
        if (!inserted) items_.pop();
        return *at;
    }
    [[nodiscard]] const Node* find(const State& state) const {
        const auto at = ids_.find(state);
        return at == ids_.end() ? nullptr : &items_[*at].node;
    }
    [[nodiscard]] const State& stateOf(NodeId id) const { return items_[id].state; }
    Node& operator[](NodeId id) { return items_[id].node; }
    const Node& operator[](NodeId id) const { return items_[id].node; }

    [[nodiscard]] std::uint64_t stored() const { return items_.size(); }
    /// Returns the greatest number of bytes in use while `more` states are added: when the set grows, the old and the
    /// new table exist at the same time.
    [[nodiscard]] std::uint64_t bytesWith(std::size_t more) const {
        constexpr std::uint64_t slot = sizeof(NodeId) + 2;  // and a little more than a byte of the set's own
        std::uint64_t buckets = ids_.bucket_count();
        std::uint64_t before = 0;
        while (static_cast<double>(items_.size() + more) > 0.87 * static_cast<double>(buckets)) {
            before = buckets;
            buckets = 2 * buckets + 16;
        }
        return items_.bytesWith(more) + (before + buckets) * slot;
    }

  private:
    struct Item {
        State state;
        Node node;
    };
    struct Hash {
        using is_avalanching = void;  // the states' hash mixes well: no need to mix again
        using is_transparent = void;  // a state can be looked up by itself
        const base::Segmented<Item>* items;
        std::size_t operator()(NodeId id) const { return (*items)[id].state.hash(); }
        std::size_t operator()(const State& state) const { return state.hash(); }
    };
    struct Equal {
        using is_transparent = void;
        const base::Segmented<Item>* items;
        bool operator()(NodeId a, NodeId b) const { return a == b || (*items)[a].state == (*items)[b].state; }
        bool operator()(const State& state, NodeId id) const { return (*items)[id].state == state; }
        bool operator()(NodeId id, const State& state) const { return (*items)[id].state == state; }
    };

    base::Segmented<Item> items_;
    boost::unordered_flat_set<NodeId, Hash, Equal> ids_;
};

}  // namespace mitos::search::paths
