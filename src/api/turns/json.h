#pragma once
// Reports on searches over turns as JSON; the field names are a contract.
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "api/turns/report.h"

namespace mitos::api::turns {

std::string_view nameOf(search::turns::Kind kind);
std::string_view nameOf(base::Halt halt);  // none, time, nodes, memory, stopped

/// Adds everything in the report, after what the game has put there about itself.
void addSearch(nlohmann::ordered_json& json, const SearchSummary& summary, const WrittenMoves& moves);

}  // namespace mitos::api::turns
