#pragma once
// Path searches: reports that are the same for all puzzles.
#include "texts/subject.h"

namespace mitos::text {

enum PathsPhrase : base::PhraseNumber {
    // Comparing
    comparisonBoards = firstOf(Subject::paths),
    columnMethod,
    columnSolved,
    columnCost,
    columnUnsolved,
    columnExpanded,
    columnGenerated,
    columnStored,
    columnTime,
    columnTable,
    tableNote,
    andTable,
    plotExpanded,
    plotTime,
    plotScatter,
    methodsDisagree,

    // Counts: one, and any other number
    moveCount,
    badLineCount,

    // Why a board was not solved, in a word
    reasonUnsolvable,
    reasonTime,
    reasonMemory,
    reasonNodes,
    reasonStopped,

    // Reports
    byMethod,
    solvedIn,
    solvedWithin,
    solvedSomehow,
    alreadySolved,
    countsLine,
    countsLineFlat,
    timeLine,
    tableLine,
    tableDamaged,
    tablesNotStored,
    byChampion,
    championCounts,
    championTime,
    tablesInterrupted,
    haltedTime,
    haltedNodes,
    haltedMemory,
    haltedByUser,
    bestBound,
    bestPath,
    heuristicIgnored,
    weightIgnored,
    recordCut,
    batchSummary,

    // The atlas
    atlasTotal,
    atlasSoFar,
    atlasPartial,
    columnDistance,

    // The replay
    replayKeys,

    pathsEnd
};

}  // namespace mitos::text
