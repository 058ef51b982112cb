#pragma once
// The next move on the way to the goal, for a person who solves by hand.
#include <algorithm>
#include <optional>

#include "api/paths/solver.h"

namespace mitos::api::paths {

template <class A>
struct Hint {
    std::optional<typename A::State> next;  // nothing at the goal, and where none was found in time
    std::optional<std::uint32_t> cost;      // of a cheapest way from here; nothing where the hint is only a good move
    Reason reason = Reason::none;
};

inline constexpr std::uint32_t hintWeight = 200;  // f = g + 2 h finds a way from every start soon

template <class A>
Hint<A> hintFrom(const SolveReport<A>& report, bool cheapest) {
    Hint<A> hint;
    hint.reason = report.reason;
    if (report.solved && cheapest) hint.cost = report.cost;
    if (report.solved && report.path.size() > 1) hint.next = report.path[1];
    return hint;
}

/// A move of a cheapest path where one is proven within half of the time; otherwise of a path found by weighted A*.
/// Making the champion's tables, where they are not on the shelf, does not count.
template <class A>
Hint<A> findHint(const A& puzzle, const typename A::State& start, const base::Limits& limits,
                 const base::StopFlag& stop, const base::OnProgress& tell = {},
                 typename A::Champion::Shelf* shelf = nullptr) {
    Solver<A> exact(puzzle, {puzzle.defaultAlgorithm(), std::nullopt});
    if (puzzle.isSolvable(start)) exact.prepare({{.bytes = limits.bytes}, 1, tell, shelf}, stop);
    const base::Stopwatch watch;
    base::Limits first = limits;
    first.seconds = limits.seconds / 2;
    const SolveReport<A> best = exact.solve(start, first, stop, tell);
    if (best.solved || best.reason == Reason::unsolvable || best.reason == Reason::stopped) return hintFrom(best, true);
    base::Limits rest = limits;
    rest.seconds = std::max(0.01, limits.seconds - watch.seconds());
    const Solver<A> quick(puzzle, {Algorithm::wastar, std::nullopt, hintWeight});
    return hintFrom(quick.solve(start, rest, stop, tell), false);
}

}  // namespace mitos::api::paths
