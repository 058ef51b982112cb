#pragma once
// Solving sliding puzzles: one vocabulary for all doors.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "api/tiles/names.h"
#include "base/limits.h"
#include "base/message.h"
#include "champion/tiles/solver.h"
#include "games/tiles/board.h"
#include "search/paths/result.h"

namespace mitos::api::tiles {

using games::tiles::Board;
using games::tiles::Direction;
using games::tiles::Shape;

/// What to solve with.
struct Method {
    Algorithm algorithm = Algorithm::astar;
    std::optional<Estimate> heuristic;             // the best admissible one when not said
    std::optional<std::uint32_t> weightPercent{};  // of weighted A*: f = g + 1.5 h when not said; of the champion: 100
    TableSize tables = TableSize::small;           // of the champion
};

class TableShelf;

/// What making the champion's tables may use.
struct Preparation {
    base::Limits limits{};  // of memory and time
    unsigned threads = 1;
    base::Tell tell{};            // nodes are states of the tables
    TableShelf* shelf = nullptr;  // where they are kept for others, instead of on disk
};

using champion::tiles::Milestone;

/// What goes beyond limits in solving.
struct Manner {
    std::size_t mostTraced = 0;       // expansions to record; not with the champion
    unsigned threads = 1;             // of the champion
    const Milestone* from = nullptr;  // where the champion was stopped on the same board
};

enum class Reason { none, unsolvable, time, memory, nodes, stopped };
Reason reasonOf(base::Halt halt);

/// One expanded state, for drawing.
struct TraceEntry {
    Board board;
    Board parent;
    std::uint32_t g = 0;
    std::uint32_t h = 0;
    std::uint32_t f = 0;
    bool backward = false;
};

struct SolveReport {
    bool solved = false;
    Reason reason = Reason::none;  // why not solved
    /// To the goal when solved; otherwise to the most promising board that was reached, if any.
    std::vector<Board> path;
    std::vector<Direction> moves;  // of the blank
    bool goalReached = false;      // by that path: also when a search was ended before it could prove it the cheapest
    std::uint32_t cost = 0;
    std::uint32_t estimateLeft = 0;
    std::uint32_t lowerBound = 0;  // no solution is cheaper
    search::paths::Counters counters;
    std::vector<TraceEntry> trace;  // when asked for
    std::uint64_t traceDropped = 0;
    std::optional<Milestone> milestone;  // for going on, where the champion was stopped

    [[nodiscard]] std::size_t depth() const { return moves.size(); }
    /// Of a solution: its cost is proven to be at most that many times the optimum.
    [[nodiscard]] double ratio() const {
        return cost == 0 ? 1.0 : static_cast<double>(cost) / std::max(1U, lowerBound);
    }
};

/// Solves boards of one shape towards one goal by one method. Making it may build the exact table; solving is const, so that
/// several threads can share one. Throws an Error (usage) when the method is refused for the shape.
class Solver {
  public:
    Solver(const Shape& shape, const Board& goal, const Method& method,
           const std::optional<std::filesystem::path>& cache = std::nullopt);
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    /// Makes or loads the champion's tables, which can take a while; nothing is to be done for other methods. The champion solves nothing
    /// but unsolvable boards before that. When it was stopped, or the time was over, every board is answered with that reason.
    /// Throws an Error (limit) when the tables do not fit into the memory.
    void prepare(const Preparation& preparation, const base::StopFlag& stop);

    /// The trace counts against the memory limit: it keeps as many entries as fit into half of it, `mostTraced` at most.
    [[nodiscard]] SolveReport solve(const Board& start, const base::Limits& limits, const base::StopFlag& stop,
                                    const base::Tell& tell = {}, const Manner& manner = {}) const;

    [[nodiscard]] const Shape& shape() const;
    [[nodiscard]] const Board& goal() const;
    [[nodiscard]] Algorithm algorithm() const;
    [[nodiscard]] Estimate heuristic() const;
    [[nodiscard]] std::string_view heuristicName() const;
    [[nodiscard]] std::uint32_t weightPercent() const;
    /// Its path is a cheapest one.
    [[nodiscard]] bool optimal() const;
    /// Its path costs at most the weight times the optimum.
    [[nodiscard]] bool bounded() const;
    /// The time that making the tables took.
    [[nodiscard]] double tableSeconds() const;
    /// A damaged table was found on disk and made anew.
    [[nodiscard]] bool tableWasDamaged() const;
    /// Why the champion's tables could not be stored, if so.
    [[nodiscard]] std::optional<base::Message> notStored() const;

    // Of the champion; defects of the caller for other methods.
    [[nodiscard]] TableSize tables() const;
    [[nodiscard]] champion::tiles::TablePlan plan(unsigned threads) const;
    /// Where its tables are kept on disk, if they are.
    [[nodiscard]] std::optional<std::filesystem::path> tablesFile() const;

  private:
    [[nodiscard]] SolveReport solveByTextbook(const Board& start, const base::Limits& limits,
                                              const base::StopFlag& stop, const base::Tell& tell,
                                              std::size_t mostTraced) const;

    struct Tables;
    std::unique_ptr<Tables> tables_;
};

}  // namespace mitos::api::tiles
