#pragma once
// `mitos solve tiles`
#include <string>

#include "api/tiles/solver.h"
#include "cli/common/context.h"
#include "cli/tiles/options.h"

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
    std::string hardest = "4";
    std::string tables;  // of the champion, as the next two
    bool plan = false;
    std::string resume;
};

void addSolveTiles(CLI::App& solve, Context& context);
ExitCode solveTiles(const Context& context, const SolveTilesOptions& options);

}  // namespace mitos::cli
