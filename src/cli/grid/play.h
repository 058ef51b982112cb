#pragma once
// `mitos play GAME`
#include <string>

#include "cli/common/context.h"
#include "cli/grid/options.h"

namespace mitos::cli {

struct PlayGridOptions {
    GridGameOptions game;
    std::string human;
    std::string seed;
    std::string depth;
    std::string load;
    std::string save;
    std::string time;
    std::string memory;
    std::string threads;
};

void addPlayGrid(CLI::App& play, Context& context);
ExitCode playGrid(const Context& context, const PlayGridOptions& options);

}  // namespace mitos::cli
