#pragma once
// Reports on placement games as JSON; the field names are a contract.
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "api/grid/boards.h"
#include "engine/grid/plan.h"
#include "engine/grid/solver.h"
#include "engine/grid/verify.h"

namespace mitos::api::grid {

std::string_view nameOf(search::solve::Outcome outcome);  // win, draw, loss
using games::grid::nameOf;                                // max, min

/// Adds the fields of a value: `value`, `remoteness` and, in a game of points, `margin`.
void addValue(nlohmann::ordered_json& json, const engine::grid::PositionValue& value);

std::string solveJson(const PlacementGame& game, const engine::grid::GridReport& report);
std::string planJson(const PlacementGame& game, const BoardText& start, const engine::grid::Plan& plan);
std::string verifyJson(const std::string& file, const engine::grid::VerifyReport& report);

}  // namespace mitos::api::grid
