#pragma once
// Solves placement games: completely if the positions can be numbered within the memory, otherwise by proof.
#include <filesystem>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "engine/grid/move_values.h"
#include "engine/grid/solution.h"

namespace mitos::engine::grid {

/// A complete solution has the value of every position, a weak one only that of the start.
enum class SolutionKind { complete, weak, none };

/// The result of solving a game.
struct GridReport {
    BoardText start;
    Side toMove = Side::max;
    SolutionKind kind = SolutionKind::none;
    std::optional<PositionValue> value;  // of the start, for the side to move; complete solutions only
    std::optional<Outcome> outcome;      // the same without plies, also of a weak solution
    SolutionCounts counts;               // of a complete solution
    std::vector<MoveValue> moves;        // of a complete solution, in board order
    base::Halt halt = base::Halt::none;  // what ended the work, if there is no solution
    int lower = 0;                       // then the proven bounds of the value, for MAX
    int upper = 0;
    std::uint64_t nodes = 0;  // of a proof
    std::uint64_t bytes = 0;  // of the table
    double seconds = 0;
    bool stored = false;      // read from a file
    bool wasDamaged = false;  // there was a file, but it was damaged
};

/// How a game is solved.
struct GridOptions {
    unsigned threads = 1;
    base::Limits limits;
    std::optional<std::filesystem::path> cache;  // where solutions that took long are stored
    bool weak = false;                           // prove the start, even if a complete solution fits
};

/// A solved game from one start: the report, and the solution in which further positions are looked up.
class GridSolver {
  public:
    GridSolver(const PlacementGame& game, const BoardText& start, const GridOptions& options,
               const base::StopFlag& stop, const base::OnProgress& onProgress = {});

    [[nodiscard]] const GridReport& report() const { return report_; }
    /// Returns the complete solution, or null if there is none.
    [[nodiscard]] const Solution* solution() const { return solution_ ? &*solution_ : nullptr; }
    /// Returns the value of every legal move, in board order; empty if the game is over or there is no complete
    /// solution.
    [[nodiscard]] std::vector<MoveValue> movesOf(const GridState& state) const;

  private:
    void solveCompletely(std::uint64_t indices, const GridOptions& options, const base::StopFlag& stop,
                         const base::OnProgress& onProgress);
    bool openStored(const GridOptions& options);
    void store(const GridOptions& options, const base::StopFlag& stop) const;
    void proveStart(const GridOptions& options, const base::StopFlag& stop, const base::OnProgress& onProgress);

    PlacementGame game_;
    GridReport report_;
    std::optional<Solution> solution_;
};

}  // namespace mitos::engine::grid
