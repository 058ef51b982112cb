#pragma once
// Evaluation files of Othello.
#include "texts/subject.h"

namespace mitos::text {

enum EvaluationsPhrase : base::PhraseNumber {
    unknownEvaluation = firstOf(Subject::evaluations),
    evaluationSize,

    // The form of the file
    evaluationValue,
    evaluationHeading,
    evaluationRepeated,
    evaluationEquals,
    evaluationLine,
    evaluationList,
    keyInPhase,
    keyInTable,
    evaluationName,

    // Tables
    tableName,
    tableNameTaken,
    tableSize,
    tableTwice,
    typeWeights,
    tableRows,
    tableColumns,
    tooManyTables,
    tableUnused,
    tablesApart,

    // Phases
    noPhases,
    tooManyPhases,
    phaseBackwards,
    phaseFirst,
    phaseOverlap,
    phaseGap,
    phaseLast,
    phaseEmpty,
    phaseTooLarge,

    // In plain words
    judgeDifference,
    judgeAlways,
    judgeUpTo,
    judgeBetween,
    judgeExactly,
    judgeFrom,
    judgeNothing,
    termMobility,
    termVulnerable,
    termEdge,
    termC,
    termX,
    termCorner,
    termCloseness,
    termDiscs,
    termTable,
    judgeSizes,
    judgeLacks,
    judgeUnreached,
    judgeLargest,

    // mitos check
    evaluationSound,
    neitherKind,

    evaluationsEnd
};

}  // namespace mitos::text
