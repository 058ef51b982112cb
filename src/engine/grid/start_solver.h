#pragma once
// Solves many starts of one game: those that are symmetric images of each other are solved once.
#include <unordered_map>
#include <vector>

#include "engine/grid/solver.h"
#include "games/grid/symmetry.h"

namespace mitos::engine::grid {

/// Solves starts of one game.
class StartSolver {
  public:
    StartSolver(const PlacementGame& game, const GridOptions& options);

    /// Returns the report on a start: of a solution of its own, or turned from that of an image that was solved
    /// before; its seconds are 0 then. A start whose image ran into a limit is solved again.
    GridReport solve(const BoardText& start, const base::StopFlag& stop, const base::OnProgress& onProgress = {});

  private:
    [[nodiscard]] BoardText image(const games::grid::Symmetry& symmetry, const BoardText& board) const;
    [[nodiscard]] GridReport turned(const GridReport& report, const BoardText& start) const;

    PlacementGame game_;
    GridOptions options_;
    std::vector<games::grid::Symmetry> symmetries_;
    std::unordered_map<BoardText, GridReport> solved_;  // the key is the first of the images in the order of texts
};

}  // namespace mitos::engine::grid
