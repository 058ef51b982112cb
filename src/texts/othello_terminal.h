#pragma once
// Othello at the terminal: searching, explaining.
#include "texts/subject.h"

namespace mitos::text {

enum OthelloTerminalPhrase : base::PhraseNumber {
    othelloEvaluationOption = firstOf(Subject::othelloTerminal),
    evaluationShown,
    othelloUnquiet,
    unquietOption,
    explainOption,
    refuteOption,
    squareValue,
    othelloRefuteIllegal,

    othelloRefuteOver,
    explainUnfinished,
    explainNotComplete,
    othelloTitle,
    othelloScore,
    explainRoot,
    explainLeaf,
    explainOver,
    explainRefuted,
    explainEqual,
    explainWorse,
    explainWorseUncounted,
    explainNoAnswer,
    columnTerm,
    columnBlack,
    columnWhite,
    columnCoefficient,

    othelloTerminalEnd
};

}  // namespace mitos::text
