#pragma once
// The inner loop of the deepening: depth-first searches of one board's subtrees, several of them interleaved on one thread.
//
// A node waits for its look-ups, one of which is a miss of all caches where the tables are large, more than for anything else. So each
// search (a lane) asks for what it needs, and the thread goes on with the next lane until the answers are there. A lane that has
// nothing left to do takes the shallowest open branch of another.
#include "champion/tiles/automaton.h"
#include "champion/tiles/heuristic.h"

namespace mitos::champion::tiles {

/// A step of the blank, and what tables see of it.
struct BlankStep {
    struct Seen {
        Passing passing;
        Cells exchanged = 0;
    };
    std::array<Seen, symmetries> seen;
    std::array<std::uint8_t, symmetries> from{};  // of the tile: where the blank is afterwards
    std::uint8_t to = 0;
    std::uint8_t direction = 0;
    std::uint8_t cost = 1;
};

/// All steps from each cell, and those that do not undo the last one.
struct BlankSteps {
    static constexpr std::size_t noDirection = games::tiles::directions;
    struct List {
        std::array<const BlankStep*, games::tiles::directions> steps{};
        std::size_t count = 0;
    };
    std::vector<BlankStep> all;
    std::array<std::array<List, noDirection + 1>, games::tiles::mostCells> after;  // by cell and last direction

    explicit BlankSteps(const Shape& shape);
    BlankSteps(const BlankSteps&) = delete;
    BlankSteps& operator=(const BlankSteps&) = delete;
};

/// A board on the way, and all that the tables know of it. The template's parameters are the most that it has room for.
template <int views, int patterns, class Distance>
struct Position {
    struct Seen {
        Cells cells;
        Arrangement tiles;
    };
    std::array<std::array<Seen, patterns>, views> seen;
    std::array<std::array<Distance, patterns>, views> distance;
    std::array<std::uint8_t, games::tiles::mostCells> tiles;
    std::uint8_t blank;
    MoveAutomaton::State automaton;
    std::array<std::int16_t, views> sum;
};

/// How deep a search goes: a way of cost `bound`, and what the estimate may be where some is left to spend. To find a cheapest way, it is as
/// much; where a dearer one will do, less (Pohl 1970).
struct Depth {
    static constexpr int dearest = 4095;  // no solution costs half as much

    int bound = 0;
    std::array<std::int16_t, dearest + 1> most{};  // after a step of cost one; below zero: there is none

    Depth(int cost, int weightPercent) : bound(cost) {
        most[0] = -1;
        for (int left = 1; left <= bound; ++left)
            most[static_cast<std::size_t>(left)] = static_cast<std::int16_t>(100 * (left - 1) / weightPercent);
    }
};

/// What a search did: kept by each thread, put together at the end.
struct LaneResult {
    std::uint64_t nodes = 0;
    bool found = false;
    std::vector<Direction> path;  // of the blank, when found
};

template <int views, int patterns, unsigned planes, std::size_t laneCount>
class Lanes {
  public:
    static_assert((views & (views - 1)) == 0);  // what differs from one view in a number is another
    static constexpr bool unitCosts = planes < 4;
    using Distance = std::conditional_t<unitCosts, std::uint8_t, std::uint16_t>;
    using Board = Position<views, patterns, Distance>;

    /// A subtree to search: a board, and the moves that led to it.
    struct Task {
        Board board;
        std::vector<std::uint8_t> path;
        int cost = 0;  // of the path
        std::size_t number = 0;
    };

    Lanes(const Heuristic& heuristic, const BlankSteps& steps, const MoveAutomaton& automaton)
        : steps_(steps), automaton_(automaton) {
        for (std::size_t v = 0; v < views; ++v) {
            const View& view = heuristic.view(v);
            for (std::size_t tile = 0; tile < games::tiles::mostCells; ++tile) {
                const std::size_t pattern = view.pattern[tile];
                if (pattern == View::noPattern) continue;
                const Look look = view.looks[pattern];
                looks_[v][tile] = {static_cast<std::uint8_t>(pattern), look.symmetry};
                tables_[v][pattern] = {&heuristic.table(look.table), &heuristic.table(look.table).space()};
            }
        }
    }

