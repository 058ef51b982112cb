#pragma once
// `mitos search GAME` for placement games
#include "cli/common/search_options.h"
#include "cli/grid/options.h"

namespace mitos::cli {

struct SearchGridOptions {
    GridGameOptions game;
    SearchOptions search;
};

void addSearchGrid(CLI::App& search, Context& context);
ExitCode searchGrid(const Context& context, const SearchGridOptions& options);

}  // namespace mitos::cli
