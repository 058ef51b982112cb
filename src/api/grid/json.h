#pragma once
// Reports on placement games as JSON; the field names are a contract.
#include <string>

#include "api/grid/solve.h"

namespace mitos::api::grid {

std::string_view nameOf(search::solve::Outcome outcome);  // win, draw, loss
std::string_view nameOf(Side side);                       // max, min

std::string solveJson(const PlacementGame& game, const GridReport& report);
std::string planJson(const PlacementGame& game, const BoardText& start, const Plan& plan);
std::string verifyJson(const std::string& file, const VerifyReport& report);

}  // namespace mitos::api::grid
