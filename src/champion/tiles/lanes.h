#pragma once
// The inner loop of the deepening: depth-first searches of one board's subtrees, several of them interleaved on one thread.
//
// A node waits for its look-ups, one of which is a miss of all caches where the tables are large, more than for anything else. So each
// search (a lane) asks for what it needs, and the thread goes on with the next lane until the answers are there. A lane that has
// nothing left to do takes the shallowest open branch of another.
#include <memory>

#include "champion/tiles/task.h"

namespace mitos::champion::tiles {

template <int views, int patterns, unsigned planes, std::size_t laneCount>
class Lanes {
  public:
    static_assert((views & (views - 1)) == 0);  // what differs from one view in a number is another
    static constexpr bool unitCosts = planes < 4;
    using Distance = std::conditional_t<unitCosts, std::uint8_t, std::uint16_t>;
    using Board = Position<views, patterns, Distance>;

    using Task = TaskOf<Board>;

    Lanes(const Heuristic& heuristic, const BlankSteps& steps, const MoveAutomaton& automaton)
        : steps_(steps), automaton_(automaton), sides_(heuristic, steps) {}

    [[nodiscard]] const Sides<views, patterns>& sides() const { return sides_; }

    /// Searches tasks until source(task) gives none any more, a way is found, or more(nodes), which is told how many nodes were searched
    /// since and says how many may be now, says none. done(number) hears of each task that is finished.
    template <class Source, class More, class Done>
    SearchResult search(const Depth& depth, const Source& source, const More& more, const Done& done) {
        SearchResult result;
        depth_ = &depth;
        std::uint64_t allowed = more(0);
        std::uint64_t nodes = 0;
        std::size_t busy = 0;
        bool tasksLeft = true;
        for (Lane& lane : lanes_) lane.busy = lane.found = false;
        for (std::size_t at = 0; allowed > 0; at = at + 1 < laneCount ? at + 1 : 0) {
            Lane& lane = lanes_[at];
            if (lane.busy) {
                nodes += advance(lane);
            } else {
                tasksLeft = tasksLeft && source(lane.task);
                if (tasksLeft) {
                    begin(lane);
                } else if (!steal(lane)) {
                    if (busy == 0) break;
                    continue;
                }
                ++nodes;
                ++busy;
            }
            if (lane.found) {
                result.found = true;
                result.path = lane.task.path;
                for (const Frame* frame = &lane.frames[1]; frame <= lane.last; ++frame)
                    result.path.push_back(static_cast<Direction>(frame->direction));
                break;
            }
            if (!lane.busy) {
                --busy;
                if (nobodyElseIsOn(lane.task.number)) done(lane.task.number);
            }
            if (nodes >= allowed) {
                result.nodes += nodes;
                allowed = more(nodes);
                nodes = 0;
            }
        }
        if (nodes > 0) {
            result.nodes += nodes;
            more(nodes);
        }
        return result;
    }

    /// The boards one move further that are not too far away, for cutting the work into tasks.
    std::vector<Task> childrenOf(const Task& task, const Depth& depth) {
        depth_ = &depth;
        Lane& lane = lanes_[0];
        lane.task = task;
        begin(lane);
        std::vector<Task> children;
        Frame& frame = lane.frames[0];
        for (std::size_t asked = 0; asked < views && frame.count > 0; ++asked) {
            if (asked > 0) askAll(frame, asked ^ frame.first);
            filter(frame, asked ^ frame.first);
        }
        if (frame.count > 1) putBestLast(frame);
        for (std::size_t i = 0; i < frame.count; ++i) {
            const Child& child = frame.children[frame.open[i]];
            Task& next = children.emplace_back();
            next.path = task.path;
            next.path.push_back(static_cast<Direction>(child.step.direction));
            next.cost = task.cost + child.step.cost;
            next.board = frame.board;
            next.board.apply(child);
        }
        return children;
    }

  private:
    static constexpr std::size_t mostSteps = planes == 1 ? 4 : 8;

