#pragma once
// Iterative deepening A* (Korf 1985) over the patterns: nothing is stored but the path, every look-up follows from the one before.
#include <memory>

#include "base/limits.h"
#include "champion/tiles/automaton.h"
#include "champion/tiles/heuristic.h"

namespace mitos::champion::tiles {

/// How far a search has come that was stopped: for going on later with the same board and the same tables.
struct Milestone {
    int bound = 0;            // everything below it is searched
    std::vector<bool> tasks;  // of this bound: which parts are searched; none where it was not cut into parts yet
    std::uint64_t nodes = 0;  // so far
};

class Deepening {
  public:
    struct Manner {
        unsigned threads = 1;
        /// A way of at most this share of the shortest will do: 100 for the shortest. The more, the quicker.
        int weightPercent = 100;
    };

    /// The watch ends it when a limit is reached or it is stopped. All must outlive it.
    Deepening(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& watch,
              const Manner& manner);
    Deepening(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& watch)
        : Deepening(heuristic, automaton, tiles, watch, Manner{}) {}
    ~Deepening();

    /// False when no way leads to the goal.
    [[nodiscard]] bool solvable() const;
    /// No way is shorter.
    [[nodiscard]] int estimate() const;

    /// Goes on from there. What does not fit this board is ignored.
    void resume(const Milestone& milestone);
    /// Searches until a way is found, then path() is one, or the watch ends it.
    bool run();
    [[nodiscard]] const std::vector<Direction>& path() const;  // of the blank
    /// No way is shorter: everything below is searched, or lies too far away.
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
