#pragma once
// The whole table of options, for tests and tools that go through it. Each part is a file of its own; options of a
// single puzzle are in the puzzle's adapter.
#include <vector>

#include "options/option.h"

namespace mitos::options {

/// Returns all entries, one part of the table after the other.
std::vector<const Option*> allOptions();

}  // namespace mitos::options
