#pragma once
// The champion behind the Solver: its answers as reports.
#include <memory>

#include "api/tiles/solver.h"
#include "engine/tiles/tables.h"

namespace mitos::api::tiles {

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
    engine::tiles::MadeTables made_;
};

}  // namespace mitos::api::tiles
