#pragma once
// `mitos solve tiles`
#include <string>

#include "api/tiles/solver.h"
#include "cli/paths/method.h"

namespace mitos::cli {

struct SolveTilesOptions : SolveOptions<api::tiles::Tiles> {
    std::string tables;  // of the champion, as the next two
    bool plan = false;
    std::string resume;
};

void addSolveTiles(CLI::App& solve, Context& context);
ExitCode solveTiles(const Context& context, const SolveTilesOptions& options);

}  // namespace mitos::cli
