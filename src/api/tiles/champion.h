#pragma once
// The champion behind the Solver: its tables made within limits, its answers as reports.
#include <memory>

#include "api/tiles/solver.h"

namespace mitos::api::tiles {

/// Tables that are ready, or why there are none.
struct MadeTables {
    std::shared_ptr<const champion::tiles::Solver> solver;
    base::Halt halt = base::Halt::none;
};

/// Loads them from the cache or makes them. An Error (limit) when that needs more memory than there may be.
MadeTables makeTables(const Shape& shape, const Board& goal, TableSize size, const Preparation& preparation,
                      const base::StopFlag& stop, const std::optional<std::filesystem::path>& cache = std::nullopt);

class Champion {
  public:
    Champion(const Shape& shape, const Board& goal, TableSize size, std::optional<std::filesystem::path> cache);

    /// As Solver::prepare().
    void prepare(const Preparation& preparation, const base::StopFlag& stop);
    /// Of a solvable board.
    [[nodiscard]] SolveReport solve(const Board& start, int weightPercent, const base::Limits& limits,
                                    const base::StopFlag& stop, const base::Tell& tell, const Manner& manner) const;

    [[nodiscard]] TableSize size() const { return size_; }
    [[nodiscard]] const champion::tiles::Solver* tables() const { return made_.solver.get(); }
    [[nodiscard]] champion::tiles::TablePlan plan(unsigned threads) const;
    [[nodiscard]] std::optional<std::filesystem::path> file() const;

  private:
    Shape shape_;
    Board goal_;
    TableSize size_;
    std::optional<std::filesystem::path> cache_;
    MadeTables made_;
};

}  // namespace mitos::api::tiles
