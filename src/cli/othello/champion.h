#pragma once
// `mitos search othello --algorithm champion`
#include "cli/othello/search.h"

namespace mitos::cli {

/// An Error (usage) for switches that only the textbook searches have, and for other boards than 8x8; an Error (input) for a position
/// too far from its end.
ExitCode searchByChampion(const Context& context, const SearchOthelloOptions& options, unsigned threads);

}  // namespace mitos::cli
