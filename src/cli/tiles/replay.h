#pragma once
// Stepping through a path in the terminal.
#include <vector>

#include "api/tiles/boards.h"
#include "cli/common/console.h"

namespace mitos::cli {

/// Forwards, backwards, or playing on by itself; single keys at a terminal, lines otherwise. Ends at `q`, at the end of the
/// input or after the last board; Ctrl-C throws Interrupted.
void replayPath(const Console& console, const api::tiles::Shape& shape, const std::vector<api::tiles::Board>& path,
                const std::vector<api::tiles::Direction>& moves);

}  // namespace mitos::cli
