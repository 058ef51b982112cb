#include "api/tiles/hint.h"

#include <algorithm>

namespace mitos::api::tiles {
namespace {

constexpr std::uint32_t hintWeight = 200;  // f = g + 2 h finds a way on every board soon

Hint hintFrom(const Board& start, const SolveReport& report, bool cheapest) {
    Hint hint;
    hint.reason = report.reason;
    if (!report.solved) return hint;
    if (cheapest) hint.cost = report.cost;
    if (report.path.size() < 2) return hint;
    const auto blank = std::find(start.tiles.begin(), start.tiles.end(), 0) - start.tiles.begin();
    hint.next = report.path[1];
    hint.tile = report.path[1].tiles[static_cast<std::size_t>(blank)];
    return hint;
}

}  // namespace

Hint findHint(const Shape& shape, const Board& goal, const Board& start, const base::Limits& limits,
              const base::StopFlag& stop, const base::Tell& tell, TableShelf* shelf) {
    Solver exact(shape, goal, {defaultAlgorithm(shape), std::nullopt});
    if (games::tiles::solvable(shape, start, goal)) exact.prepare({{.bytes = limits.bytes}, 1, tell, shelf}, stop);
    const base::Stopwatch watch;
    base::Limits first = limits;
    first.seconds = limits.seconds / 2;
    const SolveReport best = exact.solve(start, first, stop, tell);
    if (best.solved || best.reason == Reason::unsolvable || best.reason == Reason::stopped)
        return hintFrom(start, best, true);
    base::Limits rest = limits;
    rest.seconds = std::max(0.01, limits.seconds - watch.seconds());
    const Solver quick(shape, goal, {Algorithm::wastar, std::nullopt, hintWeight});
    return hintFrom(start, quick.solve(start, rest, stop, tell), false);
}

}  // namespace mitos::api::tiles
