#pragma once
// Many starts of one game: those that are symmetric images of each other are solved once.
#include <unordered_map>
#include <vector>

#include "api/grid/solve.h"
#include "games/grid/symmetry.h"

namespace mitos::api::grid {

class StartSolver {
  public:
    StartSolver(const PlacementGame& game, const GridOptions& options);

    /// The report on a start: of a solution of its own, or turned from that of an image that was solved before (then its
    /// seconds are 0). Reports that a limit cut short are not turned.
    GridReport solve(const BoardText& start, const base::StopFlag& stop, const base::Tell& tell = {});

  private:
    [[nodiscard]] BoardText image(const games::grid::Symmetry& symmetry, const BoardText& board) const;
    [[nodiscard]] GridReport turned(const GridReport& report, const BoardText& start) const;

    PlacementGame game_;
    GridOptions options_;
    std::vector<games::grid::Symmetry> symmetries_;
    std::unordered_map<BoardText, GridReport> solved_;  // by the first of the images in the order of texts
};

}  // namespace mitos::api::grid
