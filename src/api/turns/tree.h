#pragma once
// The tree of a search as JSON, node by node in the order in which they were visited.
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "api/turns/report.h"
#include "search/turns/observer.h"

namespace mitos::api::turns {

/// The result of a finished game that a value stands for; nothing for the value of an evaluation.
using FinalOf = std::optional<int> (*)(int value);
using Emit = std::function<void(std::string_view)>;

/// How a game calls itself, its position and its sides (max and min, black and white).
struct TreeNames {
    std::string game;
    std::string position;
    std::string max;
    std::string min;
    FinalOf finalOf = nullptr;  // where the values of finished games are no numbers for people
};

/// `{"game":…,"position":…, … "nodes":[`, a line a node, `]}`.
class TreeWriter {
  public:
    TreeWriter(Emit emit, TreeNames names) : emit_(std::move(emit)), names_(std::move(names)) {}
    void begin(const SearchSummary& summary, std::uint64_t dropped);
    void add(std::size_t id, const search::turns::TreeNode<std::string>& node);
    void end();

  private:
    Emit emit_;
    TreeNames names_;
    bool first_ = true;
};

/// Writes the recorded tree of the search that `summary` reports on; moves by write(move).
template <class Move, class Write>
void writeTree(const Emit& emit, TreeNames names, const SearchSummary& summary,
               const search::turns::TreeRecorder<Move>& recorder, const Write& write) {
    TreeWriter writer(emit, std::move(names));
    writer.begin(summary, recorder.dropped);
    search::turns::TreeNode<std::string> plain;
    for (std::size_t id = 0; id < recorder.nodes.size(); ++id) {
        const search::turns::TreeNode<Move>& node = recorder.nodes[id];
        plain.parent = node.parent;
        plain.depth = node.depth;
        plain.move.reset();
        if (node.move) plain.move = write(*node.move);
        plain.value = node.value;
        plain.window = node.window;
        plain.spared = node.spared;
        plain.kind = node.kind;
        plain.maxToMove = node.maxToMove;
        plain.extended = node.extended;
        writer.add(id, plain);
    }
    writer.end();
}

}  // namespace mitos::api::turns
