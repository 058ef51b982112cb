#pragma once
// Othello: its boards and games as text, and counting its positions.
#include "texts/subject.h"

namespace mitos::text {

enum OthelloPhrase : base::PhraseNumber {
    othelloBlack = firstOf(Subject::othello),
    othelloWhite,

    // Reading boards
    othelloBadSize,
    othelloBoardEmpty,
    othelloForeignSquare,
    othelloBoardShort,
    othelloBoardLong,
    othelloMoverMissing,
    othelloNoMover,

    // Reading games
    othelloNoSquare,
    othelloOffBoard,
    othelloTaken,
    othelloTurnsNothing,
    othelloNoPass,
    othelloGameOver,

    // Counting positions
    perftVerb,
    othelloSubject,
    perftDepthOption,
    othelloSizeOption,
    othelloPositionOption,
    othelloMovesOption,
    othelloMovesValue,
    positionValue,
    divideOption,
    perftNodesOption,
    perftTimeOption,
    perftHead,
    perftCount,
    perftSpeed,
    perftCut,
    perftProgress,
    perftMoveColumn,
    perftCountColumn,

    // The end of a game
    othelloFinalDraw,
    othelloFinalWin,
    othelloFinalWinOneEmpty,
    othelloFinalWinEmpties,

    othelloEnd
};

}  // namespace mitos::text
