#pragma once
// Observers see a search from inside. They are template parameters: without one they leave no code.
#include <cstdint>
#include <optional>
#include <vector>

#include "search/turns/window.h"

namespace mitos::search::turns {

/// How a visit ended.
enum class VisitEnd : std::uint8_t {
    unfinished,  // the search was halted inside
    inner,       // every move was searched
    cut,         // some moves were not searched: they could not matter
    leaf,        // judged by the evaluation
    over,        // the game is over
    memory,      // decided by the transposition table
};

/// The beginning of a visit. `move` led to the position; it is null at the root.
template <class Move>
struct Arrival {
    int depth = 0;
    const Move* move = nullptr;
    bool maxToMove = false;
    Window window;
};

/// Observes nothing.
struct NoObserver {
    static constexpr bool active = false;
    template <class Move>
    void enter(const Arrival<Move>& /*arrival*/) {}
    void extended() {}
    void leave(Value /*value*/, VisitEnd /*kind*/, std::uint32_t /*spared*/) {}
};

/// One visited position of a recorded tree.
template <class Move>
struct TreeNode {
    std::uint32_t parent = 0;  // the root's own id at a root
    std::int32_t depth = 0;    // plies from the root
    std::optional<Move> move;  // empty at the root
    Value value = 0;           // as returned: a bound if it lies outside the window
    Window window;             // when the visit began
    std::uint32_t spared = 0;  // moves that were cut off
    VisitEnd kind = VisitEnd::unfinished;
    bool maxToMove = false;
    bool extended = false;  // the depth ended here, and the position was unquiet
};

/// Records the tree as it was visited, up to `most` nodes; `dropped` counts the rest. A node's id is its index;
/// parents come before their children. Every iteration of a deepening search adds a tree with a root of its own.
/// Shallow searches that only order moves are not recorded.
template <class Move>
class TreeRecorder {
  public:
    static constexpr bool active = true;
    std::size_t most = 1'000'000;
    std::vector<TreeNode<Move>> nodes;
    std::uint64_t dropped = 0;

    void enter(const Arrival<Move>& arrival) {
        if (arrival.depth == 0) path_.clear();  // what a halted search left
        if (nodes.size() >= most) {
            ++dropped;
            path_.push_back(none);
            return;
        }
        const auto id = static_cast<std::uint32_t>(nodes.size());
        TreeNode<Move> node;
        node.parent = path_.empty() ? id : path_.back();
        node.depth = arrival.depth;
        if (arrival.move != nullptr) node.move = *arrival.move;
        node.window = arrival.window;
        node.maxToMove = arrival.maxToMove;
        nodes.push_back(node);
        path_.push_back(id);
    }
    void extended() {
        if (path_.back() != none) nodes[path_.back()].extended = true;
    }
    void leave(Value value, VisitEnd kind, std::uint32_t spared) {
        if (path_.back() != none) {
            TreeNode<Move>& node = nodes[path_.back()];
            node.value = value;
            node.kind = kind;
            node.spared = spared;
        }
        path_.pop_back();
    }

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    std::vector<std::uint32_t> path_;  // ids of the visits that have not ended
};

}  // namespace mitos::search::turns
