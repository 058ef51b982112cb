#pragma once
// Files of games and positions.
#include "texts/subject.h"

namespace mitos::text {

enum FormatsPhrase : base::PhraseNumber {
    // GGF
    ggfBegin = firstOf(Subject::formats),
    ggfEnd,
    ggfAfter,
    ggfName,
    ggfOpen,
    ggfClose,
    ggfTwice,
    ggfLate,
    ggfOtherGame,
    ggfSize,
    ggfSizes,
    ggfResult,
    ggfTurn,
    ggfMoveNumber,
    ggfUnwritable,
    formatNumber,

    // WTHOR
    wthorAt,
    wthorHeaderShort,
    wthorNamesOnly,
    wthorSize,
    wthorCut,
    wthorFewer,
    wthorMore,
    wthorNoSquare,
    wthorDiscs,
    wthorAfterEnd,
    wthorNames,
    wthorStart,
    wthorNoResult,
    wthorResult,

    // Lists: a position or a game a line
    obfScore,
    obfTwice,
    obfScoreTwice,
    drawnRow,
    transcriptStart,

    // Games as JSON
    jsonBroken,
    jsonMissing,
    jsonText,
    jsonNumber,
    jsonSize,
    jsonEnded,
    jsonList,

    // Converting
    notationNoGame,
    convertEmpty,
    convertLostNames,
    notationNoText,
    convertVerb,
    convertFromArgument,
    convertToArgument,
    convertFromOption,
    convertToOption,
    convertFormatValue,
    convertPositionsOption,
    convertSizeOption,
    convertSkipOption,
    convertUnknown,
    convertUnknownTarget,
    convertNoGames,
    convertNoPositions,
    convertOneRecord,
    convertItem,
    convertJsonMixed,
    convertDone,
    convertStopped,
    convertProgress,
    convertPercent,

    formatsEnd
};

}  // namespace mitos::text
