#pragma once
// What the champions say.
#include "texts/subject.h"

namespace mitos::text {

enum ChampionPhrase : base::PhraseNumber {
    weightsKind = firstOf(Subject::champion),
    weightsNone,
    weightsOther,
    weightsDamaged,
    endgameSize,

    // The champion at the end of a game: mitos play, search, the protocols and the web app
    championSize,
    championRange,
    championRefuses,
    championOnly,
    championNoTrace,
    championTitle,
    patternSize,
    patternWords,
    // Its levels, 1 to 20
    levelBeginner,
    levelCasual,
    levelPractised,
    levelClub,
    levelExpert,
    levelMaster,
    levelBeyond,
    championWithoutOption,
    levelSeedOption,
    levelOption,
    championThreadsOption,
    othelloSearchAlgorithmOption,
    othelloPlayAlgorithmOption,
    othelloChampionEnds,
    othelloChampionLevel,
    othelloTookLikely,
    othelloHintLikely,
    championBounds,
    championSure,
    championMethod,
    championHalted,
    championNothing,

    // mitos solve othello
    endgameFileOption,
    endgameAllOption,
    endgameOutcomeOption,
    endgameCertifyOption,
    endgameWeightsOption,
    endgameCpuOption,
    endgameWhat,
    endgameNone,
    endgameProgress,
    endgameScore,
    endgameBounds,
    endgameWins,
    endgameLoses,
    endgameTable,
    endgameLine,
    endgameMove,
    endgameSpeed,
    endgamePublished,
    certificateWhole,
    certificateLineOnly,
    certificateBroken,
    cpuMissing,
    cpuUnknown,

    // mitos train othello
    trainVerb,
    trainOutOption,
    trainSamplesOption,
    trainSeedOption,
    trainScaleOption,
    trainProgress,
    trainEmptiesColumn,
    trainSamplesColumn,
    trainErrorColumn,
    trainHeldOutColumn,
    trainDone,
    trainStopped,
    trainFolder,

    championEnd
};

}  // namespace mitos::text
