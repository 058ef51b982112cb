#pragma once
// `mitos serve`: the terminal opens the web door.
#include "cli/common/context.h"
#include "cli/common/exit_code.h"

namespace mitos::cli {

struct ServeOptions {
    std::string host;
    std::string port;  // empty: the usual one, or any where that is taken
    std::string threads;
    bool open = false;
};

ExitCode serveWeb(const Context& context, const ServeOptions& options);
void addServe(CLI::App& root, Context& context);

}  // namespace mitos::cli
