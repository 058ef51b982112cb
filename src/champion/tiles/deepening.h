#pragma once
// Iterative deepening A* (Korf 1985) with pattern tables: only the path is stored, and each table index follows from
// the one before.
#include <memory>

#include "base/limits.h"
#include "champion/tiles/automaton.h"
#include "champion/tiles/heuristic.h"

namespace mitos::champion::tiles {

/// How far an interrupted search has come, so that it can be resumed with the same board and the same tables.
struct Milestone {
    int bound = 0;            // everything below it has been searched
    std::vector<bool> tasks;  // the parts of this bound that have been searched; empty if it was not divided into parts
    std::uint64_t nodes = 0;  // of all runs so far
};

/// Searches for a shortest solution of one board.
class Deepening {
  public:
    struct Options {
        unsigned threads = 1;
        /// The solution may cost at most this share of the optimum: 100 asks for an optimal one; more is quicker.
        int weightPercent = 100;
    };

    /// Stops when `watch` reaches a limit or is stopped. All references must outlive this object.
    Deepening(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& watch,
              const Options& options);
    Deepening(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& watch)
        : Deepening(heuristic, automaton, tiles, watch, Options{}) {}
    ~Deepening();

    /// Tells whether any path leads to the goal.
    [[nodiscard]] bool solvable() const;
    /// Returns a lower bound on the length of a solution: the estimate of the start.
    [[nodiscard]] int estimate() const;

    /// Resumes an earlier search. A milestone that does not fit this board is ignored.
    void resume(const Milestone& milestone);
    /// Searches until a solution is found, and returns true, or until the watch stops it. path() then is the
    /// solution.
    bool run();
    [[nodiscard]] const std::vector<Direction>& path() const;  // of the blank
    /// Returns a proven lower bound on the length of a solution.
    [[nodiscard]] int lowerBound() const;
    [[nodiscard]] const Milestone& milestone() const;
    [[nodiscard]] std::uint64_t nodes() const;

  private:
    class Engine;
    template <int views, unsigned planes, std::size_t lanes>
    class EngineOf;

    std::unique_ptr<Engine> engine_;
};

}  // namespace mitos::champion::tiles
