#pragma once
// Shortest solutions of sliding puzzles of any size up to 5x5, for any goal.
#include "base/limits.h"
#include "champion/tiles/automaton.h"
#include "champion/tiles/heuristic.h"
#include "champion/tiles/partitions.h"
#include "games/tiles/board.h"

namespace mitos::champion::tiles {

struct Solution {
    std::vector<Direction> moves;  // of the blank; empty unless solved
    bool solved = false;
    bool solvable = true;
    base::Halt halt = base::Halt::none;
    int estimate = 0;    // of the start
    int lowerBound = 0;  // no solution is shorter
    std::uint64_t nodes = 0;
    double seconds = 0;
};

class Solver {
  public:
    Solver(const Shape& shape, const games::tiles::Board& goal, const std::vector<Partition>& partitions);

    /// Makes the tables. False when it was stopped: then nothing can be solved.
    bool build(unsigned threads, const base::StopFlag& stop) { return heuristic_.build(threads, stop); }

    /// Several threads may ask at once.
    [[nodiscard]] Solution solve(const games::tiles::Board& start, const base::Limits& limits,
                                 const base::StopFlag& stop, const base::Tell& tell = {}, unsigned threads = 1) const;

    [[nodiscard]] const Heuristic& heuristic() const { return heuristic_; }

  private:
    games::tiles::Board goal_;
    std::array<std::uint8_t, games::tiles::mostCells> home_{};  // of each tile: its cell in the goal
    Heuristic heuristic_;
    MoveAutomaton automaton_;
};

}  // namespace mitos::champion::tiles
