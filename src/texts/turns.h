#pragma once
// Searches over turns laid open at the terminal.
#include "texts/subject.h"

namespace mitos::text {

enum TurnsPhrase : base::PhraseNumber {
    // Help
    searchVerb = firstOf(Subject::turns),
    techniquesLabel,
    turnsAlgorithmOption,
    depthOption,
    gridDepthDefault,
    closedSetOption,
    orderOption,
    shallowOption,
    extendOption,
    deepenOption,
    gridEvaluationOption,
    tieSeedOption,
    gridSearchSeedOption,
    treeOption,
    gridUnquiet,

    // The report
    searchGameOver,
    searchMove,
    searchTied,
    searchTiedOnly,
    searchValue,
    searchLine,
    searchDepth,
    searchToTheEnd,
    searchExhaustive,
    searchMethod,
    searchStates,
    searchStatesValue,
    searchLeaves,
    searchCutOffs,
    searchMemory,
    searchMemoryValue,
    searchExtended,
    searchOrdering,
    searchBranching,
    searchBranchingValue,
    searchHalted,
    searchHaltedDeeper,
    columnDepth,
    columnStates,
    treeWritten,
    treeShortened,
    orderNeedsAlphaBeta,
    needsOption,
    searchJudged,
    searchIncomplete,
    progressTurns,

    turnsEnd
};

}  // namespace mitos::text
