#pragma once
// `mitos train othello`
#include <string>

#include "cli/common/context.h"

namespace mitos::cli {

struct TrainOthelloOptions {
    std::string out;
    std::string samples;
    std::string seed;
    std::string threads;
    std::string scale;
};

void addTrainOthello(CLI::App& train, Context& context);
ExitCode trainOthello(const Context& context, const TrainOthelloOptions& options);

}  // namespace mitos::cli
