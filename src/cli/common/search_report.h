#pragma once
// What `search GAME` says to a person about the search, whatever the game.
#include <functional>
#include <optional>
#include <string>

#include "api/turns/report.h"
#include "cli/common/console.h"

namespace mitos::cli {

/// Names what ended a search early: the time, the nodes, the memory, or Ctrl-C.
const base::Phrase& haltName(base::Halt halt);
/// `+3`, `-1`, `0`
std::string signedValue(int value);
/// How the values of a game read.
struct ValueWords {
    std::function<std::string(int)> value = signedValue;
    std::optional<std::string> found;  // of the value that was found, where more can be said of it
};
/// Move, value, line, and what it took.
void showSearch(const Console& console, const api::turns::SearchReport& report, const ValueWords& words = {});
/// What was written where.
void tellTree(const Console& console, const std::string& file, const api::turns::SearchReport& report);
base::Tell turnsProgress(const Console& console);

}  // namespace mitos::cli
