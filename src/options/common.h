#pragma once
// The entries of options that many commands share.
#include "options/option.h"

namespace mitos::options {

extern const Option json;
extern const Option lang;
extern const Option data;

// Limits
extern const Option time;
extern const Option memory;
extern const Option nodes;
extern const Option threads;
extern const Option batchThreads;  // of path searches: for several starts, or for the champion

extern const Option seed;

// Game searches. A game adds its own evaluation, depth, and which positions are unquiet.
extern const Option turnsAlgorithm;
extern const Option searchDepth;
extern const Option closedSet;
extern const Option order;
extern const Option shallow;
extern const Option extend;
extern const Option deepen;
extern const Option tree;

extern const Option html;  // of comparisons

// Games at the terminal
extern const Option load;
extern const Option save;

Entries commonEntries();

}  // namespace mitos::options
