#pragma once
// The texts of base, by name: what went wrong, limits of what is read, files in TOML. Their words stand with
// those of the other subjects, a file for each language, in texts/languages/.
#include "base/phrase.h"

namespace mitos::text {

enum BasePhrase : base::PhraseNumber {
    // What went wrong, whatever the subject.

    cannotRead = 1,
    cannotWrite,
    notRegular,
    outputLost,
    outOfMemory,
    noThread,
    systemRefused,
    defect,

    // Tables on disk
    tableEmpty,
    tableBegin,
    tableShort,
    tableBlocks,
    tableSum,
    blockPlace,
    blockSum,
    blockUnpack,

    // Limits of what is read into memory.

    fileTooLarge,
    textTooLarge,
    lineTooLong,
    tooManyLines,
    tomlKeyDepth,
    tomlValueDepth,

    // Whose limit it is
    limitTomlFile,
    limitRecordFile,
    limitListFile,
    limitDatabaseFile,
    limitWeightsFile,
    limitMatchFile,
    limitOwnFile,

    // Files in TOML, whatever they describe: what the parser finds, and keys and values that are not as they should be.
    // What shows an example of the kind of file stands with the other texts of that kind.

    tomlBroken,
    tomlEncoding,
    tomlForeign,
    tomlBlank,
    tomlNoValue,
    tomlOpenText,
    tomlBackslash,
    tomlTwice,
    tomlOneALine,
    tomlNumber,

    // Keys and their values
    unknownKey,
    keyElsewhere,
    keyAtTop,
    missingKey,
    missingHeading,
    wrongType,
    typeText,
    typeNumber,
    typeBool,
    typeHeading,
    oneHeading,
    outOfRange,
    unknownWord,
    wordTwice,
    emptyText,

    baseEnd
};

}  // namespace mitos::text
