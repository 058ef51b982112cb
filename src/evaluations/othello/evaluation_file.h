#pragma once
// Evaluation files: TOML that a student writes. Strict: what is unknown or cannot be is an error with line, column, reason and
// a caret. The reference is docs/evaluation-files.md.
#include <string>
#include <string_view>

#include "evaluations/othello/formula.h"

namespace mitos::evaluations::othello {

/// Reads and checks an evaluation; throws a TextError for the first thing that is wrong.
Formula readFormula(std::string_view text, const std::string& source);

}  // namespace mitos::evaluations::othello
