#pragma once
// What `solve GAME` says to a person.
#include <vector>

#include "api/grid/boards.h"
#include "cli/common/console.h"
#include "engine/grid/plan.h"
#include "engine/grid/solver.h"

namespace mitos::cli {

/// One start: the board, its value, every first move.
void showGridReport(Console& console, const api::grid::PlacementGame& game, const engine::grid::GridReport& report);
/// Many starts: a line each, and a summary.
void showGridReports(Console& console, const api::grid::PlacementGame& game,
                     const std::vector<engine::grid::GridReport>& reports);

void showPlan(Console& console, const engine::grid::Plan& plan);
void showPlanTable(Console& console, const api::grid::PlacementGame& game,
                   const std::vector<api::grid::BoardText>& starts);

}  // namespace mitos::cli
