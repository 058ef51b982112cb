#pragma once
// `mitos compare othello`
#include <optional>
#include <string>

#include "cli/common/context.h"

namespace mitos::cli {

struct CompareOthelloOptions {
    std::string size;
    std::string positions;
    std::optional<std::string> position;
    std::optional<std::string> moves;
    std::string random;
    std::string plies;
    std::string seed;
    std::string depths;
    std::string methods;
    std::string evaluations;
    std::string repeat;
    bool roundRobin = false;
    std::string openings;
    std::string threads;
    LimitOptions limits;
    std::string csv;
    std::string html;
};

void addCompareOthello(CLI::App& compare, Context& context);
ExitCode compareOthello(const Context& context, const CompareOthelloOptions& options);

}  // namespace mitos::cli
