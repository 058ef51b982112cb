#pragma once
// `mitos solve PUZZLE` and `mitos compare PUZZLE` for every puzzle that there is.
#include "cli/common/context.h"

namespace mitos::cli {

void addSolvePuzzles(CLI::App& solve, Context& context);
void addComparePuzzles(CLI::App& compare, Context& context);

}  // namespace mitos::cli
