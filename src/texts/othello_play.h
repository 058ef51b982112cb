#pragma once
// Playing Othello: the dialogue, moves as people type them, records of games.
#include "texts/subject.h"

namespace mitos::text {

enum OthelloPlayPhrase : base::PhraseNumber {
    // Help
    othelloHumanOption = firstOf(Subject::othelloPlay),
    othelloFirstOption,
    othelloPlayDepthOption,
    othelloWhiteDepthOption,
    othelloWhiteEvaluationOption,
    othelloNoClosedSetOption,
    othelloPlaySeedOption,
    othelloClosedSetByDefault,
    othelloNeedsNone,
    menuPlayOthello,

    // Questions before the game
    othelloAskColour,
    othelloAskFirst,
    othelloAskDepth,
    othelloNoColour,
    othelloNoDepth,
    othelloDepthRange,

    // Who plays
    othelloTitleAgainst,
    othelloTitlePeople,
    othelloTitleComputers,
    othelloBegins,
    othelloGoesOn,
    othelloLooks,
    othelloSideLooks,
    othelloMoveCount,
    othelloHowTo,
    othelloBlackX,
    othelloWhiteO,
    othelloBlackXFirst,  // where a sentence begins in English
    othelloWhiteOFirst,

    // Turns
    othelloYourMoves,
    othelloMovesOf,
    othelloYourTurn,
    othelloTurnOf,
    othelloYouPlay,
    othelloComputerPlays,
    othelloSidePlays,
    othelloWhatItTook,
    othelloTookWhole,
    othelloValueOf,
    othelloYouPass,
    othelloComputerPasses,
    othelloSidePasses,
    othelloLastMove,

    // What a person types
    othelloMoveEmpty,
    othelloMoveUnclear,
    othelloMoveNotListed,
    othelloMoveOffBoard,
    othelloMoveOffRows,
    othelloMoveTaken,
    othelloMoveTurnsNothing,
    othelloMoveNoPass,
    othelloMoveHelp,
    othelloHintHelp,
    othelloMovesHelp,
    othelloHint,
    othelloHintWhole,
    othelloHighIsGood,
    othelloLowIsGood,
    othelloColumnNumber,
    othelloColumnMove,
    othelloColumnValue,
    othelloBestMark,

    // The end
    othelloEndScore,
    othelloEndYou,
    othelloEndComputer,
    othelloEndSide,
    othelloEndDraw,

    // Records
    othelloRecordKind,
    othelloRecordKey,
    othelloRecordTwice,
    othelloRecordMissing,
    othelloRecordSize,
    othelloRecordFirst,
    othelloRecordBegan,
    othelloRecordSeat,

    // Words that a person may type for a colour, without accents and in small letters, with blanks between
    blackWords,
    whiteWords,

    othelloPlayEnd
};

}  // namespace mitos::text