    struct Child : ChildOf<Board> {
        const std::uint64_t* word;  // in the view that was asked last
    };
    struct Frame {
        Board board;
        std::array<Child, mostSteps> children;
        std::array<std::uint8_t, mostSteps> open;  // numbers of the children that are left
        std::uint8_t first;  // the view that is asked first; the others by what they differ from it in
        std::uint8_t count;
        std::uint8_t direction;  // that led here
        std::int16_t left;       // to spend
        std::int16_t most;       // that the estimate of a child may be
    };
    struct Lane {
        std::unique_ptr<Frame[]> frames = std::make_unique_for_overwrite<Frame[]>(Depth::dearest + 1);
        Task task;
        Frame* last = nullptr;
        Frame* lowest = nullptr;  // none before it has children left
        std::size_t asked = 0;    // views before the one whose look-ups are under way for the last frame
        bool busy = false;
        bool found = false;
    };

    void begin(Lane& lane) {
        lane.busy = true;
        lane.last = lane.lowest = &lane.frames[0];
        lane.frames[0].board = lane.task.board;
        lane.frames[0].direction = static_cast<std::uint8_t>(lane.task.lastDirection());
        lane.frames[0].left = static_cast<std::int16_t>(depth_->bound - lane.task.cost);
        lane.found = lane.task.board.sum[0] == 0;
        if (!lane.found) expand(lane, lane.frames[0]);
    }

    /// The shallowest branch that another lane has not begun.
    bool steal(Lane& thief) {
        Lane* victim = nullptr;
        std::size_t shallowest = Depth::dearest;
        for (Lane& lane : lanes_) {
            if (!lane.busy) continue;
            while (lane.lowest < lane.last && lane.lowest->count == 0) ++lane.lowest;
            const std::size_t moves = lane.task.path.size() + static_cast<std::size_t>(lane.lowest - &lane.frames[0]);
            if (lane.lowest < lane.last && moves < shallowest) {
                shallowest = moves;
                victim = &lane;
            }
        }
        if (victim == nullptr) return false;
        Frame& frame = *victim->lowest;
        const Child& child = frame.children[frame.open[--frame.count]];
        thief.task.number = victim->task.number;
        thief.task.path = victim->task.path;
        for (const Frame* on = &victim->frames[1]; on <= victim->lowest; ++on)
            thief.task.path.push_back(static_cast<Direction>(on->direction));
        thief.task.path.push_back(static_cast<Direction>(child.step.direction));
        thief.task.cost = depth_->bound - frame.left + child.step.cost;
        thief.task.board = frame.board;
        thief.task.board.apply(child);
        begin(thief);
        return true;
    }

    [[nodiscard]] bool nobodyElseIsOn(std::size_t task) const {
        for (const Lane& lane : lanes_) {
            if (lane.busy && lane.task.number == task) return false;
        }
        return true;
    }

    /// Goes on with a lane whose look-ups have come; returns how many nodes it has begun (0 or 1).
    unsigned advance(Lane& lane) {
        Frame& frame = *lane.last;
        filter(frame, lane.asked ^ frame.first);
        if (lane.asked + 1 < views && frame.count > 0) {
            askAll(frame, ++lane.asked ^ frame.first);
            return 0;
        }
        if (frame.count > 1) putBestLast(frame);
        return descend(lane);
    }

    /// Children are taken from the end.
    static void putBestLast(Frame& frame) {
        std::array<int, mostSteps> keys{};
        const std::size_t count = frame.count;
        if (count > mostSteps) __builtin_unreachable();  // as g++ 14 cannot see
        for (std::size_t i = 0; i < count; ++i) {
            const Child& child = frame.children[frame.open[i]];
            const int key = child.further * 256 + frame.open[i];
            std::size_t at = i;
            for (; at > 0 && keys[at - 1] < key; --at) keys[at] = keys[at - 1];
            keys[at] = key;
        }
        for (std::size_t i = 0; i < count; ++i) frame.open[i] = static_cast<std::uint8_t>(keys[i] & 255);
    }

