#pragma once
// What a game can add to a search beyond its rules: hooks that order moves and find unquiet positions.
#include <concepts>

#include "search/turns/game.h"

namespace mitos::search::turns {

/// Gives every move the same weight.
struct EqualWeight {
    template <class State, class Move>
    Value operator()(const State& /*state*/, const Move& /*move*/) const {
        return 0;
    }
};

/// Finds no position unquiet.
struct AlwaysQuiet {
    template <class State>
    bool operator()(const State& /*state*/) const {
        return false;
    }
};

/// The hooks of a game. Neither can change what a value means; `unquiet` can change how deep a search goes.
///   weight(state, move)  how good the move seems for the side that makes it; better moves are tried first
///   unquiet(state)       whether a search should not end at this position; called only for positions that are not over
template <class Weight = EqualWeight, class Unquiet = AlwaysQuiet>
struct Knowledge {
    Weight weight;
    Unquiet unquiet;
};
template <class Weight, class Unquiet>
Knowledge(Weight, Unquiet) -> Knowledge<Weight, Unquiet>;

/// True if the hooks fit the game.
template <class K, class G>
concept KnowledgeOf = Game<G> &&
    requires(const K& knowledge, const typename G::State& state, const typename G::Move& move) {
    { knowledge.weight(state, move) } -> std::convertible_to<Value>;
    { knowledge.unquiet(state) } -> std::same_as<bool>;
};

}  // namespace mitos::search::turns
