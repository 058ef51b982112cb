#pragma once
// What reports and help texts call the states of a puzzle. Messages about methods, limits and counts are the same for
// all.
#include "base/phrase.h"

namespace mitos::api::paths {

struct Words {
    using Phrase = base::Phrase;

    // Reports.
    const Phrase& count;          // {} boards
    const Phrase& column;         // boards
    const Phrase& nearest;        // the most promising board is {} from the start, an estimated {} from the goal
    const Phrase& noSolution;     // why there can be none
    const Phrase& atlasHardest;   // the hardest ({} of {})
    const Phrase& replayStep;     // board {} of {}
    const Phrase& fileEmpty;      // {} holds no board
    const Phrase& atlasTooLarge;  // the atlas needs {} of memory, more than the limit of {}
    const Phrase& needsStart;     // {} needs a board
    const Phrase& oneOnly;        // {} is for one board, not for a file

    // Help: the name of the subject, the heading and the value of its options, and what each does.
    const Phrase& subject;
    const Phrase& group;
    const Phrase& value;
    const Phrase& startHelp;
    const Phrase& goalHelp;
    const Phrase& fileHelp;
    const Phrase& algorithmHelp;
    const Phrase& heuristicHelp;
    const Phrase& weightHelp;
    const Phrase& atlasHelp;
    const Phrase& hardestHelp;
    const Phrase& csvHelp;
};

}  // namespace mitos::api::paths
