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

class ChampionEngine final : public paths::Engine<Tiles> {
  public:
    ChampionEngine(const Tiles& puzzle, TableSize size, int weightPercent, std::optional<std::filesystem::path> cache)
        : puzzle_(puzzle), size_(size), weightPercent_(weightPercent), cache_(std::move(cache)) {}

    /// As Solver::prepare().
    void prepare(const Preparation& preparation, const base::StopFlag& stop) override;
    [[nodiscard]] SolveReport solve(const Board& start, const base::Limits& limits, const base::StopFlag& stop,
                                    const base::OnProgress& tell, const Manner& manner) const override;
    [[nodiscard]] bool tableWasDamaged() const override;
    [[nodiscard]] std::optional<base::Message> notStored() const override;

  private:
    Tiles puzzle_;
    TableSize size_;
    int weightPercent_;
    std::optional<std::filesystem::path> cache_;
    MadeTables made_;
};

}  // namespace mitos::api::tiles
