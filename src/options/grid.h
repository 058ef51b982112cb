#pragma once
// Options of placement games.
#include "options/option.h"

namespace mitos::options::grid {

extern const Option game;
extern const Option start;
extern const Option toMove;

// play
extern const Option human;
extern const Option first;
extern const Option depth;
extern const Option playSeed;
extern const Option playTime;

// search
extern const Option searchDepth;
extern const Option searchSeed;
extern const Option evaluation;

// solve, verify
extern const Option weak;
extern const Option plan;
extern const Option save;
extern const Option solution;  // the file that is verified

Entries entries();

}  // namespace mitos::options::grid
