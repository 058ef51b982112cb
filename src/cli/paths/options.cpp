#include "cli/paths/options.h"

#include <cmath>

#include "base/words.h"
#include "cli/common/options.h"
#include "cli/common/values.h"
#include "options/common.h"
#include "options/paths.h"
#include "options/read.h"

namespace mitos::cli {

void addStateOptions(CLI::App& app, Context& context, StateOptions& typed, const api::paths::Words& words) {
    addOption(app, context, options::paths::start.helped(words.startHelp).grouped(words.group).valued(words.value),
              typed.start);
    addOption(app, context, options::paths::goal.helped(words.goalHelp).grouped(words.group).valued(words.value),
              typed.goal);
    addOption(app, context, options::paths::file.helped(words.fileHelp).grouped(words.group), typed.file);
    addOption(app, context, options::seed.grouped(words.group), typed.seed);
}

api::paths::Algorithm readAlgorithm(const std::string& name, std::span<const api::paths::AlgorithmFacts> known) {
    for (const api::paths::AlgorithmFacts& entry : known) {
        if (entry.name == name) return entry.algorithm;
    }
    options::refuseName(name, "--algorithm", base::listedNames(known));
}

std::uint32_t readWeightPercent(const std::string& typed) {
    return static_cast<std::uint32_t>(std::lround(100 * readDecimal(options::paths::weight, typed)));
}

}  // namespace mitos::cli
