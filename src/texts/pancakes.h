#pragma once
// The pancake puzzle.
#include "texts/subject.h"

namespace mitos::text {

enum PancakesPhrase : base::PhraseNumber {
    // Reading stacks
    stackEmpty = firstOf(Subject::pancakes),
    stackTooShort,
    stackTooLong,
    foreignPancake,
    pancakeTwice,
    badStackSize,

    // Reports
    stackTitle,
    stackAtlasTitle,
    stackComparisonTitle,
    flipWords,
    flipHint,
    stackCount,
    columnStacks,
    nearestStack,
    everyStackSorts,
    hardestStacks,
    stackStep,
    stackFileEmpty,
    stackAtlasTooLarge,
    stackAtlasNoMemory,
    needsStack,
    oneStackOnly,

    // Help
    pancakesSubject,
    stacksLabel,
    stackValue,
    stackSizeOption,
    stackStartOption,
    stackGoalOption,
    stackFileOption,
    stackAlgorithmOption,
    stackHeuristicOption,
    stackAtlasOption,
    stackHardestOption,
    stackCsvOption,

    pancakesEnd
};

}  // namespace mitos::text
