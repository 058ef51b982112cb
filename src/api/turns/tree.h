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

/// Who looks at a search: `tree`, if any, receives the tree as JSON once it has ended, `told` every depth of a deepening one.
struct Onlookers {
    const Emit* tree = nullptr;
    const Told* told = nullptr;
};
inline constexpr std::size_t mostRecorded = 1'000'000;

/// `{"game":…,"position":…, … "nodes":[`, a line a node, `]}`. The names of sides are the game's: max and min, black and white.
class TreeWriter {
  public:
    TreeWriter(Emit emit, std::string_view game, std::string_view position, std::string_view maxName,
               std::string_view minName, FinalOf finalOf = nullptr);
    void begin(const SearchReport& report);
    void add(std::size_t id, const search::turns::TreeNode<std::string>& node);
    void end();

  private:
    Emit emit_;
    std::string game_;
    std::string position_;
    std::string maxName_;
    std::string minName_;
    FinalOf finalOf_;
    bool first_ = true;
};

template <class Move, class Write>
void writeTree(TreeWriter& writer, const SearchReport& report, const search::turns::TreeRecorder<Move>& recorder,
               Write&& write) {
    writer.begin(report);
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
