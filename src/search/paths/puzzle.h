#pragma once
// What the path searches require of a puzzle. Puzzles fit by shape; they do not include this module.
#include <concepts>
#include <cstdint>

namespace mitos::search::paths {

using Cost = std::uint32_t;

/// States with successors and a goal. A `Move` is a small number below 64 (or an enum of such numbers); every cost is
/// positive.
template <class P>
concept Puzzle = std::regular<typename P::State> && requires(const P& puzzle, const typename P::State& state) {
    {static_cast<std::uint8_t>(typename P::Move{})};
    { state.hash() } -> std::same_as<std::uint64_t>;
    { puzzle.isGoal(state) } -> std::same_as<bool>;
    puzzle.forEachSuccessor(state, [](const typename P::State&, typename P::Move, Cost) {});
};

/// A puzzle with one goal whose moves can be followed backwards.
template <class P>
concept InvertiblePuzzle = Puzzle<P> && requires(const P& puzzle, const typename P::State& state) {
    { puzzle.goal() } -> std::convertible_to<typename P::State>;
    { puzzle.cheapestMove() } -> std::convertible_to<Cost>;
    puzzle.forEachPredecessor(state, [](const typename P::State&, typename P::Move, Cost) {});
};

/// A puzzle whose states are numbered below indexCount(), so that tables can be arrays.
template <class P>
concept IndexedPuzzle = Puzzle<P> && requires(const P& puzzle, const typename P::State& state, std::uint32_t index) {
    { puzzle.indexCount() } -> std::convertible_to<std::uint64_t>;
    { puzzle.indexOf(state) } -> std::convertible_to<std::uint32_t>;
    { puzzle.stateAt(index) } -> std::convertible_to<typename P::State>;
};

/// Estimates the cost from a state to the goal.
template <class H, class State>
concept Heuristic = requires(const H& heuristic, const State& state) {
    { heuristic(state) } -> std::convertible_to<Cost>;
};

/// A heuristic that can derive its value from the parent's, which is cheaper than computing it anew.
template <class H, class State>
concept IncrementalHeuristic = Heuristic<H, State> && requires(const H& heuristic, const State& state, Cost value) {
    { heuristic.after(value, state, state) } -> std::convertible_to<Cost>;
};

/// Returns the estimate of `child`, from the parent's if the heuristic allows that.
template <class State, Heuristic<State> H>
Cost estimateAfter(const H& heuristic, Cost parentValue, const State& parent, const State& child) {
    if constexpr (IncrementalHeuristic<H, State>) {
        return heuristic.after(parentValue, parent, child);
    } else {
        return heuristic(child);
    }
}

/// The estimate 0 for every state: with it A* is uniform-cost search.
struct NoEstimate {
    template <class State>
    Cost operator()(const State& /*state*/) const {
        return 0;
    }
};

}  // namespace mitos::search::paths
