#pragma once
// The record with which `mitos play othello` begins: who plays, the first board, the moves so far.
#include "api/othello/record.h"
#include "cli/common/context.h"
#include "cli/othello/play.h"

namespace mitos::cli {

/// Returns a new game, or the one in the file of `--load`. A person at a terminal is asked for colour, first move and
/// depth where the options leave them open; without a terminal they are black, black begins, and the depth is the
/// usual one. `champion` says whether the champion was chosen as the algorithm. Throws an Error for options that are
/// wrong or do not go together, and for a file that is no record; Interrupted after Ctrl-C.
api::othello::Record firstRecord(const Context& context, const PlayOthelloOptions& options, bool champion);

}  // namespace mitos::cli
