#pragma once
// What `search GAME` says to a person about the search, whatever the game.
#include <functional>
#include <optional>
#include <string>

#include "api/turns/report.h"
#include "cli/common/console.h"

namespace mitos::cli {

/// Names what ended a search early: the time, the nodes, the memory, or Ctrl-C.
base::Phrase haltName(base::Halt halt);
/// `+3`, `-1`, `0`
std::string signedValue(int value);
/// How the values of a game read.
struct ValueWords {
    std::function<std::string(int)> value = signedValue;
    std::optional<std::string> found;  // of the value that was found, where more can be said of it
};
/// Shows move, value, line, and what it took.
void showSearch(Console& console, const api::turns::SearchSummary& summary, const api::turns::WrittenMoves& moves,
                const ValueWords& words = {});
/// Says how much of a tree was written to `file`.
void tellTree(Console& console, const std::string& file, std::uint64_t nodes, std::uint64_t dropped);
base::OnProgress turnsProgress(Console& console);

}  // namespace mitos::cli
