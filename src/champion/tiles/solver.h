#pragma once
// Shortest solutions of sliding puzzles of any size up to 5x5, for any goal.
#include <filesystem>

#include "base/error.h"
#include "base/limits.h"
#include "champion/tiles/automaton.h"
#include "champion/tiles/deepening.h"
#include "champion/tiles/heuristic.h"
#include "champion/tiles/partitions.h"
#include "games/tiles/board.h"

namespace mitos::champion::tiles {

/// What the tables of a puzzle take.
struct TablePlan {
    std::vector<Partition> partitions;
    std::uint64_t bytes = 0;
    std::uint64_t bytesWhileBuilding = 0;
    double seconds = 0;   // to build them, about
    bool stored = false;  // are they kept on disk?
};

/// How a board is to be solved.
struct Question {
    base::Limits limits;
    unsigned threads = 1;
    int weightPercent = 100;  // 100 for a shortest solution; 120 for one that is at most a fifth longer, sooner
    base::Tell tell;
    const Milestone* from = nullptr;  // where an earlier search of the same board was stopped
};

struct Solution {
    std::vector<Direction> moves;  // of the blank; empty unless solved
    bool solved = false;
    bool solvable = true;
    base::Halt halt = base::Halt::none;
    int estimate = 0;    // of the start
    int lowerBound = 0;  // no solution is shorter
    std::uint64_t nodes = 0;
    double seconds = 0;
    Milestone milestone;  // for going on when it was not solved
};

class Solver {
  public:
    /// Where the tables came from.
    enum class Origin : std::uint8_t { nowhere, built, stored, rebuilt };  // rebuilt: what was on disk was damaged

    Solver(const Shape& shape, const games::tiles::Board& goal, TableSize size);
    /// With partitions of one's own.
    Solver(const Shape& shape, const games::tiles::Board& goal, const std::vector<Partition>& partitions);

    /// What making the tables would take on so many threads.
    [[nodiscard]] TablePlan plan(unsigned threads) const;

    /// Loads the tables from the directory, or makes them and stores them there, where that is worthwhile and a directory is given. False when it
    /// was stopped: then nothing can be solved.
    [[nodiscard]] bool prepare(unsigned threads, const base::StopFlag& stop, const base::Tell& tell = {},
                               const std::optional<std::filesystem::path>& directory = std::nullopt);
    [[nodiscard]] Origin origin() const { return origin_; }
    /// Why the tables could not be stored, if so: they serve this once.
    [[nodiscard]] const std::optional<base::Message>& notStored() const { return notStored_; }
    [[nodiscard]] double tableSeconds() const { return tableSeconds_; }

    /// Several threads may ask at once.
    [[nodiscard]] Solution solve(const games::tiles::Board& start, const Question& question,
                                 const base::StopFlag& stop) const;

    [[nodiscard]] const Heuristic& heuristic() const { return heuristic_; }

  private:
    TableSize size_;
    games::tiles::Board goal_;
    std::array<std::uint8_t, games::tiles::mostCells> home_{};  // of each tile: its cell in the goal
    Heuristic heuristic_;
    MoveAutomaton automaton_;
    Origin origin_ = Origin::nowhere;
    std::optional<base::Message> notStored_;
    double tableSeconds_ = 0;
};

}  // namespace mitos::champion::tiles
