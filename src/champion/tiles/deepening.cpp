#include "champion/tiles/deepening.h"

#include <algorithm>
#include <limits>

namespace mitos::champion::tiles {
namespace {

constexpr unsigned noDirection = 255;

}  // namespace

Deepening::Deepening(const Heuristic& heuristic, const std::array<std::uint8_t, games::tiles::mostCells>& tiles,
                     base::Watch& watch)
    : heuristic_(heuristic), watch_(watch), tiles_(tiles) {
    const Shape& shape = heuristic.shape();
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        if (tiles[at] == heuristic.blank()) blankCell_ = cell;
        for (std::size_t d = 0; d < shape.directionCount(); ++d) {
            const int to = shape.neighbour(cell, static_cast<Direction>(d));
            if (to < 0) continue;
            Step& step = steps_[at][stepCount_[at]++];
            step.to = static_cast<std::uint8_t>(to);
            step.direction = static_cast<std::uint8_t>(d);
            step.back = static_cast<std::uint8_t>(games::tiles::opposite(static_cast<Direction>(d)));
            for (std::size_t v = 0; v < heuristic.views(); ++v) {  // the tile comes from where the blank goes
                const int a = heuristic.view(v).cell[static_cast<std::size_t>(to)];
                const int b = heuristic.view(v).cell[at];
                step.seen[v] = {bitOf(a) | bitOf(b), Passing(a, b), a};
            }
        }
    }
    for (std::size_t v = 0; v < heuristic.views(); ++v) {
        const auto states = heuristic.statesOf(tiles, v);
        if (!states) {
            solvable_ = false;
            return;
        }
        states_[v] = *states;
        for (const PatternState& state : *states) sums_[v] += state.distance;
        estimate_ = std::max(estimate_, sums_[v]);
    }
}

bool Deepening::within(int bound) {
    next_ = std::numeric_limits<int>::max();
    bound_ = bound;
    path_.clear();
    if (estimate_ > bound) {
        next_ = estimate_;
        return false;
    }
    const bool found =
        heuristic_.views() == 2 ? go<2>(blankCell_, bound, noDirection) : go<1>(blankCell_, bound, noDirection);
    std::reverse(path_.begin(), path_.end());
    return found;
}

// A node waits for its look-ups more than for anything else. So those of all children are under way before the first is needed, and
// the second view is asked only of the children that the first has left.
template <int views>
bool Deepening::go(int blank, int left, unsigned last) {
    if (watch_.spent(nodes_, [&] { return base::Progress{.bound = static_cast<std::uint64_t>(bound_)}; })) return false;
    ++nodes_;
    if (sums_[0] == 0) return true;  // every tile is at home
    const auto at = static_cast<std::size_t>(blank);
    std::array<Child, 8> children;
    std::size_t count = 0;
    for (std::size_t i = 0; i < stepCount_[at]; ++i) {
        const Step& step = steps_[at][i];
        if (step.back == last) continue;
        Child& child = children[count++];
        child.step = &step;
        child.tile = tiles_[step.to];
        ask(child, 0);
    }
    for (std::size_t v = 0; v < views; ++v) {
        std::size_t stay = 0;
        for (std::size_t i = 0; i < count; ++i) {
            if (!isWithin(children[i], v, left)) continue;
            if (stay != i) children[stay] = children[i];
            if (v + 1 < views) ask(children[stay], v + 1);
            ++stay;
        }
        count = stay;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Child& child = children[i];
        std::array<PatternState, views> before;
        for (std::size_t v = 0; v < views; ++v) {
            PatternState& state = states_[v][heuristic_.view(v).pattern[child.tile]];
            before[v] = state;
            sums_[v] += child.states[v].distance - state.distance;
            state = child.states[v];
        }
        tiles_[child.step->to] = static_cast<std::uint8_t>(heuristic_.blank());
        tiles_[at] = child.tile;
        const bool found = go<views>(child.step->to, left - 1, child.step->direction);
        tiles_[child.step->to] = child.tile;
        tiles_[at] = static_cast<std::uint8_t>(heuristic_.blank());
        for (std::size_t v = 0; v < views; ++v) {
            states_[v][heuristic_.view(v).pattern[child.tile]] = before[v];
            sums_[v] -= child.states[v].distance - before[v].distance;
        }
        if (watch_.halt() != base::Halt::none) return false;
        if (found) {
            path_.push_back(static_cast<Direction>(child.step->direction));
            return true;
        }
    }
    return false;
}

inline void Deepening::ask(Child& child, std::size_t v) const {
    const std::size_t pattern = heuristic_.view(v).pattern[child.tile];
    const PatternState& state = states_[v][pattern];
    const PatternTable& table = heuristic_.table(pattern);
    const SeenStep& step = child.step->seen[v];
    PatternState& next = child.states[v];
    next.order = table.space().moved(state.order, state.cells, step.passing);
    next.cells = state.cells ^ step.exchanged;
    child.place = table.space().placeOf(next.cells, step.from);
    table.prefetch(child.place, next.order);
}

inline bool Deepening::isWithin(Child& child, std::size_t v, int left) {
    const std::size_t pattern = heuristic_.view(v).pattern[child.tile];
    const int before = states_[v][pattern].distance;
    const int distance = heuristic_.table(pattern).after(before, child.place, child.states[v].order);
    child.states[v].distance = static_cast<std::uint8_t>(distance);
    const int sum = sums_[v] + distance - before;
    if (sum < left) return true;  // one move is made already
    next_ = std::min(next_, bound_ - left + 1 + sum);
    return false;
}

}  // namespace mitos::champion::tiles
