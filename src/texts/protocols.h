#pragma once
// The doors for other programs: the words of `mitos gtp`, `nboard` and `ugi`.
#include "texts/subject.h"

namespace mitos::text {

enum ProtocolsPhrase : base::PhraseNumber {
    protocolPonderOption = firstOf(Subject::protocols),
    protocolEndless,
    protocolBadMove,
    protocolBadFen,

    gtpVerb,
    nboardVerb,
    ugiVerb,
    protocolDepthOption,
    protocolTimeOption,
    protocolMemoryOption,
    protocolThreadsOption,
    protocolAlgorithmOption,
    protocolEvaluationOption,
    ugiGameArgument,
    protocolsTogether,

    protocolsEnd
};

}  // namespace mitos::text
