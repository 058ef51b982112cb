#pragma once
// `mitos solve tiles`
#include <string>

#include "api/tiles/solver.h"
#include "cli/context.h"
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
};

void addSolveTiles(CLI::App& solve, Context& context);
/// The method that the options name, with a word on what it does not use.
api::tiles::Method readMethod(const Console& console, const SolveTilesOptions& options);
ExitCode solveTiles(const Context& context, const SolveTilesOptions& options);

}  // namespace mitos::cli
