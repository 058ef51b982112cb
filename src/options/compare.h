#pragma once
// Options of `compare othello`.
#include "options/option.h"

namespace mitos::options::compare {

extern const Option positions;
extern const Option random;
extern const Option plies;
extern const Option seed;
extern const Option depths;
extern const Option methods;
extern const Option evaluations;
extern const Option repeat;
extern const Option roundRobin;
extern const Option openings;
extern const Option threads;
extern const Option csv;
extern const Option time;
extern const Option memory;
extern const Option nodes;

Entries entries();

}  // namespace mitos::options::compare
