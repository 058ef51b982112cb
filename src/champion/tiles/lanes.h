#pragma once
// The inner loop of the deepening for large tables: depth-first searches of one board's subtrees, several of them
// interleaved on one thread.
//
// A node mostly waits for its table words, each of which is a miss of all caches if the tables are large. So each
// search (a lane) prefetches what it needs, and the thread goes on with the next lane until the data has arrived. A
// lane that has nothing left to do takes the shallowest open branch of another.
#include <memory>

#include "champion/tiles/task.h"

namespace mitos::champion::tiles {

/// Searches the subtrees of one iteration on one thread, in `laneCount` lanes.
template <int views, int patterns, unsigned planes, std::size_t laneCount>
class Lanes {
  public:
    static_assert((views & (views - 1)) == 0);  // exclusive or of two view numbers is a view number
    static constexpr bool unitCosts = planes < 4;
    using Distance = std::conditional_t<unitCosts, std::uint8_t, std::uint16_t>;
    using Board = Position<views, patterns, Distance>;

    using Task = TaskOf<Board>;

    Lanes(const Heuristic& heuristic, const BlankSteps& steps, const MoveAutomaton& automaton)
        : steps_(steps), automaton_(automaton), readers_(heuristic, steps) {}

    [[nodiscard]] const PatternReaders<views, patterns>& readers() const { return readers_; }

    /// Searches tasks until source(task) returns false, a solution is found, or allowance(nodes) returns 0. allowance
    /// is told how many nodes have been searched since its last call, and returns how many may be searched next.
    /// done(number) is called for each finished task.
    template <class Source, class Allowance, class Done>
    SearchResult search(const Depth& depth, const Source& source, const Allowance& allowance, const Done& done) {
        SearchResult result;
        depth_ = &depth;
        std::uint64_t allowed = allowance(0);
        std::uint64_t nodes = 0;
        std::size_t active = 0;
        bool tasksLeft = true;
        for (Lane& lane : lanes_) lane.active = lane.found = false;
        for (std::size_t at = 0; allowed > 0; at = at + 1 < laneCount ? at + 1 : 0) {
            Lane& lane = lanes_[at];
            if (lane.active) {
                nodes += advance(lane);
            } else {
                tasksLeft = tasksLeft && source(lane.task);
                if (tasksLeft) {
                    begin(lane);
                } else if (!steal(lane)) {
                    if (active == 0) break;
                    continue;
                }
                ++nodes;
                ++active;
            }
            if (lane.found) {
                result.found = true;
                result.path = lane.task.path;
                for (const Frame* frame = &lane.frames[1]; frame <= lane.last; ++frame)
                    result.path.push_back(static_cast<Direction>(frame->direction));
                break;
            }
            if (!lane.active) {
                --active;
                if (isFinished(lane.task.number)) done(lane.task.number);
            }
            if (nodes >= allowed) {
                result.nodes += nodes;
                allowed = allowance(nodes);
                nodes = 0;
            }
        }
        if (nodes > 0) {
            result.nodes += nodes;
            allowance(nodes);
        }
        return result;
    }

