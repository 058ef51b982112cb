#pragma once
// Boards of sliding puzzles drawn in the terminal.
#include <string>
#include <vector>

#include "api/tiles/puzzle.h"
#include "cli/paths/view.h"

namespace mitos::cli {

/// Boards in frames, beside each other.
class TilesView final : public StateView<api::tiles::Tiles> {
  public:
    [[nodiscard]] std::vector<std::string> draw(Console& console, const api::tiles::Tiles& puzzle, const State& board,
                                                const State* before) const override;
    [[nodiscard]] std::string drawPath(Console& console, const api::tiles::Tiles& puzzle,
                                       const std::vector<State>& path, const std::vector<Move>& moves) const override;
    [[nodiscard]] std::string drawStates(Console& console, const api::tiles::Tiles& puzzle,
                                         const std::vector<State>& boards) const override;
};

}  // namespace mitos::cli
