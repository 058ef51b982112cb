#pragma once
// Matches between players of any kind: what goes wrong, and what `mitos match` says.
#include "texts/subject.h"

namespace mitos::text {

enum MatchPhrase : base::PhraseNumber {
    // Players
    cannotStart = firstOf(Subject::match),
    noSuchProgram,
    specKind,
    specBracket,
    specColon,
    specNoCommand,
    specSetting,
    specKey,
    specTwice,
    specGtpDepth,
    specNBoardTime,

    // What holds for a player although it cannot be told
    gtpUntoldDepth,
    nboardUntoldTime,

    nboardNoClock,
    ugiNeedsLimit,
    gtpUsualStart,

    // Openings
    openingOver,
    openingSize,
    openingsNone,
    openingsRepeated,

    // The file of a match
    matchFileOther,
    matchFileResult,
    matchFileBusy,

    // The verb and its options
    matchVerb,
    playersLabel,
    openingsLabel,
    playerValue,
    clockValue,
    matchFirst,
    matchSecond,
    matchOpeningsOption,
    matchGamesOption,
    matchPliesOption,
    matchBalanceOption,
    matchSeedOption,
    matchFileOption,
    matchDepthOption,
    matchMoveTimeOption,
    matchClockOption,
    matchTimeOption,
    matchMarginOption,
    matchPatienceOption,
    matchSprtOption,
    matchAdjudicateOption,
    matchConcurrencyOption,
    matchOutOption,
    gamesEven,
    playerTwice,
    playerMissing,

    // What is told
    matchProgress,
    matchHead,
    matchResumed,
    columnTimeUsed,
    matchElo,
    matchPrior,
    matchPairs,
    sprtLine,
    sprtOpen,
    sprtElo0,
    sprtElo1,
    matchFault,
    matchFaultsMore,
    matchFaults,
    failingIllegal,
    failingCrash,
    failingHang,
    failingTime,
    failingFlood,
    failingGarbage,
    failingClosed,
    failingResigned,

    matchEnd
};

}  // namespace mitos::text
