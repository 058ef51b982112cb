#pragma once
// Othello compared: methods on the same positions, and players against each other.
#include "texts/subject.h"

namespace mitos::text {

enum OthelloComparePhrase : base::PhraseNumber {
    // Help
    comparePositionsOption = firstOf(Subject::othelloCompare),
    compareRandomOption,
    comparePliesOption,
    comparePliesDefault,
    compareSeedOption,
    compareDepthOption,
    compareDepthDefault,
    compareMethodsOption,
    compareMethodsDefault,
    compareEvaluationsOption,
    compareEvaluationsDefault,
    compareRepeatOption,
    roundRobinOption,
    openingsOption,
    compareTimeOption,
    compareNodesOption,
    compareMemoryOption,
    compareThreadsOption,
    compareCsvOption,
    roundRobinLabel,

    // Refusals
    methodBadWord,
    methodFirstWord,
    methodTwice,
    methodBadNumber,
    methodMinimaxOrder,
    methodShallowNeeds,
    openingsTooMany,
    positionsEmpty,
    onlyRoundRobin,
    notRoundRobin,
    twoPlayers,
    listedTwice,

    // Methods compared
    compareHead,
    positionCount,
    columnEvaluation,
    columnMeanStates,
    columnCutOffs,
    columnHits,
    columnStateRate,
    columnBranching,
    columnStatesRatio,
    columnTimeRatio,
    columnAgrees,
    columnSearched,
    agreesYes,
    agreesNo,
    ratioNote,
    chosenMoves,
    effectsHead,
    columnSwitch,
    columnAddedTo,
    minimaxSkipped,
    compareDisagree,
    compareUnfinished,
    plotStates,
    plotEffects,
    plotEffectsNote,
    plotPositions,

    // The round-robin
    roundRobinHead,
    roundRobinPlayed,
    columnPlayer,
    columnGames,
    columnWins,
    columnDraws,
    columnLosses,
    columnMatchPoints,
    columnDiscs,
    columnElo,
    columnError,
    columnStatesAMove,
    columnTimeAMove,
    eloNote,
    eloPrior,
    eloPools,
    crossTable,
    crossPoints,
    plotElo,
    progressGames,
    roundRobinTitle,

    othelloCompareEnd
};

}  // namespace mitos::text
