#pragma once
// The puzzles that the doors offer. A new one is added to the list, and appears in the command line, its help and
// completion, the manual page and the bench.
#include "api/pancakes/puzzle.h"
#include "api/tiles/puzzle.h"

namespace mitos::api {

template <paths::Adapter... Adapters>
struct PuzzleList {
    /// Calls visit.operator()<A>() for each adapter.
    template <class Visit>
    static void forEach(Visit&& visit) {
        (visit.template operator()<Adapters>(), ...);
    }
};

using Puzzles = PuzzleList<tiles::Tiles, pancakes::Pancakes>;

}  // namespace mitos::api
