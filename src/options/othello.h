#pragma once
// Options of Othello: playing, searching, solving, comparing, training.
#include "options/option.h"

namespace mitos::options::othello {

inline constexpr int mostPlayDepth = 60;  // plies, also in records of games

// A position and the board that it is on
extern const Option position;
extern const Option moves;
extern const Option size;

// The engine
extern const Option algorithm;      // of search
extern const Option playAlgorithm;  // of play
extern const Option championThreads;
extern const Option level;
extern const Option without;
extern const Option evaluation;
extern const Option depth;    // of search
extern const Option tieSeed;  // of search
extern const Option unquiet;

// search
extern const Option explain;
extern const Option refute;

// play
extern const Option human;
extern const Option first;
extern const Option playDepth;
extern const Option playEvaluation;
extern const Option whiteDepth;
extern const Option whiteEvaluation;
extern const Option playSeed;
extern const Option playOrder;
extern const Option playClosedSet;
extern const Option noClosedSet;

// perft
extern const Option perftDepth;
extern const Option divide;
extern const Option perftTime;
extern const Option perftNodes;

// solve
extern const Option endgameFile;
extern const Option all;
extern const Option outcome;
extern const Option certify;
extern const Option weights;
extern const Option cpu;

// train
extern const Option out;
extern const Option samples;
extern const Option trainSeed;
extern const Option scale;
extern const Option trainThreads;

Entries entries();

}  // namespace mitos::options::othello
