#pragma once
// Options of `solve PUZZLE` and `compare PUZZLE`. What only one puzzle has stands in its adapter (api/paths/option.h),
// and so do the words for its states.
#include "options/option.h"

namespace mitos::options::paths {

extern const Option start;
extern const Option goal;
extern const Option file;
extern const Option random;

// solve
extern const Option algorithm;
extern const Option heuristic;
extern const Option weight;
extern const Option atlas;
extern const Option hint;
extern const Option replay;
extern const Option hardest;
extern const Option trace;

// solve tiles
extern const Option tables;
extern const Option plan;
extern const Option resume;

// compare
extern const Option randomCount;
extern const Option algorithms;
extern const Option heuristics;
extern const Option routes;  // --paths
extern const Option csv;

Entries entries();

}  // namespace mitos::options::paths
