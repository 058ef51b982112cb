#pragma once
// `mitos play othello`
#include <optional>
#include <string>

#include "cli/common/context.h"
#include "cli/common/search_options.h"

namespace mitos::cli {

struct PlayOthelloOptions {
    SearchOptions search;
    std::string level;  // of the champion
    bool noClosedSet = false;
    std::string threads;  // of the champion
    std::string unquiet;
    std::string human;
    std::string first;
    std::string size;
    std::string whiteDepth;
    std::string whiteEvaluation;
    std::optional<std::string> position;
    std::optional<std::string> moves;
    std::string load;
    std::string save;
};

void addPlayOthello(CLI::App& play, Context& context);
ExitCode playOthello(const Context& context, const PlayOthelloOptions& options);

}  // namespace mitos::cli
