#pragma once
// The web door: requests that cannot be read or served, and the words of `mitos serve`.
#include "texts/subject.h"

namespace mitos::text {

enum WebPhrase : base::PhraseNumber {
    // What is wrong with the body of a request
    webNotJson = firstOf(Subject::web),
    webTooDeep,
    webTooManyKeys,
    webKeyTwice,
    webNotObject,
    webUnknownKey,
    webMissingKey,
    webNeedsText,
    webNeedsObject,
    webTextTooLong,
    webNeedsFlag,
    webNeedsTexts,
    webNotTogether,
    webOneOf,
    webUnknownRequest,
    webIdTaken,

    // What is wrong in the games
    webGameOver,
    webMoveAfterEnd,
    webUnsolvable,

    // Why a request is not served
    webStopped,
    webQueueFull,
    webTooManyJobs,
    webNoMemory,
    webForeignHost,
    webForeignOrigin,
    webBadTarget,
    webNotFound,
    webWrongMethod,
    webWrongType,
    webBodyTooLarge,
    webHeaderTooLarge,
    webTooSlow,
    webBadHttp,
    webTransferEncoding,
    webTooManyConnections,
    webNeedsUpgrade,

    // The page that is shown where the front end was not built
    webNotBuiltTitle,
    webNotBuilt,
    webNotBuiltRemedy,
    webNotBuiltApi,

    // `mitos serve`
    serveVerb,
    serveHostOption,
    servePortOption,
    serveThreadsOption,
    serveOpenOption,
    serveStop,
    servePublic,
    serveOthers,
    cannotServe,
    tooFewDescriptors,
    portTaken,
    cannotListen,
    hostUnknown,

    webEnd
};

}  // namespace mitos::text
