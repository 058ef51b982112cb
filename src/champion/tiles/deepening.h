#pragma once
// Iterative deepening A* (Korf 1985) over the patterns: nothing is stored but the path, every look-up follows from the one before.
#include <memory>

#include "base/limits.h"
#include "champion/tiles/automaton.h"
#include "champion/tiles/heuristic.h"

namespace mitos::champion::tiles {

class Deepening {
  public:
    /// The watch ends it when a limit is reached or it is stopped. All must outlive it.
    Deepening(const Heuristic& heuristic, const MoveAutomaton& automaton, const Tiles& tiles, base::Watch& watch,
              unsigned threads = 1);
    ~Deepening();

    /// False when no way leads to the goal.
    [[nodiscard]] bool solvable() const;
    /// No way is shorter.
    [[nodiscard]] int estimate() const;

    /// Is there a way of at most `bound` moves? Then path() is one. Otherwise next() is the least bound worth trying, unless the watch
    /// ended it: then nothing is said.
    bool within(int bound);
    [[nodiscard]] const std::vector<Direction>& path() const;  // of the blank
    [[nodiscard]] int next() const;
    [[nodiscard]] std::uint64_t nodes() const;

  private:
    class Engine;
    template <int views, int patterns, unsigned planes>
    class EngineOf;

    std::unique_ptr<Engine> engine_;
};

}  // namespace mitos::champion::tiles
