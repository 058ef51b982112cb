#pragma once
// Options of `mitos gtp`, `nboard` and `ugi`, and those that UGI sets while it runs.
#include "options/option.h"

namespace mitos::options::protocols {

extern const Option depth;      // of Othello; also over UGI
extern const Option gridDepth;  // of placement games; also over UGI
extern const Option time;
extern const Option evaluation;  // also over UGI
extern const Option level;
extern const Option seed;
extern const Option algorithm;  // also over UGI
extern const Option memory;
extern const Option threads;  // also over UGI
extern const Option ponder;
extern const Option game;

// By the names that UCI gives them
extern const Option ugiLevel;  // 0: none
extern const Option moveTime;
extern const Option hash;

Entries entries();

}  // namespace mitos::options::protocols
