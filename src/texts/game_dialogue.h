#pragma once
// The dialogue of every two-player game in the terminal: its options, its commands and what it answers.
#include "texts/subject.h"

namespace mitos::text {

enum GameDialoguePhrase : base::PhraseNumber {
    // Options
    playVerb = firstOf(Subject::gameDialogue),
    loadOption,
    saveRecordOption,
    playJson,

    // Commands; accents and capitals may be left out
    commandHint,
    commandUndo,
    commandMoves,
    commandBoard,
    commandSave,
    commandLoad,
    commandHelp,
    commandQuit,
    commandExit,  // does what `quit` does

    // What the commands do; a game says itself what its hint and its list of moves show
    undoHelp,
    boardHelp,
    saveHelp,
    loadHelp,
    helpHelp,
    quitHelp,

    // Answers
    nothingToUndo,
    undoneMoves,
    noMovesYet,
    movesLine,
    needsFileName,
    commandAlone,
    gameSaved,
    gameLoaded,
    gameLeft,
    inputEnded,

    gameDialogueEnd
};

}  // namespace mitos::text
