#include "cli/paths/solve_options.h"

#include "base/error.h"
#include "options/common.h"
#include "options/paths.h"

namespace mitos::cli {

using base::say;

void addSolveSettings(CLI::App& app, Context& context, SolveSettings& settings, const api::paths::Words& words,
                      const std::function<void()>& addMethods, const std::function<void()>& addOutput) {
    addFlag(app, context, options::paths::random.grouped(words.group), settings.random);
    addOption(app, context, options::paths::algorithm.helped(words.algorithmHelp), settings.algorithm);
    addOption(app, context, options::paths::heuristic.helped(words.heuristicHelp), settings.heuristic);
    addOption(app, context, options::paths::weight.helped(words.weightHelp), settings.weight);
    if (addMethods) addMethods();
    addFlag(app, context, options::paths::atlas.helped(words.atlasHelp), settings.atlas);
    addFlag(app, context, options::paths::hint, settings.hint);
    addFlag(app, context, options::paths::replay, settings.replay);
    addOption(app, context, options::paths::hardest.helped(words.hardestHelp), settings.hardest);
    addOption(app, context, options::paths::trace, settings.trace);
    if (addOutput) addOutput();
    addLimits(app, context, settings.limits);
    addOption(app, context, options::batchThreads, settings.threads);
    addCommon(app, context);
}

void checkCombination(const SolveSettings& settings, const StateOptions& puzzle, const api::paths::Words& words) {
    const bool start = puzzle.start.has_value();
    const bool file = !puzzle.file.empty();
    refuseTogether(start, "--start", file, "--file");
    refuseTogether(start, "--start", settings.random, "--random");
    refuseTogether(file, "--file", settings.random, "--random");
    refuseTogether(settings.atlas, "--atlas", start, "--start");
    refuseTogether(settings.atlas, "--atlas", file, "--file");
    refuseTogether(settings.atlas, "--atlas", settings.random, "--random");
    refuseTogether(settings.atlas, "--atlas", settings.hint, "--hint");
    refuseTogether(settings.atlas, "--atlas", settings.replay, "--replay");
    refuseTogether(settings.atlas, "--atlas", !settings.trace.empty(), "--trace");
    refuseTogether(settings.hint, "--hint", settings.replay, "--replay");
    if (file && settings.replay) throw base::Error(base::Fault::usage, say(words.oneOnly, "--replay"));
    if (file && !settings.trace.empty()) throw base::Error(base::Fault::usage, say(words.oneOnly, "--trace"));
}

}  // namespace mitos::cli
