#pragma once
// `mitos solve GAME`
#include <string>

#include "cli/common/context.h"
#include "cli/grid/options.h"

namespace mitos::cli {

struct SolveGridOptions {
    GridGameOptions game;
    LimitOptions limits;
    std::string threads;
    std::string save;
    bool plan = false;
    bool weak = false;
};

void addSolveGrid(CLI::App& solve, Context& context);
ExitCode solveGrid(const Context& context, const SolveGridOptions& options);

}  // namespace mitos::cli
