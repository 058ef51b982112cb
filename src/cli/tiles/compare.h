#pragma once
// `mitos compare tiles`
#include <string>

#include "cli/common/context.h"
#include "cli/tiles/options.h"

namespace mitos::cli {

struct CompareTilesOptions {
    TilesOptions puzzle;
    LimitOptions limits;
    std::string algorithms;
    std::string heuristics;
    std::string weight;
    std::string random;
    bool paths = false;
    std::string csv;
    std::string html;
};

void addCompareTiles(CLI::App& compare, Context& context);
ExitCode compareTiles(const Context& context, const CompareTilesOptions& options);

}  // namespace mitos::cli