    /// Returns the boards one move further that are within reach, to divide the work into tasks.
    std::vector<Task> childrenOf(const Task& task, const Depth& depth) {
        depth_ = &depth;
        Lane& lane = lanes_[0];
        lane.task = task;
        begin(lane);
        std::vector<Task> children;
        Frame& frame = lane.frames[0];
        for (std::size_t viewsDone = 0; viewsDone < views && frame.count > 0; ++viewsDone) {
            if (viewsDone > 0) lookUpAll(frame, viewsDone ^ frame.first);
            filter(frame, viewsDone ^ frame.first);
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
        const std::uint64_t* word;  // in the view that was looked up last
    };
    struct Frame {
        Board board;
        std::array<Child, mostSteps> children;
        std::array<std::uint8_t, mostSteps> open;  // the numbers of the children that are left
        std::uint8_t first;  // the view that is looked up first; the others follow by exclusive or with it
        std::uint8_t count;
        std::uint8_t direction;     // the move that led here
        std::int16_t left;          // cost that may still be spent
        std::int16_t mostEstimate;  // greatest estimate that a child may have
    };
    struct Lane {
        std::unique_ptr<Frame[]> frames = std::make_unique_for_overwrite<Frame[]>(Depth::mostCost + 1);
        Task task;
        Frame* last = nullptr;
        Frame* lowest = nullptr;    // no frame before it has children left
        std::size_t viewsDone = 0;  // views that were looked up for the last frame before the one that is being fetched
        bool active = false;
        bool found = false;
    };

    void begin(Lane& lane) {
        lane.active = true;
        lane.last = lane.lowest = &lane.frames[0];
        lane.frames[0].board = lane.task.board;
        lane.frames[0].direction = static_cast<std::uint8_t>(lane.task.lastDirection());
        lane.frames[0].left = static_cast<std::int16_t>(depth_->bound - lane.task.cost);
        lane.found = lane.task.board.sum[0] == 0;
        if (!lane.found) expand(lane, lane.frames[0]);
    }

    /// Takes the shallowest branch that another lane has not begun. Returns false if there is none.
    bool steal(Lane& thief) {
        Lane* victim = nullptr;
        std::size_t shallowest = Depth::mostCost;
        for (Lane& lane : lanes_) {
            if (!lane.active) continue;
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

    [[nodiscard]] bool isFinished(std::size_t task) const {
        for (const Lane& lane : lanes_) {
            if (lane.active && lane.task.number == task) return false;
        }
        return true;
    }

    /// Continues a lane whose table words have arrived; returns how many nodes it has begun (0 or 1).
    unsigned advance(Lane& lane) {
        Frame& frame = *lane.last;
        filter(frame, lane.viewsDone ^ frame.first);
        if (lane.viewsDone + 1 < views && frame.count > 0) {
            lookUpAll(frame, ++lane.viewsDone ^ frame.first);
            return 0;
        }
        if (frame.count > 1) putBestLast(frame);
        return descend(lane);
    }

    /// Sorts the children so that the best one is last: they are taken from the end.
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
                lane.active = false;
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
        lane.found = next.board.sum[0] == 0;  // every tile is on its cell of the goal
        if (!lane.found) expand(lane, next);
        return 1;
    }

    /// Returns the view with the greatest estimate: it rules out most children.
    static std::uint8_t furthest(const Board& board) {
        int greatest = board.sum[0] * views;
        for (int v = 1; v < views; ++v)
            greatest = std::max(greatest, board.sum[static_cast<std::size_t>(v)] * views + v);
        return static_cast<std::uint8_t>(greatest % views);
    }

    void expand(Lane& lane, Frame& frame) {
        const Board& board = frame.board;
        frame.mostEstimate = depth_->mostEstimate[static_cast<std::size_t>(frame.left)];
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
            lookUp(board, child, first);
            ++count;
        }
        frame.count = static_cast<std::uint8_t>(count);
        lane.viewsDone = 0;
    }

    void lookUpAll(Frame& frame, std::size_t v) const {
        const std::size_t count = frame.count;
        for (std::size_t i = 0; i < count; ++i) lookUp(frame.board, frame.children[frame.open[i]], v);
    }

    void lookUp(const Board& board, Child& child, std::size_t v) const {
        const std::size_t p = readers_.patternOf[v][child.tile];
        const PatternReader& reader = readers_.readers[v][p];
        child.pattern[v] = static_cast<std::uint8_t>(p);
        const auto next = reader.template after<planes>(board.patternStates[v][p], child.step);
        child.patternStates[v] = next.pattern;
        child.word = next.word;
        __builtin_prefetch(child.word);
    }

    /// Reads the table word of a child, and tells whether the view leaves the child within reach.
    bool isWithinReach(const Frame& frame, Child& child, std::size_t v) const {
        const int before = frame.board.patternStates[v][child.pattern[v]].distance;
        const int distance = PatternTable::after<planes>(before, child.word, child.patternStates[v].order);
        child.patternStates[v].distance = static_cast<Distance>(distance);
        child.further = static_cast<std::int8_t>(child.further + distance - before);
        if constexpr (unitCosts) return distance - before <= frame.mostEstimate - frame.board.sum[v];
        const int left = frame.left + 1 - child.step.cost;
        const int mostEstimate = left > 0 ? depth_->mostEstimate[static_cast<std::size_t>(left)] : -1;
        return frame.board.sum[v] + distance - before <= mostEstimate;
    }

    /// Removes the children that a view puts out of reach. Which they are can hardly be predicted, so there is no
    /// branch.
    void filter(Frame& frame, std::size_t v) const {
        const std::size_t count = frame.count;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint8_t number = frame.open[i];
            frame.open[kept] = number;
            kept += isWithinReach(frame, frame.children[number], v) ? 1U : 0U;
        }
        frame.count = static_cast<std::uint8_t>(kept);
    }

    const BlankSteps& steps_;
    const MoveAutomaton& automaton_;
    const Depth* depth_ = nullptr;
    PatternReaders<views, patterns> readers_;
    std::array<Lane, laneCount> lanes_;
};

}  // namespace mitos::champion::tiles
