#pragma once
// What the searches over turns require of a game. Games fit by shape; they do not include this module.
#include <concepts>
#include <cstdint>

namespace mitos::search::turns {

/// The value of a position for MAX: MAX wants it large, MIN wants it small.
using Value = std::int32_t;

/// A game of two sides, MAX and MIN. Who moves is part of the state: a turn may stay with the same side (a pass, an
/// extra turn), so no search assumes that sides alternate. A position that is not over has at least one move; a pass
/// is a move.
template <class G>
concept Game = std::regular<typename G::State> && std::equality_comparable<typename G::Move> &&
    std::copyable<typename G::Move> &&
    requires(const G& game, const typename G::State& state, const typename G::Move& move) {
    { state.hash() } -> std::same_as<std::uint64_t>;
    { game.maxToMove(state) } -> std::same_as<bool>;
    { game.isOver(state) } -> std::same_as<bool>;
    { game.finalValue(state) } -> std::convertible_to<Value>;  // of a position that is over
    { game.after(state, move) } -> std::convertible_to<typename G::State>;
    game.forEachMove(state, [](const typename G::Move&) {});
};

/// Judges a position that is not over, where a search does not go deeper.
template <class E, class State>
concept Evaluation = requires(const E& evaluation, const State& state) {
    { evaluation(state) } -> std::convertible_to<Value>;
};

/// Judges every open position as 0.
struct NoJudgement {
    template <class State>
    Value operator()(const State& /*state*/) const {
        return 0;
    }
};

}  // namespace mitos::search::turns
