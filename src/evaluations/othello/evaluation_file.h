#pragma once
// The reader of evaluation files: TOML that a student writes. It is strict: an unknown key or an impossible value is
// an error with line, column, reason and a caret. docs/evaluation-files.md is the reference.
#include <string>
#include <string_view>

#include "evaluations/othello/formula.h"

namespace mitos::evaluations::othello {

/// Reads and checks the text of an evaluation file; `source` names the file in errors. Throws a base::TextError for
/// the first fault.
Formula readFormula(std::string_view text, const std::string& source);

}  // namespace mitos::evaluations::othello
