#pragma once
// What reports and help texts call the states of a puzzle. Messages about methods, limits and counts are the same for
// all.
#include "base/phrase.h"

namespace mitos::api::paths {

struct Words {
    using Phrase = base::Phrase;

    // Reports.
    Phrase count;          // {} boards
    Phrase column;         // boards
    Phrase nearest;        // the most promising board is {} from the start, an estimated {} from the goal
    Phrase noSolution;     // why there can be none
    Phrase atlasHardest;   // the hardest ({} of {})
    Phrase replayStep;     // board {} of {}
    Phrase fileEmpty;      // {} holds no board
    Phrase atlasTooLarge;  // the atlas needs {} of memory, more than the limit of {}
    Phrase needsStart;     // {} needs a board
    Phrase oneOnly;        // {} is for one board, not for a file

    // Help: the name of the subject, the heading and the value of its options, and what each does.
    Phrase subject;
    Phrase group;
    Phrase value;
    Phrase startHelp;
    Phrase goalHelp;
    Phrase fileHelp;
    Phrase algorithmHelp;
    Phrase heuristicHelp;
    Phrase weightHelp;
    Phrase atlasHelp;
    Phrase hardestHelp;
    Phrase csvHelp;
};

}  // namespace mitos::api::paths
