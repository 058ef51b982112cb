#pragma once
// What `search GAME` says to a person about the search, whatever the game.
#include "api/turns/report.h"
#include "cli/console.h"

namespace mitos::cli {

/// Move, value, line, and what it took.
void showSearch(const Console& console, const api::turns::SearchReport& report);
/// What was written where.
void tellTree(const Console& console, const std::string& file, const api::turns::SearchReport& report);
/// `+3`, `-1`, `0`
std::string signedValue(int value);
base::Tell turnsProgress(const Console& console);

}  // namespace mitos::cli
