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

/// What the tables of a puzzle need.
struct TablePlan {
    std::vector<Partition> partitions;
    std::uint64_t bytes = 0;
    std::uint64_t bytesWhileBuilding = 0;
    double seconds = 0;   // estimated time to compute them
    bool stored = false;  // they are stored on disk
};

/// How to solve a board.
struct SolveOptions {
    base::Limits limits;
    unsigned threads = 1;
    int weightPercent = 100;  // 100 for a shortest solution; 120 for one that is at most a fifth longer, sooner
    base::OnProgress onProgress;
    const Milestone* from = nullptr;  // where an earlier search of the same board was interrupted; null: none
};

/// The result of a search for a solution.
struct Solution {
    std::vector<Direction> moves;  // of the blank; empty unless solved
    bool solved = false;
    bool solvable = true;
    base::Halt halt = base::Halt::none;
    int estimate = 0;    // of the start
    int lowerBound = 0;  // no solution is shorter
    std::uint64_t nodes = 0;
    double seconds = 0;
    Milestone milestone;  // to resume the search if it was not solved
};

/// Solves boards of one shape with one goal. The tables must be prepared first.
class Solver {
  public:
    /// Where the tables came from.
    enum class Origin : std::uint8_t { nowhere, built, stored, rebuilt };  // rebuilt: those on disk were damaged

    Solver(const Shape& shape, const games::tiles::Board& goal, TableSize size);
    /// Uses the given partitions instead of the usual ones.
    Solver(const Shape& shape, const games::tiles::Board& goal, const std::vector<Partition>& partitions);

    /// Estimates what computing the tables on so many threads would need.
    [[nodiscard]] TablePlan plan(unsigned threads) const;

    /// Loads the tables from `directory`, or computes them and, if worthwhile, stores them there. Returns false if it
    /// was stopped: then nothing can be solved.
    [[nodiscard]] bool prepare(unsigned threads, const base::StopFlag& stop, const base::OnProgress& onProgress = {},
                               const std::optional<std::filesystem::path>& directory = std::nullopt);
    [[nodiscard]] Origin origin() const { return origin_; }
    /// Returns why the tables could not be stored, if so; they are then used without being stored.
    [[nodiscard]] const std::optional<base::Message>& notStored() const { return notStored_; }
    [[nodiscard]] double tableSeconds() const { return tableSeconds_; }

    /// Solves a board. Several threads may call this at the same time.
    [[nodiscard]] Solution solve(const games::tiles::Board& start, const SolveOptions& options,
                                 const base::StopFlag& stop) const;

    [[nodiscard]] const Heuristic& heuristic() const { return heuristic_; }

  private:
    TableSize size_;
    games::tiles::Board goal_;
    std::array<std::uint8_t, games::tiles::mostCells> home_{};  // the cell of each tile in the goal
    Heuristic heuristic_;
    MoveAutomaton automaton_;
    Origin origin_ = Origin::nowhere;
    std::optional<base::Message> notStored_;
    double tableSeconds_ = 0;
};

}  // namespace mitos::champion::tiles
