#pragma once
// `mitos bench`
#include <string>

#include "cli/common/context.h"

namespace mitos::cli {

struct BenchOptions {
    std::string filter;
    std::string repeat;
};

void addBench(CLI::App& root, Context& context);
ExitCode bench(const Context& context, const BenchOptions& options);

}  // namespace mitos::cli
