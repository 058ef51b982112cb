#pragma once
// Sliding puzzles.
#include "texts/subject.h"

namespace mitos::text {

enum TilesPhrase : base::PhraseNumber {
    // Reading boards
    boardEmpty = firstOf(Subject::tiles),
    boardTooFew,
    boardTooMany,
    notANumber,
    foreignTile,
    tileTwice,
    blankTwice,
    rowLength,
    tablesCutOff,
    tablesTooLong,
    tablesOfAnother,
    tablesAltered,
    milestoneKind,
    milestoneDamaged,
    milestoneOther,
    bfsCountsMoves,
    exactCountsMoves,
    atlasCountsMoves,
    badCosts,
    noDiagonalCosts,
    spiralOnly3x3,
    badSize,

    // Requests that are refused
    notAdmissible,
    whyManhattanKing,
    whyConflictKing,
    exactTooLarge,
    tablesNoMemory,
    atlasTooLarge,
    atlasNoMemory,

    // Comparing
    comparisonTitle,

    // Counts: one, and any other number
    boardCount,

    // Reports
    puzzleHead,
    noSolution,
    resumeFrom,
    resumeLater,
    startLabel,
    bestBoard,
    hintLine,
    batchEmpty,
    directionUp,
    directionDown,
    directionLeft,
    directionRight,
    directionUpLeft,
    directionUpRight,
    directionDownLeft,
    directionDownRight,

    // What the champion's tables take
    planHead,
    planPatterns,
    planMemory,
    planTime,
    planNotKept,
    planThere,
    planNotThere,

    // The atlas
    atlasHead,
    atlasHalf,
    atlasHardest,
    columnBoards,

    // The dialogue
    dialogueIntro,
    dialogueRow,
    dialogueAgain,
    dialogueEnded,
    sideBySide,

    // The replay
    replayStep,

    tilesEnd
};

}  // namespace mitos::text
