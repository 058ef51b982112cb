#pragma once
// Reads rule files: TOML that a teacher writes in five minutes. Unknown keys and impossible values are errors with
// line, column, reason and a caret. The reference is docs/rule-files.md.
#include <string>
#include <string_view>

#include "games/grid/rules.h"

namespace mitos::games::grid {

/// Reads and checks the rules. Throws a TextError for the first error.
Rules readRules(std::string_view text, const std::string& source);

}  // namespace mitos::games::grid