    unsigned descend(Lane& lane) {
        Frame* last = lane.last;
        while (last->count == 0) {
            if (last <= lane.lowest) {
                lane.last = last;
                lane.busy = false;
                return 0;
            }
            --last;
        }
        Frame& frame = *last;
        const Child& child = frame.children[frame.open[--frame.count]];
        Frame& next = *(lane.last = last + 1);
        next.board = frame.board;
        next.board.apply(child);
        next.direction = child.step.direction;
        next.left = static_cast<std::int16_t>(frame.left - (unitCosts ? 1 : child.step.cost));
        lane.found = next.board.sum[0] == 0;  // every tile is at home
        if (!lane.found) expand(lane, next);
        return 1;
    }

    /// The view that puts the board furthest away: it drops most of the children.
    static std::uint8_t furthest(const Board& board) {
        int greatest = board.sum[0] * views;
        for (int v = 1; v < views; ++v)
            greatest = std::max(greatest, board.sum[static_cast<std::size_t>(v)] * views + v);
        return static_cast<std::uint8_t>(greatest % views);
    }

    void expand(Lane& lane, Frame& frame) {
        const Board& board = frame.board;
        frame.most = depth_->most[static_cast<std::size_t>(frame.left)];
        const std::size_t first = frame.first = furthest(board);
        const BlankSteps::List& list = steps_.after[board.blank][frame.direction];
        std::size_t count = 0;
        for (std::size_t i = 0; i < list.count; ++i) {
            const BlankStep& step = list.steps[i];
            const MoveAutomaton::State state = automaton_.after(board.automaton, step.direction);
            if (state == MoveAutomaton::refused) [[unlikely]]
                continue;
            Child& child = frame.children[count];
            child.step = step;
            child.automaton = state;
            child.tile = board.tiles[step.to];
            child.further = 0;
            frame.open[count] = static_cast<std::uint8_t>(count);
            ask(board, child, first);
            ++count;
        }
        frame.count = static_cast<std::uint8_t>(count);
        lane.asked = 0;
    }

    void askAll(Frame& frame, std::size_t v) const {
        const std::size_t count = frame.count;
        for (std::size_t i = 0; i < count; ++i) ask(frame.board, frame.children[frame.open[i]], v);
    }

    void ask(const Board& board, Child& child, std::size_t v) const {
        const std::size_t p = sides_.patternOf[v][child.tile];
        const PatternSide& side = sides_.sides[v][p];
        child.pattern[v] = static_cast<std::uint8_t>(p);
        const auto next = side.template after<planes>(board.seen[v][p], child.step);
        child.seen[v] = next.pattern;
        child.word = next.word;
        __builtin_prefetch(child.word);
    }

    /// Takes the answer: does the view leave the child within reach?
    bool stays(const Frame& frame, Child& child, std::size_t v) const {
        const int before = frame.board.seen[v][child.pattern[v]].distance;
        const int distance = PatternTable::after<planes>(before, child.word, child.seen[v].order);
        child.seen[v].distance = static_cast<Distance>(distance);
        child.further = static_cast<std::int8_t>(child.further + distance - before);
        if constexpr (unitCosts) return distance - before <= frame.most - frame.board.sum[v];
        const int left = frame.left + 1 - child.step.cost;
        const int most = left > 0 ? depth_->most[static_cast<std::size_t>(left)] : -1;
        return frame.board.sum[v] + distance - before <= most;
    }

    /// Drops the children that a view puts too far away. Which they are can hardly be foreseen, so there is no branch.
    void filter(Frame& frame, std::size_t v) const {
        const std::size_t count = frame.count;
        std::size_t stay = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint8_t number = frame.open[i];
            frame.open[stay] = number;
            stay += stays(frame, frame.children[number], v) ? 1U : 0U;
        }
        frame.count = static_cast<std::uint8_t>(stay);
    }

    const BlankSteps& steps_;
    const MoveAutomaton& automaton_;
    const Depth* depth_ = nullptr;
    Sides<views, patterns> sides_;
    std::array<Lane, laneCount> lanes_;
};

}  // namespace mitos::champion::tiles
