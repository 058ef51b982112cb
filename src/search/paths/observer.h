#pragma once
// Observers see a search from inside. They are template parameters: without one they leave no code.
#include <cstdint>
#include <vector>

#include "search/paths/puzzle.h"

namespace mitos::search::paths {

/// One expansion.
template <class State>
struct Expansion {
    State state;
    State parent;  // the state itself at the root
    Cost g = 0;
    Cost h = 0;
    Cost f = 0;             // the priority by which it was chosen, in units of g
    bool backward = false;  // from the goal's side, in a bidirectional search
};

/// Observes nothing.
struct NoObserver {
    static constexpr bool active = false;
    template <class State>
    void expanded(const Expansion<State>& /*expansion*/) {}
};

/// Records every expansion up to `most`; `dropped` counts the rest.
template <class State>
struct Recorder {
    static constexpr bool active = true;
    std::size_t most = 1'000'000;
    std::vector<Expansion<State>> expansions;
    std::uint64_t dropped = 0;

    void expanded(const Expansion<State>& expansion) {
        if (expansions.size() < most) {
            expansions.push_back(expansion);
        } else {
            ++dropped;
        }
    }
};

}  // namespace mitos::search::paths
