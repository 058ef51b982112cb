#pragma once
// The inner loop of the deepening where the tables lie in the processor's caches: a depth-first search of one board's subtrees that
// makes a move, goes on from there and takes it back. Where tables are larger, lanes.h hides their latency.
#include <algorithm>
#include <functional>
#include <utility>

#include "champion/tiles/task.h"

namespace mitos::champion::tiles {

template <int views, int patterns, unsigned planes>
class Walk {
  public:
    static constexpr bool unitCosts = planes < 4;
    using Distance = std::conditional_t<unitCosts, std::uint8_t, std::uint16_t>;
    using Board = Position<views, patterns, Distance>;
    using Task = TaskOf<Board>;

    Walk(const Heuristic& heuristic, const BlankSteps& steps, const MoveAutomaton& automaton)
        : steps_(steps), automaton_(automaton), sides_(heuristic, steps) {}

    [[nodiscard]] const Sides<views, patterns>& sides() const { return sides_; }

    /// As that of Lanes.
    template <class Source, class More, class Done>
    SearchResult search(const Depth& depth, const Source& source, const More& more, const Done& done) {
        depth_ = &depth;
        more_ = more;
        result_ = {};
        nodes_ = 0;
        allowed_ = more(0);
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
        if (nodes_ > 0) more(nodes_);
        result_.nodes += nodes_;
        return std::move(result_);
    }

    /// The boards one move further that are not too far away, for cutting the work into tasks.
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

    /// A node: is the search over, because the goal is below it (then the path holds the way there, backwards), or because it has to end?
    bool enter(std::size_t lastDirection, int left) {
        if (board_.sum[0] == 0) {  // every tile is at home
            ++nodes_;
            return result_.found = true;
        }
        if (++nodes_ >= allowed_) [[unlikely]] {
            result_.nodes += nodes_;
            allowed_ = more_(std::exchange(nodes_, 0));
            if (allowed_ == 0) return true;
        }
        return forEachChild(lastDirection, left, [&](const Child& child) {
            const std::uint8_t blank = board_.blank;
            const MoveAutomaton::State automaton = board_.automaton;
            std::array<typename Board::Pattern, views> before;
            const std::array<std::int16_t, views> sum = board_.sum;
            for (std::size_t v = 0; v < views; ++v) before[v] = board_.seen[v][child.pattern[v]];
            board_.apply(child);
            if (enter(child.step.direction, left - (unitCosts ? 1 : child.step.cost))) {
                if (result_.found) result_.path.push_back(static_cast<Direction>(child.step.direction));
                return true;
            }
            for (std::size_t v = 0; v < views; ++v) board_.seen[v][child.pattern[v]] = before[v];
            board_.sum = sum;
            board_.automaton = automaton;
            board_.blank = blank;
            board_.tiles[child.step.to] = child.tile;
            return false;
        });
    }

    /// go(child) for the children that no view puts too far away, until it says true. Those that come nearer by one in every view are gone to at
    /// once, the others afterwards, the nearest first.
    template <class Go>
    bool forEachChild(std::size_t lastDirection, int left, const Go& go) {
        std::array<Child, mostSteps> later;
        std::size_t count = 0;
        const std::size_t first = views == 2 && board_.sum[1] > board_.sum[0] ? 1 : 0;  // which drops more
        const int most = depth_->most[static_cast<std::size_t>(left)];
        const BlankSteps::List& list = steps_.after[board_.blank][lastDirection];
        for (std::size_t i = 0; i < list.count; ++i) {
            Child child;
            child.step = list.steps[i];
            child.automaton = automaton_.after(board_.automaton, child.step.direction);
            if (child.automaton == MoveAutomaton::refused) continue;
            child.tile = board_.tiles[child.step.to];
            child.further = 0;
            int room = most;
            if constexpr (!unitCosts) {
                const int rest = left + 1 - child.step.cost;
                room = rest > 0 ? depth_->most[static_cast<std::size_t>(rest)] : -1;
            }
            bool near = true;
            for (std::size_t asked = 0; asked < views && near; ++asked) near = look(child, asked ^ first, room);
            if (!near) continue;
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

    /// What a view makes of the child: does it leave it within reach?
    bool look(Child& child, std::size_t v, int room) const {
        const std::size_t p = sides_.patternOf[v][child.tile];
        const PatternSide& side = sides_.sides[v][p];
        const auto& pattern = board_.seen[v][p];
        const auto next = side.template after<planes>(pattern, child.step);
        const int before = pattern.distance;
        const int distance = PatternTable::after<planes>(before, next.word, next.pattern.order);
        child.pattern[v] = static_cast<std::uint8_t>(p);
        child.seen[v] = next.pattern;
        child.seen[v].distance = static_cast<Distance>(distance);
        child.further = static_cast<std::int8_t>(child.further + distance - before);
        return board_.sum[v] + distance - before <= room;
    }

    const BlankSteps& steps_;
    const MoveAutomaton& automaton_;
    Sides<views, patterns> sides_;
    const Depth* depth_ = nullptr;
    std::function<std::uint64_t(std::uint64_t)> more_;
    Board board_;
    SearchResult result_;
    std::uint64_t nodes_ = 0;
    std::uint64_t allowed_ = 0;
};

}  // namespace mitos::champion::tiles
