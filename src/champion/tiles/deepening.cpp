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
            steps_[at][stepCount_[at]++] = {
                static_cast<std::uint8_t>(to), static_cast<std::uint8_t>(d),
                static_cast<std::uint8_t>(games::tiles::opposite(static_cast<Direction>(d)))};
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

// The look-ups of all children are under way before the first of them is needed: they are what a node waits for.
template <int views>
bool Deepening::go(int blank, int left, unsigned last) {
    if (watch_.spent(nodes_, [&] { return base::Progress{.bound = static_cast<std::uint64_t>(bound_)}; })) return false;
    ++nodes_;
    if (sums_[0] == 0) return true;  // every tile is at home
    const auto at = static_cast<std::size_t>(blank);
    std::array<Child, 8> children;
    std::size_t count = 0;
    for (std::size_t i = 0; i < stepCount_[at]; ++i) {
        const Step step = steps_[at][i];
        if (step.back == last) continue;
        Child& child = children[count++];
        child.step = step;
        child.tile = tiles_[step.to];
        for (std::size_t v = 0; v < views; ++v) ask(child, v, step.to, at);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Child& child = children[i];
        std::array<int, views> sums = {};
        std::array<PatternState, views> before;
        bool deeper = true;
        for (std::size_t v = 0; v < views && deeper; ++v) {
            const std::size_t pattern = heuristic_.view(v).pattern[child.tile];
            before[v] = states_[v][pattern];
            const int distance =
                heuristic_.table(pattern).after(before[v].distance, child.places[v], child.states[v].order);
            sums[v] = sums_[v] + distance - before[v].distance;
            if (sums[v] >= left) {  // one move is made already
                next_ = std::min(next_, bound_ - left + 1 + sums[v]);
                deeper = false;
            }
            children[i].states[v].distance = static_cast<std::uint8_t>(distance);
        }
        if (!deeper) continue;
        const std::size_t from = child.step.to;
        for (std::size_t v = 0; v < views; ++v) {
            states_[v][heuristic_.view(v).pattern[child.tile]] = child.states[v];
            std::swap(sums_[v], sums[v]);
        }
        tiles_[from] = static_cast<std::uint8_t>(heuristic_.blank());
        tiles_[at] = child.tile;
        const bool found = go<views>(child.step.to, left - 1, child.step.direction);
        tiles_[from] = child.tile;
        tiles_[at] = static_cast<std::uint8_t>(heuristic_.blank());
        for (std::size_t v = 0; v < views; ++v) {
            states_[v][heuristic_.view(v).pattern[child.tile]] = before[v];
            sums_[v] = sums[v];
        }
        if (watch_.halt() != base::Halt::none) return false;
        if (found) {
            path_.push_back(static_cast<Direction>(child.step.direction));
            return true;
        }
    }
    return false;
}

void Deepening::ask(Child& child, std::size_t v, std::size_t from, std::size_t to) const {
    const View& view = heuristic_.view(v);
    const std::size_t pattern = view.pattern[child.tile];
    const PatternState& state = states_[v][pattern];
    const PatternTable& table = heuristic_.table(pattern);
    const int a = view.cell[from];
    const int b = view.cell[to];
    PatternState& next = child.states[v];
    next.order = table.space().moved(state.order, state.cells, a, b);
    next.cells = state.cells ^ bitOf(a) ^ bitOf(b);
    child.places[v] = table.space().placeOf(next.cells, a);
    table.prefetch(child.places[v], next.order);
}

}  // namespace mitos::champion::tiles
