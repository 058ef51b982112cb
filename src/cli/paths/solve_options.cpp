#include "cli/paths/solve_options.h"

#include <CLI/CLI.hpp>

#include "base/error.h"
#include "texts/terminal.h"

namespace mitos::cli {

using base::say;

void addSolveSettings(CLI::App& app, Context& context, SolveSettings& settings, const api::paths::Words& words,
                      const std::function<void()>& addMethods, const std::function<void()>& addOutput) {
    const Console& console = context.console;
    app.add_flag("--random", settings.random, console.in(text::randomOption))->group(console.in(words.group));
    const std::string method = console.in(text::methodLabel);
    const auto name = valueText(context, text::nameValue);
    app.add_option("--algorithm", settings.algorithm, console.in(words.algorithmHelp))
        ->group(method)
        ->option_text(name);
    app.add_option("--heuristic", settings.heuristic, console.in(words.heuristicHelp))
        ->group(method)
        ->option_text(name);
    app.add_option("--weight", settings.weight, console.in(words.weightHelp))->group(method)->option_text("W [1.5]");
    if (addMethods) addMethods();
    app.add_flag("--atlas", settings.atlas, console.in(words.atlasHelp))->group(method);
    const std::string output = console.in(text::outputLabel);
    app.add_flag("--hint", settings.hint, console.in(text::hintOption))->group(output);
    app.add_flag("--replay", settings.replay, console.in(text::replayOption))->group(output);
    app.add_option("--hardest", settings.hardest, console.in(words.hardestHelp))->group(output)->option_text("N [4]");
    app.add_option("--trace", settings.trace, console.in(text::traceOption))
        ->group(output)
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
    if (addOutput) addOutput();
    addLimits(app, context, settings.limits);
    app.add_option("--threads", settings.threads, console.in(text::threadsOption))
        ->group(console.in(text::limitsLabel))
        ->option_text("N [1]");
    addCommon(app, context);
}

void refuseTogether(bool first, const char* firstName, bool second, const char* secondName) {
    if (first && second) throw base::Error(base::Fault::usage, say(text::notTogether, firstName, secondName));
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
