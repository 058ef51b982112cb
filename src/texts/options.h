#pragma once
// Options of every front end: what would be a value, and what no front end but one says.
#include "texts/subject.h"

namespace mitos::text {

enum OptionsPhrase : base::PhraseNumber {
    // A value that was refused
    badValue = firstOf(Subject::options),
    expectedWhole,
    expectedAnyWhole,
    expectedDecimal,
    expectedTime,
    expectedSomeTime,  // above zero
    expectedMemory,
    expectedSomeMemory,
    expectedCount,
    expectedSomeCount,
    expectedOneOf,
    expectedOr,
    expectedExample,

    // Help
    zeroIsAllCores,
    ugiMoveTimeOption,
    ugiHashOption,
    webTimeOption,
    webMemoryOption,
    webFreshOption,
    webScrambleOption,
    webValuesOption,

    optionsEnd
};

}  // namespace mitos::text
