#pragma once
// The inner loop of the deepening for tables that fit into the processor's caches: a depth-first search of one
// board's subtrees that makes a move, searches on, and takes it back. For larger tables lanes.h hides their latency.
#include <algorithm>
#include <functional>
#include <utility>

#include "champion/tiles/task.h"

namespace mitos::champion::tiles {

/// Searches the subtrees of one iteration on one thread.
template <int views, int patterns, unsigned planes>
class Walk {
  public:
    static constexpr bool unitCosts = planes < 4;
    using Distance = std::conditional_t<unitCosts, std::uint8_t, std::uint16_t>;
    using Board = Position<views, patterns, Distance>;
    using Task = TaskOf<Board>;

    Walk(const Heuristic& heuristic, const BlankSteps& steps, const MoveAutomaton& automaton)
        : steps_(steps), automaton_(automaton), readers_(heuristic, steps) {}

    [[nodiscard]] const PatternReaders<views, patterns>& readers() const { return readers_; }

    /// Has the same contract as Lanes::search().
    template <class Source, class Allowance, class Done>
    SearchResult search(const Depth& depth, const Source& source, const Allowance& allowance, const Done& done) {
        depth_ = &depth;
        allowance_ = allowance;
        result_ = {};
        nodes_ = 0;
        allowed_ = allowance(0);
        Task task;
        while (allowed_ > 0 && !result_.found && source(task)) {
            board_ = task.board;
            enter(task.lastDirection(), depth.bound - task.cost);
            if (result_.found) {
                std::reverse(result_.path.begin(), result_.path.end());
                result_.path.insert(result_.path.begin(), task.path.begin(), task.path.end());
            } else if (allowed_ > 0) {
                done(task.number);
            }
        }
        if (nodes_ > 0) allowance(nodes_);
        result_.nodes += nodes_;
        return std::move(result_);
    }

    /// Returns the boards one move further that are within reach, to divide the work into tasks.
    std::vector<Task> childrenOf(const Task& task, const Depth& depth) {
        depth_ = &depth;
        board_ = task.board;
        std::vector<Task> children;
        forEachChild(task.lastDirection(), depth.bound - task.cost, [&](const Child& child) {
            Task& next = children.emplace_back(task);
            next.path.push_back(static_cast<Direction>(child.step.direction));
            next.cost += child.step.cost;
            next.board.apply(child);
            return false;
        });
        return children;
    }

  private:
    static constexpr std::size_t mostSteps = planes == 1 ? 4 : 8;
    using Child = ChildOf<Board>;

    /// Visits a node. Returns true if the search is over: the goal is below the node (then the path holds the moves,
    /// last one first), or it was stopped.
    bool enter(std::size_t lastDirection, int left) {
        if (board_.sum[0] == 0) {  // every tile is on its cell of the goal
            ++nodes_;
            return result_.found = true;
        }
        if (++nodes_ >= allowed_) [[unlikely]] {
            result_.nodes += nodes_;
            allowed_ = allowance_(std::exchange(nodes_, 0));
            if (allowed_ == 0) return true;
        }
        return forEachChild(lastDirection, left, [&](const Child& child) {
            const std::uint8_t blank = board_.blank;
            const MoveAutomaton::State automaton = board_.automaton;
            std::array<typename Board::Pattern, views> before;
            const std::array<std::int16_t, views> sum = board_.sum;
            for (std::size_t v = 0; v < views; ++v) before[v] = board_.patternStates[v][child.pattern[v]];
            board_.apply(child);
            if (enter(child.step.direction, left - (unitCosts ? 1 : child.step.cost))) {
                if (result_.found) result_.path.push_back(static_cast<Direction>(child.step.direction));
                return true;
            }
            for (std::size_t v = 0; v < views; ++v) board_.patternStates[v][child.pattern[v]] = before[v];
            board_.sum = sum;
            board_.automaton = automaton;
            board_.blank = blank;
            board_.tiles[child.step.to] = child.tile;
            return false;
        });
    }

    /// Calls go(child) for the children that all views leave within reach, until it returns true. Children that come
    /// nearer by one in every view are visited at once, the others afterwards, nearest first.
    template <class Go>
    bool forEachChild(std::size_t lastDirection, int left, const Go& go) {
        std::array<Child, mostSteps> later;
        std::size_t count = 0;
        const std::size_t first = views == 2 && board_.sum[1] > board_.sum[0] ? 1 : 0;  // the one that rules out more
        const int mostEstimate = depth_->mostEstimate[static_cast<std::size_t>(left)];
        const BlankSteps::List& list = steps_.after[board_.blank][lastDirection];
        for (std::size_t i = 0; i < list.count; ++i) {
            Child child;
            child.step = list.steps[i];
            child.automaton = automaton_.after(board_.automaton, child.step.direction);
            if (child.automaton == MoveAutomaton::refused) continue;
            child.tile = board_.tiles[child.step.to];
            child.further = 0;
            int limit = mostEstimate;
            if constexpr (!unitCosts) {
                const int rest = left + 1 - child.step.cost;
                limit = rest > 0 ? depth_->mostEstimate[static_cast<std::size_t>(rest)] : -1;
            }
            bool withinReach = true;
            for (std::size_t viewsDone = 0; viewsDone < views && withinReach; ++viewsDone)
                withinReach = isWithinReach(child, viewsDone ^ first, limit);
            if (!withinReach) continue;
            if (child.further == -views) {
                if (go(child)) return true;
                continue;
            }
            std::size_t at = count++;
            for (; at > 0 && later[at - 1].further > child.further; --at) later[at] = later[at - 1];
            later[at] = child;
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (go(later[i])) return true;
        }
        return false;
    }

    /// Looks up the child in one view, and tells whether the view leaves it within reach.
    bool isWithinReach(Child& child, std::size_t v, int limit) const {
        const std::size_t p = readers_.patternOf[v][child.tile];
        const PatternReader& reader = readers_.readers[v][p];
        const auto& pattern = board_.patternStates[v][p];
        const auto next = reader.template after<planes>(pattern, child.step);
        const int before = pattern.distance;
        const int distance = PatternTable::after<planes>(before, next.word, next.pattern.order);
        child.pattern[v] = static_cast<std::uint8_t>(p);
        child.patternStates[v] = next.pattern;
        child.patternStates[v].distance = static_cast<Distance>(distance);
        child.further = static_cast<std::int8_t>(child.further + distance - before);
        return board_.sum[v] + distance - before <= limit;
    }

    const BlankSteps& steps_;
    const MoveAutomaton& automaton_;
    PatternReaders<views, patterns> readers_;
    const Depth* depth_ = nullptr;
    std::function<std::uint64_t(std::uint64_t)> allowance_;
    Board board_;
    SearchResult result_;
    std::uint64_t nodes_ = 0;
    std::uint64_t allowed_ = 0;
};

}  // namespace mitos::champion::tiles
