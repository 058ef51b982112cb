#pragma once
// The whole table of options, for those who walk it. Each part is a file of its own; what only one puzzle has stands in
// the puzzle's adapter.
#include <vector>

#include "options/option.h"

namespace mitos::options {

/// Returns all entries, part by part.
std::vector<const Option*> allOptions();

}  // namespace mitos::options
