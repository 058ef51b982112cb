#pragma once
// Reports on searches over turns as JSON; the field names are a contract.
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "api/turns/report.h"

namespace mitos::api::turns {

std::string_view nameOf(search::turns::VisitEnd kind);
std::string_view nameOf(base::Halt halt);  // none, time, nodes, memory, stopped

/// What every search over turns has found, whoever searched.
struct Outcome {
    WrittenMoves moves;
    std::int64_t value = 0;
    std::uint64_t states = 0;
    int depth = 0;
    double seconds = 0;
    bool complete = false;
    std::size_t valued = 0;
    bool exhaustive = false;
    base::Halt halt = base::Halt::none;
    bool toTheEnd = false;  // the depth was not limited
};
void addOutcome(nlohmann::ordered_json& json, const Outcome& outcome);

/// Adds everything in the report, after what the game has put there about itself.
void addSearch(nlohmann::ordered_json& json, const SearchSummary& summary, const WrittenMoves& moves);

}  // namespace mitos::api::turns
