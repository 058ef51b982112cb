#pragma once
// A game that was played as JSON; the field names are a contract.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "api/othello/record.h"
#include "engine/othello/opinion.h"

namespace mitos::api::othello {

/// `opinions` has an entry for every move: nothing for passes and for moves that the computer did not search.
std::string gameJson(const Record& record, const std::vector<std::optional<engine::othello::Opinion>>& opinions,
                     std::optional<std::uint64_t> seed);

}  // namespace mitos::api::othello
