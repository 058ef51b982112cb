#pragma once
// Solving sliding puzzles, by the textbook or the champion.
#include "api/paths/solver.h"
#include "api/tiles/puzzle.h"

namespace mitos::api::tiles {

using champion::tiles::TablePlan;
using paths::Reason;
using paths::reasonOf;

using Method = paths::Method<Tiles>;
using Milestone = champion::tiles::Milestone;
using Preparation = paths::Preparation<Tiles>;
using Manner = paths::Manner<Tiles>;
using TraceEntry = paths::TraceEntry<Tiles>;
using SolveReport = paths::SolveReport<Tiles>;

class Solver : public paths::Solver<Tiles> {
  public:
    using paths::Solver<Tiles>::Solver;
    Solver(const Shape& shape, const Board& goal, const Method& method,
           const std::optional<std::filesystem::path>& cache = std::nullopt)
        : paths::Solver<Tiles>({shape, goal}, method, cache) {}

    [[nodiscard]] const Shape& shape() const { return puzzle().shape; }
    [[nodiscard]] const Board& goal() const { return puzzle().goal; }

    // Of the champion.
    [[nodiscard]] TableSize tables() const { return method().tables; }
    [[nodiscard]] champion::tiles::TablePlan plan(unsigned threads) const;
    /// Where its tables are kept on disk, if they are.
    [[nodiscard]] std::optional<std::filesystem::path> tablesFile() const;
};

}  // namespace mitos::api::tiles
