#pragma once
// `mitos compare tiles`
#include "api/tiles/puzzle.h"
#include "cli/paths/compare.h"

namespace mitos::cli {

using CompareTilesOptions = CompareOptions<api::tiles::Tiles>;

void addCompareTiles(CLI::App& compare, Context& context);
ExitCode compareTiles(const Context& context, const CompareTilesOptions& options);

}  // namespace mitos::cli
