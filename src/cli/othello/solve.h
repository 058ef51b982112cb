#pragma once
// `mitos solve othello`
#include <optional>
#include <string>

#include "cli/common/context.h"

namespace mitos::cli {

struct SolveOthelloOptions {
    std::string file;
    std::optional<std::string> position;
    std::optional<std::string> moves;
    bool all = false;
    bool outcome = false;
    bool certify = false;
    std::string threads;
    std::string weights;
    std::string cpu;
    LimitOptions limits;
};

void addSolveOthello(CLI::App& solve, Context& context);
ExitCode solveOthello(const Context& context, const SolveOthelloOptions& options);

}  // namespace mitos::cli
