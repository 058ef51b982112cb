#pragma once
// `mitos perft othello`
#include <optional>
#include <string>

#include "cli/common/context.h"

namespace mitos::cli {

struct PerftOthelloOptions {
    std::string depth;
    std::string size;
    std::optional<std::string> position;
    std::optional<std::string> moves;
    bool divide = false;
    std::string threads;
    LimitOptions limits;
};

void addPerftOthello(CLI::App& perft, Context& context);
ExitCode perftOthello(const Context& context, const PerftOthelloOptions& options);

}  // namespace mitos::cli
