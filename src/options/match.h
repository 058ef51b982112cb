#pragma once
// Options of `mitos match`, and the settings of its players: `mitos:depth=6,time=0.1`.
#include "options/option.h"

namespace mitos::options::match {

extern const Option first;
extern const Option second;
extern const Option a;
extern const Option b;

extern const Option openings;
extern const Option games;
extern const Option plies;
extern const Option balance;
extern const Option seed;
extern const Option openingsFile;

extern const Option depth;     // also of a player
extern const Option moveTime;  // of a player: `time`
extern const Option clock;     // also of a player
extern const Option matchTime;
extern const Option margin;
extern const Option patience;
extern const Option sprt;
extern const Option adjudicate;
extern const Option concurrency;
extern const Option out;

// Only of a player that is Mitos; its level, threads and techniques are those of options::othello
extern const Option playerMemory;
extern const Option playerAlgorithm;
extern const Option playerSeed;

Entries entries();

}  // namespace mitos::options::match