    /// Searches tasks until source(task) gives none any more, a way is found, or more(nodes), which is told how many nodes were searched
    /// since and says how many may be now, says none. done(number) hears of each task that is finished.
    template <class Source, class More, class Done>
    LaneResult search(const Depth& depth, const Source& source, const More& more, const Done& done) {
        LaneResult result;
        depth_ = &depth;
        std::uint64_t allowed = more(0);
        std::uint64_t nodes = 0;
        std::size_t busy = 0;
        bool tasksLeft = true;
        for (Lane& lane : lanes_) lane.busy = lane.found = false;
        for (std::size_t at = 0; allowed > 0; at = at + 1 < laneCount ? at + 1 : 0) {
            Lane& lane = lanes_[at];
            if (lane.busy) {
                do {
                    nodes += advance(lane);
                } while (laneCount == 1 && lane.busy && !lane.found && nodes < allowed);
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
                for (const std::uint8_t move : lane.task.path) result.path.push_back(static_cast<Direction>(move));
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
        for (std::size_t asked = 0; asked < views; ++asked) {
            const std::size_t v = asked ^ frame.first;
            for (std::size_t i = 0; i < frame.count && asked > 0; ++i)
                ask(frame.board, frame.children[frame.open[i]], v);
            filter(frame, v);
        }
        for (std::size_t i = 0; i < frame.count; ++i) {
            const Child& child = frame.children[frame.open[i]];
            Task& next = children.emplace_back();
            next.path = task.path;
            next.path.push_back(child.step->direction);
            next.cost = task.cost + child.step->cost;
            next.board = frame.board;
            apply(next.board, child);
        }
        return children;
    }

  private:
    static constexpr std::size_t mostSteps = planes == 1 ? 4 : 8;

    struct TileLook {
        std::uint8_t pattern;
        std::uint8_t symmetry;
    };
    struct TableLook {
        const PatternTable* table = nullptr;
        const PatternSpace* space = nullptr;
    };
    /// A step with what it makes of the pattern that its tile belongs to.
    struct Child {
        std::array<typename Board::Seen, views> seen;
        const std::uint64_t* word;  // in the view that was asked last
        const BlankStep* step;
        std::array<std::uint8_t, views> pattern;
        std::array<Distance, views> distance;
        Order order;  // in the view that was asked last
        MoveAutomaton::State automaton;
        std::uint8_t tile;
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
        lane.frames[0].direction =
            lane.task.path.empty() ? std::uint8_t{BlankSteps::noDirection} : lane.task.path.back();
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
        for (const Frame* on = &victim->frames[1]; on <= victim->lowest; ++on) thief.task.path.push_back(on->direction);
        thief.task.path.push_back(child.step->direction);
        thief.task.cost = depth_->bound - frame.left + child.step->cost;
        thief.task.board = frame.board;
        apply(thief.task.board, child);
        begin(thief);
        return true;
    }

    [[nodiscard]] bool nobodyElseIsOn(std::size_t task) const {
        for (const Lane& lane : lanes_) {
            if (lane.busy && lane.task.number == task) return false;
        }
        return true;
    }

    static void apply(Board& board, const Child& child) {
        for (std::size_t v = 0; v < views; ++v) {
            const std::size_t pattern = child.pattern[v];
            board.seen[v][pattern] = child.seen[v];
            board.sum[v] = static_cast<std::int16_t>(board.sum[v] + child.distance[v] - board.distance[v][pattern]);
            board.distance[v][pattern] = child.distance[v];
        }
        board.tiles[board.blank] = child.tile;
        board.blank = child.step->to;
        board.automaton = child.automaton;
    }

    /// Goes on with a lane whose look-ups have come; returns how many nodes it has begun (0 or 1).
    unsigned advance(Lane& lane) {
        Frame& frame = *lane.last;
        filter(frame, lane.asked ^ frame.first);
        if (lane.asked + 1 < views && frame.count > 0) {
            const std::size_t v = ++lane.asked ^ frame.first;
            const std::size_t count = frame.count;
            for (std::size_t i = 0; i < count; ++i) ask(frame.board, frame.children[frame.open[i]], v);
            return 0;
        }
        if (frame.count > 1) putBestLast(frame);
        return descend(lane);
    }

    /// Children are taken from the end.
    static void putBestLast(Frame& frame) {
        std::array<int, mostSteps> keys;
        const std::size_t count = frame.count;
        for (std::size_t i = 0; i < count; ++i) {
            const Child& child = frame.children[frame.open[i]];
            int further = 0;
            for (std::size_t v = 0; v < views; ++v)
                further += int{child.distance[v]} - int{frame.board.distance[v][child.pattern[v]]};
            const int key = further * 256 + frame.open[i];
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
        apply(next.board, child);
        next.direction = child.step->direction;
        next.left = static_cast<std::int16_t>(frame.left - (unitCosts ? 1 : child.step->cost));
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
            const BlankStep& step = *list.steps[i];
            const MoveAutomaton::State state = automaton_.after(board.automaton, step.direction);
            if (state == MoveAutomaton::refused) [[unlikely]]
                continue;
            Child& child = frame.children[count];
            child.step = &step;
            child.automaton = state;
            child.tile = board.tiles[step.to];
            ask(board, child, first);
            frame.open[count] = static_cast<std::uint8_t>(count);
            ++count;
        }
        frame.count = static_cast<std::uint8_t>(count);
        lane.asked = 0;
    }

    void ask(const Board& board, Child& child, std::size_t v) const {
        const TileLook look = looks_[v][child.tile];
        const PatternTable* const table = tables_[v][look.pattern].table;
        const PatternSpace* const space = tables_[v][look.pattern].space;
        const BlankStep::Seen& step = child.step->seen[look.symmetry];
        const typename Board::Seen& before = board.seen[v][look.pattern];
        const Arrangement tiles = moved(before.tiles, before.cells, step.passing);
        const Cells cells = before.cells ^ step.exchanged;
        child.pattern[v] = look.pattern;
        child.seen[v] = {cells, tiles};
        child.order = space->orderOf(tiles);
        child.word = table->wordOf<planes>(space->placeOf(cells, child.step->from[look.symmetry]), child.order);
        __builtin_prefetch(child.word);
    }

    /// Drops the children that a view puts too far away. Which they are can hardly be foreseen, so there is no branch.
    void filter(Frame& frame, std::size_t v) const {
        [[maybe_unused]] const int room = frame.most - frame.board.sum[v];
        const std::size_t count = frame.count;
        std::size_t stay = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint8_t number = frame.open[i];
            Child& child = frame.children[number];
            const int before = frame.board.distance[v][child.pattern[v]];
            const int distance = PatternTable::after<planes>(before, child.word, child.order);
            child.distance[v] = static_cast<Distance>(distance);
            frame.open[stay] = number;
            if constexpr (unitCosts) {
                stay += distance - before <= room ? 1U : 0U;
            } else {
                const int left = frame.left + 1 - child.step->cost;
                const int most = left > 0 ? depth_->most[static_cast<std::size_t>(left)] : -1;
                stay += frame.board.sum[v] + distance - before <= most ? 1U : 0U;
            }
        }
        frame.count = static_cast<std::uint8_t>(stay);
    }

    const BlankSteps& steps_;
    const MoveAutomaton& automaton_;
    const Depth* depth_ = nullptr;
    std::array<std::array<TileLook, games::tiles::mostCells>, views> looks_{};
    std::array<std::array<TableLook, patterns>, views> tables_{};
    std::array<Lane, laneCount> lanes_;
};

}  // namespace mitos::champion::tiles
