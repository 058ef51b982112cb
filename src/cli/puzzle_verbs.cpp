#include "cli/puzzle_verbs.h"

#include "api/puzzles.h"
#include "cli/paths/compare.h"
#include "cli/paths/solve.h"
#include "cli/tiles/compare.h"
#include "cli/tiles/solve.h"

namespace mitos::cli {

// Sliding puzzles have drawings, a dialogue and a champion, and so commands of their own.
template <class A>
constexpr bool hasOwnCommands = std::same_as<A, api::tiles::Tiles>;

void addSolvePuzzles(CLI::App& solve, Context& context) {
    api::Puzzles::forEach([&]<class A>() {
        if constexpr (hasOwnCommands<A>) {
            addSolveTiles(solve, context);
        } else {
            addSolvePuzzle<A>(solve, context);
        }
    });
}

void addComparePuzzles(CLI::App& compare, Context& context) {
    api::Puzzles::forEach([&]<class A>() {
        if constexpr (hasOwnCommands<A>) {
            addCompareTiles(compare, context);
        } else {
            addComparePuzzle<A, StateView<A>>(compare, context);
        }
    });
}

}  // namespace mitos::cli
