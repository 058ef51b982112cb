#pragma once
// Rule files: TOML that a teacher writes in five minutes. Strict: what is unknown or cannot be is an error with line,
// column, reason and a caret. The reference is docs/rule-files.md.
#include <string>
#include <string_view>

#include "games/grid/rules.h"

namespace mitos::games::grid {

/// Reads and checks the rules; throws a TextError for the first thing that is wrong.
Rules readRules(std::string_view text, const std::string& source);

}  // namespace mitos::games::grid
