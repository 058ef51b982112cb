#pragma once
// `mitos solve tiles`
#include <string>

#include "cli/context.h"
#include "cli/tiles_options.h"

namespace mitos::cli {

struct SolveTilesOptions {
    TilesOptions puzzle;
    LimitOptions limits;
    std::string algorithm;
    std::string heuristic;
    std::string weight;
    std::string trace;
    std::string threads = "1";
    bool random = false;
    bool atlas = false;
    bool hint = false;
    bool replay = false;
    unsigned hardest = 4;
};

void addSolveTiles(CLI::App& solve, Context& context);
ExitCode solveTiles(const Context& context, const SolveTilesOptions& options);

}  // namespace mitos::cli
