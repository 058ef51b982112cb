#pragma once
// What `solve GAME` says to a person.
#include <vector>

#include "api/grid/solve.h"
#include "cli/common/console.h"

namespace mitos::cli {

/// One start: the board, its value, every first move.
void showGridReport(const Console& console, const api::grid::PlacementGame& game, const api::grid::GridReport& report);
/// Many starts: a line each, and a summary.
void showGridReports(const Console& console, const api::grid::PlacementGame& game,
                     const std::vector<api::grid::GridReport>& reports);

void showPlan(const Console& console, const api::grid::Plan& plan);
void showPlanTable(const Console& console, const api::grid::PlacementGame& game,
                   const std::vector<api::grid::BoardText>& starts);

}  // namespace mitos::cli
