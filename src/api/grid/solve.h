#pragma once
// Solving placement games: completely where the positions can be numbered within the memory, otherwise by proof.
#include <filesystem>
#include <optional>
#include <vector>

#include "api/grid/solution.h"
#include "base/limits.h"

namespace mitos::api::grid {

using games::grid::Placing;

struct MoveWorth {
    Placing move;
    Worth worth;  // to the side that makes the move, the move itself counted in the remoteness
};

enum class SolutionKind { complete, weak, none };

struct GridReport {
    BoardText start;
    Side toMove = Side::max;
    SolutionKind kind = SolutionKind::none;
    std::optional<Worth> worth;                     // of a complete solution
    std::optional<search::solve::Outcome> outcome;  // also of a weak one, for the side to move
    SolutionCounts counts;                          // of a complete solution
    std::vector<MoveWorth> moves;                   // of a complete solution, in board order
    base::Halt halt = base::Halt::none;             // what ended it, when there is no solution
    int lower = 0;                                  // then the bounds that are proven, as MAX sees them
    int upper = 0;
    std::uint64_t nodes = 0;  // of a proof
    std::uint64_t bytes = 0;  // of the table
    double seconds = 0;
    bool stored = false;      // read from a file
    bool wasDamaged = false;  // there was a file, but a damaged one
};

struct GridOptions {
    unsigned threads = 1;
    base::Limits limits;
    std::optional<std::filesystem::path> cache;  // where solutions that took long are kept
    bool weak = false;                           // a proof, even where a complete solution fits
};

/// A solved game from one start: the report, and the solution to look further positions up in.
class GridSolver {
  public:
    GridSolver(const PlacementGame& game, const BoardText& start, const GridOptions& options,
               const base::StopFlag& stop, const base::Tell& tell = {});

    [[nodiscard]] const GridReport& report() const { return report_; }
    [[nodiscard]] const Solution* solution() const { return solution_ ? &*solution_ : nullptr; }
    /// The worth of every move of an open position; empty without a complete solution.
    [[nodiscard]] std::vector<MoveWorth> movesOf(const GridState& state) const;

  private:
    bool openStored(const GridOptions& options);
    void proveStart(const GridOptions& options, const base::StopFlag& stop, const base::Tell& tell);

    PlacementGame game_;
    GridReport report_;
    std::optional<Solution> solution_;
};

/// A stored solution checked position by position against its successors, by the rules themselves and not by the code that
/// made it.
struct VerifyReport {
    bool holds = false;
    std::uint64_t checked = 0;
    std::uint64_t expected = 0;           // entries that the file says it holds
    std::optional<BoardText> wrong;       // the first position whose value does not follow from its successors'
    std::optional<base::Message> damage;  // why the file cannot be read, if it cannot
    base::Halt halt = base::Halt::none;
    double seconds = 0;
};
/// On several threads where the whole table has room within the limit of memory, otherwise block by block on one.
VerifyReport verifySolution(const std::filesystem::path& file, unsigned threads, const base::Limits& limits,
                            const base::StopFlag& stop, const base::Tell& tell = {});

}  // namespace mitos::api::grid
