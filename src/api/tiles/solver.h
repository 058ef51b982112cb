#pragma once
// Solving sliding puzzles: one vocabulary for all doors.
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "api/tiles/names.h"
#include "base/limits.h"
#include "games/tiles/board.h"
#include "search/paths/result.h"

namespace mitos::api::tiles {

using games::tiles::Board;
using games::tiles::Direction;
using games::tiles::Shape;

/// What to solve with.
struct Method {
    Algorithm algorithm = Algorithm::astar;
    std::optional<Estimate> heuristic;  // the best admissible one when not said
    std::uint32_t weightPercent = 150;  // of weighted A*: f = g + 1.5 h
};

enum class Reason { none, unsolvable, time, memory, nodes, stopped };

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

    [[nodiscard]] std::size_t depth() const { return moves.size(); }
};

/// Solves boards of one shape towards one goal by one method. Making it may build tables; solving is const, so that
/// several threads can share one. Throws an Error (usage) when the method is refused for the shape.
class Solver {
  public:
    Solver(const Shape& shape, const Board& goal, const Method& method,
           const std::optional<std::filesystem::path>& cache = std::nullopt);
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    /// The trace counts against the memory limit: it keeps as many entries as fit into half of it, `mostTraced` at most.
    [[nodiscard]] SolveReport solve(const Board& start, const base::Limits& limits, const base::StopFlag& stop,
                                    const base::Tell& tell = {}, std::size_t mostTraced = 0) const;

    [[nodiscard]] const Shape& shape() const;
    [[nodiscard]] const Board& goal() const;
    [[nodiscard]] Algorithm algorithm() const;
    [[nodiscard]] Estimate heuristic() const;
    [[nodiscard]] std::uint32_t weightPercent() const;
    /// The time that making the tables took.
    [[nodiscard]] double tableSeconds() const;
    /// A damaged table was found on disk and made anew.
    [[nodiscard]] bool tableWasDamaged() const;

  private:
    struct Tables;
    std::unique_ptr<const Tables> tables_;
};

}  // namespace mitos::api::tiles
